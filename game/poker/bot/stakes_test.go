package bot_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
)

// advised returns the advice of club players in each act of a hand.
func advised(t *testing.T, table poker.Table, rng *rand.Rand) (all []bot.Advice) {
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
		all = append(all, advice)
	}
	return all
}

// A player with less than a point left still plays for it.
func TestLessThanAPoint(t *testing.T) {
	table := poker.Table{Rules: poker.Standard(), Game: "short", Hand: 1, Button: 1,
		Players: []poker.Player{{Seat: 1, Stack: 3}, {Seat: 2, Stack: 500}}}
	table.Rules.Point = 5
	plays := false
	for _, a := range advised(t, table, rand.New(rand.NewPCG(7, 7))) {
		points := a.Options[0].Points
		plays = plays || points != 0
		if points < -1.001 || points > 2.001 {
			t.Errorf("%v brings %.2f points, where one can be won or lost, and one by a fantasy", a.Act, points)
		}
	}
	if !plays {
		t.Error("no act brings or costs anything")
	}
}

// With a suspended pair a hand brings nothing, and a fantasy after it brings nothing either: the pair stays suspended.
func TestSuspended(t *testing.T) {
	table := poker.Table{Rules: poker.Standard(), Game: "newcomer", Hand: 2, Button: 1, Suspended: []poker.Pair{{First: 1, Second: 2}},
		Players: []poker.Player{{Seat: 1, Stack: 500, Fantasy: 14}, {Seat: 2, Stack: 500}}}
	fantasy := 0.0
	for _, a := range advised(t, table, rand.New(rand.NewPCG(8, 8))) {
		for _, o := range a.Options {
			fantasy = max(fantasy, o.Fantasy)
			if o.Points != 0 {
				t.Fatalf("%v brings %.2f points", o.Act, o.Points)
			}
		}
	}
	if fantasy == 0 {
		t.Error("the deal is for nothing: no act may bring a fantasy")
	}
}
