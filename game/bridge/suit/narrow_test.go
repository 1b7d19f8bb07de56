package suit

import (
	"context"
	"math/rand/v2"
	"testing"
)

// With low cards of the defenders not told apart the best line is worth at most what it is worth in truth if declarer's are
// lower, and at least that if they are higher.
func TestNarrow(t *testing.T) {
	r := rand.New(rand.NewPCG(*suitSeed, 2))
	strict := 0
	for range *combinations {
		p := randomProblem(r, 3+r.IntN(4), 3+r.IntN(4))
		p.Counted = false
		g := Goal{Tricks: r.IntN(max(p.North.Len(), p.South.Len()) + 1)}
		worth := func(told int, raised bool) float64 {
			table := table{problem: p, places: p.order(told, raised)}
			if !table.search(context.Background(), g, g, wholeWork) {
				t.Fatalf("%+v is too long", p)
			}
			return table.lines[0].Worth
		}
		exact := worth(p.Missing().Len(), false)
		for told := 1; told < p.Missing().Len(); told++ {
			low, high := worth(told, false), worth(told, true)
			if low > exact+1e-6 || high < exact-1e-6 {
				t.Errorf("%+v, goal %+v, %d told apart: %.6f to %.6f, and it is %.6f", p, g, told, low, high, exact)
			}
			if low < high-1e-6 {
				strict++
			}
		}
	}
	if strict == 0 {
		t.Error("low cards never matter")
	}
}
