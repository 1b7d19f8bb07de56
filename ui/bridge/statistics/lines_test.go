package statistics

import (
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/statistics"
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

// lines returns the lines of the table.
func (p *page) lines() []line { return linesOf(p.statistics, p.choices.game(), p.filterOfAll) }

// labelled returns the line of that name.
func labelled(t *testing.T, all []line, label string) line {
	t.Helper()
	for _, f := range all {
		if f.Label == label {
			return f
		}
	}
	t.Errorf("there is no figure %q", label)
	return line{}
}

func TestFigures(t *testing.T) {
	all := linesOf(sample(), bridge.SuperBridge(), bridgestore.Filter{})
	for _, c := range []struct{ label, value, chance, behind string }{
		{"Deals", "100", "", "3 with help"},
		{"Sessions", "22 – 17 – 1", "", "40 sessions"},
		{"Longest winning streak", "5", "", "40 sessions"},
		{"Points per deal", "+57", "", "100 deals"},
		{"Contracts made", "58 %", "± 6", "64 contracts"}, // 37 of 64
		{"Contracts beaten", "60 %", "± 8", "35 contracts"},
		{"Slams bid", "6 %", "± 3", "64 contracts"},
		{"Slams made", "1 of 4", "", "4 slams"},
		{"Against double-dummy", "–0.25", "± 0.14", "20 deals"},
		{"Bidding against par", "–40", "± 32", "10 deals"},
		{"Costly cards per 100", "2.0", "± 0.6", "600 cards"},
		{"Leads that cost nothing", "75 %", "± 7", "40 leads"},
	} {
		f := labelled(t, all, c.label)
		if f.Value != c.value || f.Chance != c.chance || f.Behind != c.behind {
			t.Errorf("%s: %q %q %q, want %q %q %q", c.label, f.Value, f.Chance, f.Behind, c.value, c.chance, c.behind)
		}
	}
	want(t, "few slams", labelled(t, all, "Slams made").Few, true)
	want(t, "few contracts", labelled(t, all, "Contracts made").Few, false)
}

// Behind a figure are the boards, or the rubbers, that it is counted over.
func TestBoardsBehindFigures(t *testing.T) {
	base := bridgestore.Filter{Rules: "SuperBridge", Counted: true}
	all := linesOf(sample(), bridge.SuperBridge(), base)
	with := func(change func(*bridgestore.Filter)) bridgestore.Filter {
		f := base
		change(&f)
		return f
	}
	want(t, "boards", labelled(t, all, "Deals").Source.Filter, base)
	want(t, "made", labelled(t, all, "Contracts made").Source.Filter, with(func(f *bridgestore.Filter) { f.Role = bridgestore.Declaring }))
	want(t, "beaten", labelled(t, all, "Contracts beaten").Source.Filter, with(func(f *bridgestore.Filter) { f.Role = bridgestore.Defender }))
	want(t, "slams", labelled(t, all, "Slams made").Source.Filter, with(func(f *bridgestore.Filter) { f.Role, f.Slam = bridgestore.Declaring, true }))
	want(t, "costly", labelled(t, all, "Costly cards per 100").Source.Filter, with(func(f *bridgestore.Filter) { f.Costly = true }))
	want(t, "double dummy", labelled(t, all, "Against double-dummy").Source.Filter, with(func(f *bridgestore.Filter) { f.Worth = true }))
	want(t, "par", labelled(t, all, "Bidding against par").Source.Filter, with(func(f *bridgestore.Filter) { f.Par = true }))
	want(t, "leads", labelled(t, all, "Leads that cost nothing").Source.Filter, with(func(f *bridgestore.Filter) { f.Role, f.Lead = bridgestore.Defender, true }))
	want(t, "rubbers", labelled(t, all, "Sessions").Source, statistics.Found(with(func(f *bridgestore.Filter) { f.Ended = true }), 40))
	want(t, "run", labelled(t, all, "Longest winning streak").Source, statistics.Found(with(func(f *bridgestore.Filter) {
		f.Ended, f.Terms, f.EndedFrom, f.EndedTo = true, "rubber-won", sample().RunFrom, sample().RunTo.Add(time.Millisecond)
	}), 5))
	base.Role = bridgestore.Dummy
	all = linesOf(sample(), bridge.SuperBridge(), base)
	want(t, "dummy's slams", labelled(t, all, "Slams made").Source.Filter, with(func(f *bridgestore.Filter) { f.Slam = true }))
}

func TestFiguresOfARole(t *testing.T) {
	labels := func(role bridgestore.Role) map[string]bool {
		all := make(map[string]bool)
		for _, f := range linesOf(sample(), bridge.SuperBridge(), bridgestore.Filter{Role: role}) {
			all[f.Label] = true
		}
		return all
	}
	if l := labels(bridgestore.Defender); l["Contracts made"] || l["Slams bid"] || !l["Contracts beaten"] {
		t.Errorf("of a defender: %v", l)
	}
	if l := labels(bridgestore.Declarer); !l["Contracts made"] || !l["Slams bid"] || l["Contracts beaten"] || !l["Costly cards per 100"] || l["Leads that cost nothing"] {
		t.Errorf("of a declarer: %v", l)
	}
	if l := labels(bridgestore.Dummy); !l["Contracts made"] || l["Costly cards per 100"] || l["Leads that cost nothing"] {
		t.Errorf("of dummy: %v", l)
	}
	// Dummy has cards if the user plays both hands.
	st := sample()
	st.Cells[2].Cards, st.Cells[2].Costly = 500, 10
	labelled(t, linesOf(st, bridge.SuperBridge(), bridgestore.Filter{Role: bridgestore.Dummy}), "Costly cards per 100")
}

// A figure without cases is a dash, and never a division by zero.
func TestFiguresOfNothing(t *testing.T) {
	for _, f := range linesOf(bridgestore.Statistics{}, bridge.Duplicate(), bridgestore.Filter{})[3:] {
		if f.Value != statistics.None || f.Chance != "" || !f.Few {
			t.Errorf("%s: %q %q", f.Label, f.Value, f.Chance)
		}
	}
}

func TestSlamsBeginWhereTheRulesSay(t *testing.T) {
	want(t, "68 cards", slamFrom(bridge.SuperBridge()), 7)
	want(t, "52 cards", slamFrom(bridge.Duplicate()), 6)
}
