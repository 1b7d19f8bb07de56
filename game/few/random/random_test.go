package random

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/few"
)

func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// Random deals of every game end, and cover everything that can happen: contracts of all levels and strains, doubled
// and redoubled, nullo, claims, and passed-out deals, except in games whose first call can't be a pass.
func TestWhatHappens(t *testing.T) {
	const deals = 250
	for kind := few.TwoDummies; kind <= few.ChineseBridge; kind++ {
		r := few.Of(kind)
		t.Run(r.Name, func(t *testing.T) {
			rng := source(1)
			happened := map[any]int{}
			for range deals {
				b, err := Board(r, rng)
				if err != nil {
					t.Fatal(err)
				}
				if b, err = Play(b, rng); err != nil {
					t.Fatal(err)
				}
				c := b.Contract()
				if _, _, ok := b.Claim(); ok {
					happened["claim"]++
				}
				if b.Passed() {
					happened["passed"]++
					continue
				}
				happened[c.Level]++
				happened[c.Strain]++
				happened[c.Doubling]++
				if r.Kind == few.Slam && c.Points == 0 {
					happened["slam bid"]++
				}
			}
			want := []any{"claim", bridge.Undoubled, bridge.Doubled, bridge.Redoubled}
			for level := 1; level <= r.Level; level++ {
				want = append(want, level)
			}
			for _, s := range r.Strains {
				want = append(want, s)
			}
			if kind != few.OpenOrClosed {
				want = append(want, "passed")
			}
			if kind == few.Slam {
				want = append(want, "slam bid")
			}
			for _, what := range want {
				if happened[what] == 0 {
					t.Errorf("in %d deals there was no %v: %v", deals, what, happened)
				}
			}
			if n := happened["passed"]; n > deals/2 {
				t.Errorf("all passed %d of %d deals", n, deals)
			}
		})
	}
}

// A player acts as the package does, and stops when cancelled.
func TestPlayer(t *testing.T) {
	rng := source(2)
	b, err := Board(few.Of(few.Booby), rng)
	if err != nil {
		t.Fatal(err)
	}
	v := b.View(b.Turn())
	e, err := Player{source(3)}.Act(context.Background(), v)
	if want := Event(v, source(3)); err != nil || e != want {
		t.Errorf("got %v, %v, want %v", e, err, want)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := (Player{rng}).Act(ctx, v); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want that it was cancelled", err)
	}
}

// Rules have each option now and then.
func TestRules(t *testing.T) {
	rng, seen := source(4), map[string]bool{}
	for range 100 {
		r := Rules(few.Slam, rng)
		read, err := few.ParseRules(r.String())
		if err != nil || read.String() != r.String() {
			t.Fatalf("%v is read as %v: %v", r, read, err)
		}
		seen[r.String()] = true
	}
	if len(seen) != 16 {
		t.Errorf("got %d rules of Slam, want 16: %v", len(seen), seen)
	}
}
