package bot_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
)

// advised returns what a club player thinks in each act of a hand.
func advised(t *testing.T, table poker.Table, rng *rand.Rand) (all []bot.Option) {
	t.Helper()
	h, err := poker.NewHand(table, table.Shuffle(rng))
	if err != nil {
		t.Fatal(err)
	}
	for seat, ok := h.Turn(); ok; seat, ok = h.Turn() {
		advice, err := bot.Player{Level: bot.Club}.Advise(context.Background(), h.View(seat))
		if err == nil {
			h, err = h.Apply(advice.Act)
		}
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, advice.Options...)
	}
	return all
}

// A player who has less than a point left still plays for it.
func TestLessThanAPoint(t *testing.T) {
	table := poker.Table{Rules: poker.Standard(), Game: "short", Hand: 1, Button: 1,
		Players: []poker.Player{{Seat: 1, Stack: 3}, {Seat: 2, Stack: 500}}}
	table.Rules.Point = 5
	least, most := 0.0, 0.0
	for _, o := range advised(t, table, rand.New(rand.NewPCG(7, 7))) {
		least, most = min(least, o.Points), max(most, o.Points)
	}
	if least >= 0 || least < -1 || most <= 0 || most > 2 {
		t.Errorf("acts bring %.2f to %.2f points, where one can be won or lost, and one by a fantasy", least, most)
	}
}

// Where a pair is suspended a hand brings nothing, and a fantasy after it brings nothing either: the pair stays suspended.
func TestSuspended(t *testing.T) {
	table := poker.Table{Rules: poker.Standard(), Game: "newcomer", Hand: 2, Button: 1, Suspended: []poker.Pair{{First: 1, Second: 2}},
		Players: []poker.Player{{Seat: 1, Stack: 500, Fantasy: 14}, {Seat: 2, Stack: 500}}}
	fantasy := 0.0
	for _, o := range advised(t, table, rand.New(rand.NewPCG(8, 8))) {
		fantasy = max(fantasy, o.Fantasy)
		if o.Points != 0 {
			t.Fatalf("%v brings %.2f points", o.Act, o.Points)
		}
	}
	if fantasy == 0 {
		t.Error("the deal is for nothing: no act may bring a fantasy")
	}
}
