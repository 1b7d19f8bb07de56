package dd

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

// An estimate is near the truth and takes a small part of the cards tried.
func TestEstimate(t *testing.T) {
	const left, deals = 12, 20
	off, most, all, few := 0, 0, 0, 0
	for n := range deals {
		for _, strain := range twoStrains {
			p := downTo(uint64(n), strain, left)
			s, e := NewSolver(0), NewEstimator(0, Breadth{Leads: 3, Follows: 2, Discards: 2})
			truth, about := must(s.Solve(t.Context(), p, 0)), must(e.Solve(t.Context(), p, 0))
			if !about.Exact() {
				t.Fatalf("%v is no number\n%s", about, show(p))
			}
			wrong := max(about.Min-truth.Min, truth.Min-about.Min)
			off, most = off+wrong, max(most, wrong)
			all, few = all+s.Nodes(), few+e.Nodes()
		}
	}
	if off*3 > 2*deals || most > 2 {
		t.Errorf("%d values are off by %d tricks in all, one by %d", 2*deals, off, most)
	}
	if few*6 > all {
		t.Errorf("%d cards tried instead of %d", few, all)
	}
	t.Logf("off by %d tricks in %d values, %d cards tried instead of %d", off, 2*deals, few, all)
}

// With a breadth that nobody can use up an estimate is the truth.
func TestBroadest(t *testing.T) {
	for n := range 30 {
		p := downTo(uint64(n), twoStrains[n%2], 7)
		want := must(Plays(t.Context(), p, Options{}))
		for _, b := range []Breadth{{}, {Leads: 7, Follows: 7, Discards: 7}} {
			if got := must(NewEstimator(0, b).Plays(t.Context(), p, 0)); !slices.Equal(got, want) {
				t.Errorf("%+v: %v instead of %v\n%s", b, got, want, show(p))
			}
		}
	}
}

// Each limit by itself makes a search try fewer cards.
func TestBreadthLimits(t *testing.T) {
	effort := func(b Breadth) (nodes int) {
		for n := range 10 {
			e := NewEstimator(0, b)
			must(e.Solve(t.Context(), downTo(uint64(n), bridge.Spades, 9), 0))
			nodes += e.Nodes()
		}
		return nodes
	}
	all := effort(Breadth{})
	for _, b := range []Breadth{{Leads: 2}, {Follows: 1}, {Discards: 1}} {
		if nodes := effort(b); nodes*10 > all*9 {
			t.Errorf("%+v takes %d cards tried, without limits %d", b, nodes, all)
		}
	}
}
