package bot_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
)

// A beginner's advice has no points, and he judges like a club player.
func TestBeginnerJudges(t *testing.T) {
	table := poker.Table{Rules: poker.Standard(), Game: "judged", Hand: 1, Button: 2,
		Players: []poker.Player{{Seat: 1, Stack: 500}, {Seat: 2, Stack: 500}}}
	h, err := poker.NewHand(table, table.Shuffle(rand.New(rand.NewPCG(9, 9))))
	if err != nil {
		t.Fatal(err)
	}
	h = play(t, h, bot.Player{Level: bot.Beginner}, nil)
	last := h.Len() - 1
	want, err := bot.Judge(context.Background(), bot.Player{Level: bot.Club}, h, last)
	if err != nil {
		t.Fatal(err)
	}
	got, err := bot.Judge(context.Background(), bot.Player{Level: bot.Beginner}, h, last)
	if err != nil || len(got.Options) < 2 || fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("a beginner judges %+v (%v), want %+v", got, err, want)
	}
}

// A fantasy with a straight flush at the bottom and a pair on top brings a return, and its advice says so.
func TestReturnIsForeseen(t *testing.T) {
	cards, err := poker.ParseCards("S9S8S7S6S5HAHKDQC2D2C3H4DJ" + "C7")
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(10, 10))
	table := poker.Table{Rules: poker.Standard(), Game: "return", Hand: 2, Button: 2,
		Players: []poker.Player{{Seat: 1, Stack: 500, Fantasy: 14}, {Seat: 2, Stack: 500}}}
	for {
		deal := table.Shuffle(rng)
		deal[0] = cards
		h, err := poker.NewHand(table, deal)
		if err != nil {
			continue // some card would come twice
		}
		advice, err := bot.Player{Level: bot.Club}.Advise(context.Background(), h.View(1))
		if err != nil {
			t.Fatal(err)
		}
		if best := advice.Options[0]; best.Fantasy != 1 || best.Dead != 0 {
			t.Errorf("%v: return %v, dead %v", best.Act, best.Fantasy, best.Dead)
		}
		return
	}
}
