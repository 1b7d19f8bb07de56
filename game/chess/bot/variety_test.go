package bot

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// Players of other games begin otherwise; without a seed, as for advice, they always begin alike.
func TestVariety(t *testing.T) {
	begin := func(seed uint64) string {
		g := game(t, "A1-2 ; ; *")
		for range 8 {
			e, err := Player{Level: Club, Seed: seed, Threads: 1}.Act(context.Background(), g)
			if err != nil {
				t.Fatal(err)
			}
			if g, err = g.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
		return g.String()
	}
	seen := map[string]bool{}
	for seed := range uint64(6) {
		seen[begin(seed+1)] = true
	}
	if len(seen) < 6 {
		t.Errorf("6 games begin in %d ways", len(seen))
	}
	if first, again := begin(0), begin(0); first != again {
		t.Error("without a seed two games begin otherwise")
	}
}

// In the opening the values of an expert with a seed are off by what varies, and those of advice, without one, by nothing.
func TestOpeningsVary(t *testing.T) {
	for seed, want := range map[uint64]int{0: 0, 1: varied} {
		if got := newThinking(context.Background(), Player{Level: Expert, Seed: seed}, game(t, "A1-2 ; ; *")).variety(); got != want {
			t.Errorf("seed %d: values are off by up to %d, want %d", seed, got, want)
		}
	}
}

// After the opening the seed makes no difference to players who calculate.
func TestLaterTurnsDontVary(t *testing.T) {
	p, err := chess.ParsePosition("7yK/10/12/14/14/14/14/14/5yR8/14/5rR8/12/10/rK7 r A1-2 r-y- - - 0 40")
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(3) {
		th := newThinking(context.Background(), Player{Level: Expert, Seed: seed}, chess.From(p))
		if got := th.variety(); got != 0 {
			t.Errorf("seed %d: values are off by up to %d", seed, got)
		}
	}
}
