package analysis_test

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/dd"
)

// The possible tricks at each card agree with the solver's for each position.
func TestCourse(t *testing.T) {
	changes := 0
	for i, b := range played(t, small(), 31, 6) {
		a := analysed(t, b, analysis.Analysis{}, 0)
		c, first := b.Contract(), len(b.Auction().Calls)
		course := a.Course(b)
		if len(course) != len(b.Events())-first+1 {
			t.Fatalf("board %d: %d places", i+1, len(course))
		}
		for n, got := range course {
			at := b.Prefix(first + n)
			want := b.DeclarerTricks()
			if at.Phase() == bridge.PlayPhase {
				rest := must(dd.Solve(t.Context(), must(dd.At(at)), dd.Options{})).Min
				if at.Turn().Side() != c.Declarer.Side() {
					rest = at.Left() - rest
				}
				want = at.Won(c.Declarer.Side()) + rest
			}
			if got != want {
				t.Errorf("board %d, after %d cards: %d, want %d", i+1, n, got, want)
			}
			if n > 0 && got != course[n-1] {
				changes++
			}
		}
		// A card in the middle that isn't judged leaves what is known at both ends.
		a.Acts[5].Unknown = true
		gap := a.Course(b)
		if !slices.Equal(gap, course) {
			t.Errorf("board %d: with a card that isn't known %v, want %v", i+1, gap, course)
		}
		a.Acts[7].Unknown = true
		gap = a.Course(b)
		if gap[6] != -1 || gap[7] != -1 || !slices.Equal(gap[:6], course[:6]) || !slices.Equal(gap[8:], course[8:]) {
			t.Errorf("board %d: with two %v, want %v", i+1, gap, course)
		}
	}
	if changes < 10 {
		t.Errorf("it changes %d times", changes)
	}
	if got := (analysis.Analysis{}).Course(passedOut(t)); got != nil {
		t.Errorf("nothing was played, and it is %v", got)
	}
	nothing := (analysis.Analysis{}).Course(played(t, small(), 31, 1)[0])
	if last := len(nothing) - 1; nothing[last] < 0 || slices.ContainsFunc(nothing[:last], func(n int) bool { return n >= 0 }) {
		t.Errorf("nothing is known, and it is %v", nothing)
	}
}
