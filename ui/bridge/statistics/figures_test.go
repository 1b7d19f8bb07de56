package statistics

import (
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// sample is a user's boards: contracts of each role, and one that was passed out.
func sample() bridgestore.Statistics {
	cell := func(level int, strain bridge.Strain, role bridgestore.Role, t bridgestore.Tally) bridgestore.Cell {
		return bridgestore.Cell{Rules: "SuperBridge", Level: level, Strain: strain, Role: role, Tally: t}
	}
	return bridgestore.Statistics{
		Cells: []bridgestore.Cell{
			cell(0, 0, bridgestore.AnyRole, bridgestore.Tally{Boards: 1}),
			cell(4, bridge.Spades, bridgestore.Declarer, bridgestore.Tally{Boards: 40, Made: 30, Points: 8000, Analysed: 20, Tricks: -5, TricksSquared: 9, WithPar: 10, Bidding: -400, BiddingSquared: 106_000, Cards: 600, Costly: 12, WithCostly: 9}),
			cell(4, bridge.Spades, bridgestore.Dummy, bridgestore.Tally{Boards: 20, Made: 6, Points: -5000}),
			cell(8, bridge.NoTrump, bridgestore.Declarer, bridgestore.Tally{Boards: 4, Made: 1, Points: 2000}),
			cell(5, bridge.Clubs, bridgestore.Defender, bridgestore.Tally{Boards: 35, Made: 14, Points: 700, Leads: 40, FreeLeads: 30}),
		},
		Rubbers: 40, Won: 22, Lost: 17, LongestRun: 5, RunFrom: time.UnixMilli(1000).UTC(), RunTo: time.UnixMilli(9000).UTC(), Helped: 3, Unlooked: 2,
	}
}

// line returns the figure of that name.
func line(t *testing.T, all []figure, label string) figure {
	t.Helper()
	for _, f := range all {
		if f.Label == label {
			return f
		}
	}
	t.Errorf("there is no figure %q", label)
	return figure{}
}

func TestFigures(t *testing.T) {
	all := figures(sample(), bridge.SuperBridge(), bridgestore.Filter{})
	for _, c := range []struct{ label, value, chance, behind string }{
		{"Deals", "100", "", "3 with help"},
		{"Sessions", "22 – 17 – 1", "", "40 sessions"},
		{"Longest run", "5", "", "40 sessions"},
		{"Points a deal", "+57", "", "100 deals"},
		{"Contracts made", "58 %", "± 6", "64 contracts"}, // 37 of 64
		{"Contracts beaten", "60 %", "± 8", "35 contracts"},
		{"Slams bid", "6 %", "± 3", "64 contracts"},
		{"Slams made", "1 of 4", "", "4 slams"},
		{"Against double-dummy", "–0.25", "± 0.14", "20 deals"},
		{"Bidding against par", "–40", "± 32", "10 deals"},
		{"Costly cards in 100", "2.0", "± 0.6", "600 cards"},
		{"Leads that cost nothing", "75 %", "± 7", "40 leads"},
	} {
		f := line(t, all, c.label)
		if f.Value != c.value || f.Chance != c.chance || f.Behind != c.behind {
			t.Errorf("%s: %q %q %q, want %q %q %q", c.label, f.Value, f.Chance, f.Behind, c.value, c.chance, c.behind)
		}
	}
	want(t, "few slams", line(t, all, "Slams made").Few, true)
	want(t, "few contracts", line(t, all, "Contracts made").Few, false)
}

// Behind a figure are the boards, or the rubbers, that it is counted over.
func TestBoardsBehindFigures(t *testing.T) {
	base := bridgestore.Filter{Rules: "SuperBridge", Counted: true}
	all := figures(sample(), bridge.SuperBridge(), base)
	with := func(change func(*bridgestore.Filter)) bridgestore.Filter {
		f := base
		change(&f)
		return f
	}
	want(t, "boards", line(t, all, "Deals").filter, base)
	want(t, "made", line(t, all, "Contracts made").filter, with(func(f *bridgestore.Filter) { f.Role = bridgestore.Declaring }))
	want(t, "beaten", line(t, all, "Contracts beaten").filter, with(func(f *bridgestore.Filter) { f.Role = bridgestore.Defender }))
	want(t, "slams", line(t, all, "Slams made").filter, with(func(f *bridgestore.Filter) { f.Role, f.Slam = bridgestore.Declaring, true }))
	want(t, "costly", line(t, all, "Costly cards in 100").filter, with(func(f *bridgestore.Filter) { f.Costly = true }))
	want(t, "double dummy", line(t, all, "Against double-dummy").filter, with(func(f *bridgestore.Filter) { f.Worth = true }))
	want(t, "par", line(t, all, "Bidding against par").filter, with(func(f *bridgestore.Filter) { f.Par = true }))
	want(t, "leads", line(t, all, "Leads that cost nothing").filter, with(func(f *bridgestore.Filter) { f.Role, f.Lead = bridgestore.Defender, true }))
	want(t, "rubbers", line(t, all, "Sessions").behind, behind{with(func(f *bridgestore.Filter) { f.Ended = true }), true, 40})
	want(t, "run", line(t, all, "Longest run").behind, behind{with(func(f *bridgestore.Filter) {
		f.Ended, f.Terms, f.EndedFrom, f.EndedTo = true, "rubber-won", sample().RunFrom, sample().RunTo.Add(time.Millisecond)
	}), true, 5})
	base.Role = bridgestore.Dummy
	all = figures(sample(), bridge.SuperBridge(), base)
	want(t, "dummy's slams", line(t, all, "Slams made").filter, with(func(f *bridgestore.Filter) { f.Slam = true }))
}

func TestFiguresOfARole(t *testing.T) {
	labels := func(role bridgestore.Role) map[string]bool {
		all := make(map[string]bool)
		for _, f := range figures(sample(), bridge.SuperBridge(), bridgestore.Filter{Role: role}) {
			all[f.Label] = true
		}
		return all
	}
	if l := labels(bridgestore.Defender); l["Contracts made"] || l["Slams bid"] || !l["Contracts beaten"] {
		t.Errorf("of a defender: %v", l)
	}
	if l := labels(bridgestore.Declarer); !l["Contracts made"] || !l["Slams bid"] || l["Contracts beaten"] || !l["Costly cards in 100"] || l["Leads that cost nothing"] {
		t.Errorf("of a declarer: %v", l)
	}
	if l := labels(bridgestore.Dummy); !l["Contracts made"] || l["Costly cards in 100"] || l["Leads that cost nothing"] {
		t.Errorf("of dummy: %v", l)
	}
	// He has cards where he plays both hands.
	st := sample()
	st.Cells[2].Cards, st.Cells[2].Costly = 500, 10
	line(t, figures(st, bridge.SuperBridge(), bridgestore.Filter{Role: bridgestore.Dummy}), "Costly cards in 100")
}

// What nothing stands behind is a dash, never a division by nought.
func TestFiguresOfNothing(t *testing.T) {
	for _, f := range figures(bridgestore.Statistics{}, bridge.Duplicate(), bridgestore.Filter{})[3:] {
		if f.Value != none || f.Chance != "" || !f.Few {
			t.Errorf("%s: %q %q", f.Label, f.Value, f.Chance)
		}
	}
}

func TestSlamsBeginWhereTheRulesSay(t *testing.T) {
	want(t, "68 cards", slamFrom(bridge.SuperBridge()), 7)
	want(t, "52 cards", slamFrom(bridge.Duplicate()), 6)
}
