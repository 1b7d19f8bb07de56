package suit

import (
	"context"
	"errors"
	"flag"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/card"
)

var (
	measured    = flag.Int("measured", 0, "how many random holdings of 68 cards are timed for each number of missing cards")
	measureSeed = flag.Uint64("measure-seed", 1, "the seed of the holdings that are timed")
	onlyMissing = flag.Int("measure-missing", 0, "time only holdings with this number of missing cards")
)

// dealt returns a random suit of 17 cards. The given number is missing; each other card is North's or South's.
func dealt(r *rand.Rand, missing int) Problem {
	p := Problem{Deck: card.Deck68}
	for i, rank := range r.Perm(17) {
		switch {
		case i < missing:
		case r.IntN(2) == 0:
			p.North = p.North.With(card.Ace - card.Rank(rank))
		default:
			p.South = p.South.With(card.Ace - card.Rank(rank))
		}
	}
	return p
}

// TestMeasure prints how long random holdings take, for the average and for one number of tricks, and whether the answer is exact.
// Without -measured it does nothing: go test ./game/bridge/suit -run TestMeasure -measured 10 -v.
func TestMeasure(t *testing.T) {
	if *measured == 0 {
		t.Skip("a measure, which takes minutes: -measured says how many holdings")
	}
	for _, missing := range []int{6, 7, 8, 9, 11} {
		if *onlyMissing != 0 && missing != *onlyMissing {
			continue
		}
		r := rand.New(rand.NewPCG(*measureSeed, uint64(missing)))
		var slowest, sum time.Duration
		late, inexact, asked := 0, 0, 0
		for range *measured {
			p := dealt(r, missing)
			for _, g := range []Goal{{}, {Tricks: 1 + r.IntN(max(p.North.Len(), p.South.Len()))}} {
				begin := time.Now()
				a, err := Solve(context.Background(), p, g)
				took := time.Since(begin)
				if err != nil && !errors.Is(err, ErrTooLong) {
					t.Fatal(err)
				}
				slowest, sum, asked = max(slowest, took), sum+took, asked+1
				if took > time.Second {
					late++
				}
				if !a.Exact {
					inexact++
				}
				low := 0.0
				if err == nil {
					low = a.Lines[0].Worth
				}
				t.Logf("%v opposite %v, goal %d: %v, exact %v, %.5f to %.5f", p.North, p.South, g.Tricks, took.Round(time.Millisecond), a.Exact, low, a.Most)
			}
		}
		t.Logf("%d missing: %d asked, %d over 1 s, slowest %v, %v on average, %d not exact", missing, asked, late, slowest.Round(time.Millisecond), (sum / time.Duration(max(asked, 1))).Round(time.Millisecond), inexact)
	}
}
