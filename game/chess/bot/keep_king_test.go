package bot

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// A player keeps its own king where it can, though its chances are small.
func TestKeepKing(t *testing.T) {
	for _, text := range []string{
		"2bP2yP2/4yN5/bK1bP1bP2yP2yPyK/2bPbP7yP2/4gRbQ8/13yP/14/1bR4rNyB2gPgBgP1/rP13/2rR6yR4/2rP3gBgP3gPgN1/1rPrP6gPgPgK/10/rK7 r A2-4 rbyg m4 - 4 97",
		"6yK1/5bK4/12/7bP6/14/13rP/14/6gQ7/7bR6/11gP2/yP3bP2rK6/12/10/8 y A2-4 rbyb - - 12 311",
	} {
		p, err := chess.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(4) {
			th := newThinking(context.Background(), Player{Level: Club, Seed: 5 + seed}, chess.From(p))
			tries, err := th.decide()
			if err != nil {
				t.Fatal(err)
			}
			if _, exposed := th.exposes(tries[0].move); exposed {
				t.Errorf("%s: %v leaves the king", text, tries[0].move)
			}
		}
	}
}
