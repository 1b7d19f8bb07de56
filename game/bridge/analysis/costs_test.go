package analysis_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/card"
)

// The losses of the four players, declarer's including dummy's, match what assess reports for the sides.
func TestCosts(t *testing.T) {
	leads := 0
	for i, b := range played(t, small(), 8, 20) {
		a := analysed(t, b, analysis.Analysis{}, 0)
		report, err := assess.Board(t.Context(), b, assess.Options{From: b.Rules.Tricks()})
		if err != nil {
			t.Fatal(err)
		}
		var all, declarer analysis.Costs
		for _, seat := range card.Seats {
			its := a.Costs(b, seat)
			all.Cards += its.Cards
			all.Costly += its.Costly
			all.Tricks += its.Tricks
			if its.Led != (seat == b.Contract().Leader()) || its.Lead > its.Tricks {
				t.Errorf("board %d: %v has %+v in %v", i+1, seat, its, b.Contract())
			}
			all.Lead += its.Lead
			if seat == b.Contract().Declarer {
				declarer = its
			}
			if seat == b.Contract().Dummy() && its != (analysis.Costs{}) {
				t.Errorf("board %d: dummy has %+v", i+1, its)
			}
		}
		leads += all.Lead
		if declarer.Costly != report.Declarer.Cards || all.Lead != report.Lead.Tricks || all.Costly != report.Declarer.Cards+report.Defence.Cards+report.Lead.Cards {
			t.Errorf("board %d: %+v, declarer %+v, want %+v", i+1, all, declarer, report)
		}
		// The last trick is no choice, and some other cards aren't either.
		if choices := 4 * (b.Rules.Tricks() - 1); all.Cards == 0 || all.Cards > choices {
			t.Errorf("board %d: %d cards of %d were chosen", i+1, all.Cards, choices)
		}
	}
	if leads == 0 {
		t.Error("no lead cost anything")
	}
}

// Unknown costs and forced cards don't count.
func TestCostsOfTheUnknown(t *testing.T) {
	b := played(t, small(), 8, 2)[1]
	first, leader := len(b.Auction().Calls), b.Contract().Leader()
	for _, c := range []struct {
		act  assess.Judged
		want analysis.Costs
	}{
		{assess.Judged{}, analysis.Costs{Cards: 1, Led: true}},
		{assess.Judged{Unknown: true}, analysis.Costs{}},
		{assess.Judged{Unknown: true, Cost: 2}, analysis.Costs{Cards: 1, Costly: 1, Tricks: 2, Led: true, Lead: 2}},
	} {
		c.act.Event, c.act.Seat = first, leader
		a := analysis.Analysis{Acts: []assess.Judged{c.act}}
		if got := a.Costs(b, leader); got != c.want {
			t.Errorf("of %+v: %+v, want %+v", c.act, got, c.want)
		}
		if got := a.Costs(b, leader.Partner()); got != (analysis.Costs{}) {
			t.Errorf("the leader's partner has %+v", got)
		}
	}
	last := assess.Judged{Event: len(b.Events()) - 1, Seat: b.Prefix(len(b.Events()) - 1).Turn()}
	if b.Events()[last.Event].Kind == bridge.PlayKind {
		for _, seat := range card.Seats {
			if got := (analysis.Analysis{Acts: []assess.Judged{last}}).Costs(b, seat); got.Cards != 0 {
				t.Errorf("the last card was no choice, and %v has %+v", seat, got)
			}
		}
	}
}
