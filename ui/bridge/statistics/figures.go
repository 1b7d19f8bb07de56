package statistics

import (
	"math"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// enough is how many cases a figure needs to be printed in full ink.
const enough = 30

// figure is a line of the table, what it says in words, and what is behind it: all that it is counted over or, of
// costly cards, the boards with one.
type figure struct {
	chart.Line
	words string
	behind
}

// ours reports whether a cell is of contracts of the user's side, defended of the others'.
func ours(c bridgestore.Cell) bool {
	return c.Level > 0 && (c.Role == bridgestore.Declarer || c.Role == bridgestore.Dummy)
}
func defended(c bridgestore.Cell) bool { return c.Level > 0 && c.Role == bridgestore.Defender }
func asDummy(c bridgestore.Cell) bool  { return c.Role == bridgestore.Dummy }

// slam reports whether the contract of a cell is a slam in its game.
func slam(c bridgestore.Cell) bool {
	r, err := bridge.RulesNamed(c.Rules)
	return err == nil && c.Level >= slamFrom(r)
}

// slamFrom returns the lowest level that is a slam.
func slamFrom(r bridge.Rules) int {
	lowest := r.Level + 1
	for _, s := range r.Slams {
		lowest = min(lowest, s.Level)
	}
	return lowest
}

// figures returns the lines of the table; those of points only for a single game, whose rules have a name. A figure that
// nothing stands behind is a dash.
func figures(st bridgestore.Statistics, r bridge.Rules, f bridgestore.Filter) []figure {
	all := st.Sum(func(bridgestore.Cell) bool { return true })
	us, them := st.Sum(ours), st.Sum(defended)
	slams := st.Sum(func(c bridgestore.Cell) bool { return ours(c) && slam(c) })
	slamBid, costly, worth, par, led, ended := f, f, f, f, asDefender(f), f
	slamBid.Slam, costly.Costly, worth.Worth, par.Par, led.Lead, ended.Ended = true, true, true, true, true, true
	rubbers := behind{filter: ended, rubbers: true, count: st.Rubbers}
	run := ended
	run.Terms, run.EndedFrom, run.EndedTo = "rubber-won", st.RunFrom, st.RunTo.Add(time.Millisecond)

	lines := []figure{
		{chart.Line{Label: text.T("statistics.boards"), Value: text.Points(all.Boards), Behind: helped(st.Helped)},
			text.T("statistics.boards.words"), behind{filter: f, count: all.Boards}},
		{rubbersLine(st), text.T("statistics.rubbers.words"), rubbers},
		{chart.Line{Label: text.T("statistics.run"), Value: text.Points(st.LongestRun), Behind: text.TN("statistics.of.rubbers", st.Rubbers, "Count", text.Points(st.Rubbers)), Few: st.Rubbers < enough},
			text.T("statistics.run.words"), behind{filter: run, rubbers: true, count: st.LongestRun}},
	}
	played := len(lines)
	if r.Name != "" {
		lines = append(lines, mean(text.T("statistics.points"), text.T("statistics.points.words"), f, all.Points, all.Boards, 0, seriesOf(st).Spread()))
	}
	if f.Role != bridgestore.Defender {
		lines = append(lines,
			share(text.T("statistics.made"), text.T("statistics.made.words"), declaring(f), us.Made, us.Boards, contracts))
	}
	if f.Role == bridgestore.AnyRole || f.Role == bridgestore.Defender {
		lines = append(lines,
			share(text.T("statistics.beaten"), text.T("statistics.beaten.words"), asDefender(f), them.Boards-them.Made, them.Boards, contracts))
	}
	if f.Role != bridgestore.Defender {
		lines = append(lines,
			share(text.T("statistics.slams"), text.T("statistics.slams.words"), declaring(f), slams.Boards, us.Boards, contracts),
			share(text.T("statistics.slams-made"), text.T("statistics.slams-made.words"), declaring(slamBid), slams.Made, slams.Boards, slamsOf))
	}
	lines[played].First = true
	analysed := len(lines)
	lines = append(lines,
		mean(text.T("statistics.double-dummy"), text.T("statistics.double-dummy.words"), worth, all.Tricks, all.Analysed, 2,
			statistics.Deviation(all.Tricks, all.TricksSquared, all.Analysed)))
	if r.Name != "" {
		lines = append(lines, mean(text.T("statistics.bidding"), text.T("statistics.bidding.words"), par, all.Bidding, all.WithPar, 0,
			statistics.Deviation(all.Bidding, all.BiddingSquared, all.WithPar)))
	}
	if f.Role != bridgestore.Dummy || st.Sum(asDummy).Cards > 0 { // dummy plays none, unless he plays both hands
		lines = append(lines, hundred(behind{filter: costly, count: all.WithCostly}, all.Costly, all.Cards))
	}
	if f.Role == bridgestore.AnyRole || f.Role == bridgestore.Defender {
		lines = append(lines,
			share(text.T("statistics.leads"), text.T("statistics.leads.words"), led, all.FreeLeads, all.Leads, leads))
	}
	lines[analysed].First = true
	return lines
}

// helped says on how many of the boards the user had help, if on any.
func helped(n int) string {
	if n == 0 {
		return ""
	}
	return text.T("statistics.helped", "Count", text.Points(n))
}

func rubbersLine(st bridgestore.Statistics) chart.Line {
	return chart.Line{
		Label:  text.T("statistics.rubbers"),
		Value:  text.T("statistics.rubbers.value", "Won", text.Points(st.Won), "Lost", text.Points(st.Lost), "Drawn", text.Points(st.Rubbers-st.Won-st.Lost)),
		Behind: text.TN("statistics.of.rubbers", st.Rubbers, "Count", text.Points(st.Rubbers)),
		Few:    st.Rubbers < enough,
	}
}

// What a figure may be counted over, in words.
func boards(n int) string    { return text.TN("statistics.of.boards", n, "Count", text.Points(n)) }
func contracts(n int) string { return text.TN("statistics.of.contracts", n, "Count", text.Points(n)) }
func slamsOf(n int) string   { return text.TN("statistics.of.slams", n, "Count", text.Points(n)) }
func leads(n int) string     { return text.TN("statistics.of.leads", n, "Count", text.Points(n)) }
func cards(n int) string     { return text.TN("statistics.of.cards", n, "Count", text.Points(n)) }

// share returns the line of how many cases of n.
func share(label, words string, f bridgestore.Filter, cases, n int, of func(int) string) figure {
	line := figure{chart.Line{Label: label, Value: none, Behind: of(n), Few: n < enough}, words, behind{filter: f, count: n}}
	if n > 0 {
		line.Value, line.Chance = statistics.Share(cases, n, 0)
	}
	return line
}

// mean returns the line of a sum over n boards, whose spread may be known.
func mean(label, words string, f bridgestore.Filter, sum, n, digits int, spread float64) figure {
	line := figure{chart.Line{Label: label, Value: none, Behind: boards(n), Few: n < enough}, words, behind{filter: f, count: n}}
	if n > 0 {
		line.Value = statistics.Signed(float64(sum)/float64(n), digits)
		line.Chance = statistics.ChanceOf(n, spread/math.Sqrt(float64(n)), digits)
	}
	return line
}

// hundred returns the line of the cards that cost tricks, in a hundred.
func hundred(with behind, costly, n int) figure {
	line := figure{chart.Line{Label: text.T("statistics.costly"), Value: none, Behind: cards(n), Few: n < 10*enough},
		text.T("statistics.costly.words"), with}
	if n > 0 {
		part := float64(costly) / float64(n)
		line.Value = statistics.Number(100*part, 1)
		line.Chance = statistics.ChanceOf(n, 100*statistics.ShareError(costly, n), 1)
	}
	return line
}

const none = "–"

// declaring returns the filter for contracts of the user's side, asDefender for those of the
// other side.
func declaring(f bridgestore.Filter) bridgestore.Filter {
	if f.Role == bridgestore.AnyRole {
		f.Role = bridgestore.Declaring
	}
	return f
}

func asDefender(f bridgestore.Filter) bridgestore.Filter {
	f.Role = bridgestore.Defender
	return f
}
