package bot_test

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
)

// Shares add up to one, whoever plays, and show the winner where that is clear.
func TestShares(t *testing.T) {
	for _, v := range chess.Variants() {
		g := opening(v, rand.New(rand.NewPCG(2, 2)))
		j, err := bot.Judge(context.Background(), g, bot.Club)
		if err != nil {
			t.Fatal(err)
		}
		sum := 0.0
		for a, share := range j.Shares {
			if share < 0 || share > 0 && !v.Armies().Has(chess.Army(a)) {
				t.Errorf("%v: %v gets %v", v, chess.Army(a), share)
			}
			sum += share
		}
		if math.Abs(sum-1) > 1e-9 {
			t.Errorf("%v: shares of %v in all", v, sum)
		}
	}
	g := parse(t, "7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1")
	for range 2 {
		j, err := bot.Judge(context.Background(), g, bot.Club)
		if err != nil {
			t.Fatal(err)
		}
		if j.Shares[chess.Red] < 0.99 {
			t.Errorf("red has %v of a game that it wins", j.Shares[chess.Red])
		}
		if !g.Over() {
			g = apply(g, chess.MoveEvent(j.Advice.Move))
		}
	}
}

// A draw is accepted by the side that is worse off, and by nobody with an advantage.
func TestAgrees(t *testing.T) {
	g := parse(t, "7yK/10/12/14/14/14/14/14/14/14/7rQ6/12/10/rK7 y A1-2 r-y- - - 0 1")
	for army, want := range map[chess.Army]bool{chess.Yellow: true, chess.Red: false, chess.Blue: false} {
		for _, level := range bot.Levels() {
			got, err := bot.Player{Level: level}.Agrees(context.Background(), g, army)
			if err != nil {
				t.Fatal(err)
			}
			if got != want {
				t.Errorf("%v as %v: %v", level, army, got)
			}
		}
	}
}

// Advice gives the reason for a move.
func TestReasons(t *testing.T) {
	for _, test := range []struct {
		position, move string
		why            bot.ReasonKind
	}{
		{"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1", "f6-g7", bot.EntersCastle},
		{"8/10/12/14/14/14/14/14/14/2rKyK10/14/12/10/8 r A1-2 r-y- - - 0 1", "c5xd5", bot.TakesKing},
		{"7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1", "f6-g7=Q", bot.Exchanges},
		{"7yK/10/12/14/14/14/14/14/5yR8/14/5rR8/12/10/rK7 r A1-2 r-y- - - 0 1", "f4xf6", bot.WinsPiece},
		{"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK2bP4 b A2-4 rry- - - 0 1", "pass", bot.OnlyMove},
	} {
		g := parse(t, test.position)
		advice, err := bot.Player{Level: bot.Club}.Advise(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		first := advice.Options[0]
		if first.Why.Kind != test.why || test.move != "" && first.Move.String() != test.move || first.Line[0] != first.Move || advice.Move != first.Move {
			t.Errorf("%s: %v, for %d, and not %s, for %d", test.position, first.Move, first.Why.Kind, test.move, test.why)
		}
	}
}
