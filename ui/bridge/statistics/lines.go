package statistics

import (
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// enough is the number of cases from which a figure is printed in full ink.
const enough = 30

type (
	line   = statistics.Line[bridgestore.Filter]
	source = statistics.Source[bridgestore.Filter]
)

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

// linesOf returns the lines of the table; those of points only for a single game, whose rules have a name. A figure
// without cases is a dash.
func linesOf(st bridgestore.Statistics, r bridge.Rules, f bridgestore.Filter) []line {
	all := st.Sum(func(bridgestore.Cell) bool { return true })
	us, them := st.Sum(ours), st.Sum(defended)
	slams := st.Sum(func(c bridgestore.Cell) bool { return ours(c) && slam(c) })
	slamBid, costly, worth, par, led, ended := f, f, f, f, asDefender(f), f
	slamBid.Slam, costly.Costly, worth.Worth, par.Par, led.Lead, ended.Ended = true, true, true, true, true, true
	run := ended
	run.Terms, run.EndedFrom, run.EndedTo = "rubber-won", st.RunFrom, st.RunTo.Add(time.Millisecond)

	sessions := statistics.NewLine(text.T("statistics.rubbers"), text.T("statistics.rubbers.words"), rubbers(st.Rubbers), st.Rubbers >= enough, statistics.Found(ended, st.Rubbers))
	sessions.Value = text.T("statistics.rubbers.value", "Won", text.Points(st.Won), "Lost", text.Points(st.Lost), "Drawn", text.Points(st.Rubbers-st.Won-st.Lost))
	longest := statistics.NewLine(text.T("statistics.run"), text.T("statistics.run.words"), rubbers(st.Rubbers), st.Rubbers >= enough, statistics.Found(run, st.LongestRun))
	longest.Value = text.Points(st.LongestRun)
	deals := statistics.Counted(text.T("statistics.boards"), text.T("statistics.boards.words"), st.Helped, statistics.Found(f, all.Boards))
	var played, analysed []line
	if r.Name != "" {
		played = append(played, mean(text.T("statistics.points"), text.T("statistics.points.words"), f, all.Points, all.Boards, 0, seriesOf(st).Spread()))
	}
	if f.Role != bridgestore.Defender {
		played = append(played,
			share(text.T("statistics.made"), text.T("statistics.made.words"), declaring(f), us.Made, us.Boards, contracts))
	}
	if f.Role == bridgestore.AnyRole || f.Role == bridgestore.Defender {
		played = append(played,
			share(text.T("statistics.beaten"), text.T("statistics.beaten.words"), asDefender(f), them.Boards-them.Made, them.Boards, contracts))
	}
	if f.Role != bridgestore.Defender {
		played = append(played,
			share(text.T("statistics.slams"), text.T("statistics.slams.words"), declaring(f), slams.Boards, us.Boards, contracts),
			share(text.T("statistics.slams-made"), text.T("statistics.slams-made.words"), declaring(slamBid), slams.Made, slams.Boards, slamsOf))
	}
	analysed = append(analysed,
		mean(text.T("statistics.double-dummy"), text.T("statistics.double-dummy.words"), worth, all.Tricks, all.Analysed, 2,
			statistics.Deviation(all.Tricks, all.TricksSquared, all.Analysed)))
	if r.Name != "" {
		analysed = append(analysed, mean(text.T("statistics.bidding"), text.T("statistics.bidding.words"), par, all.Bidding, all.WithPar, 0,
			statistics.Deviation(all.Bidding, all.BiddingSquared, all.WithPar)))
	}
	if f.Role != bridgestore.Dummy || st.Sum(asDummy).Cards > 0 { // dummy plays none, unless the user plays both hands
		analysed = append(analysed, hundred(statistics.Found(costly, all.WithCostly), all.Costly, all.Cards))
	}
	if f.Role == bridgestore.AnyRole || f.Role == bridgestore.Defender {
		analysed = append(analysed,
			share(text.T("statistics.leads"), text.T("statistics.leads.words"), led, all.FreeLeads, all.Leads, leads))
	}
	return statistics.Groups([]line{deals, sessions, longest}, played, analysed)
}

// Units of the cases, in words.
func rubbers(n int) string   { return text.TN("statistics.of.rubbers", n, "Count", text.Points(n)) }
func boards(n int) string    { return text.TN("statistics.of.boards", n, "Count", text.Points(n)) }
func contracts(n int) string { return text.TN("statistics.of.contracts", n, "Count", text.Points(n)) }
func slamsOf(n int) string   { return text.TN("statistics.of.slams", n, "Count", text.Points(n)) }
func leads(n int) string     { return text.TN("statistics.of.leads", n, "Count", text.Points(n)) }
func cards(n int) string     { return text.TN("statistics.of.cards", n, "Count", text.Points(n)) }

// share returns the line of the share of cases among n. It opens all n, as a mean does.
func share(label, words string, f bridgestore.Filter, cases, n int, of func(int) string) line {
	return statistics.NewLine(label, words, of(n), n >= enough, statistics.Found(f, n)).Share(cases, n)
}

// mean returns the line of a mean over n boards, whose spread may be known.
func mean(label, words string, f bridgestore.Filter, sum, n, digits int, spread float64) line {
	return statistics.NewLine(label, words, boards(n), n >= enough, statistics.Found(f, n)).Gain(sum, n, digits, spread)
}

// hundred returns the line of the cards that cost tricks, in a hundred.
func hundred(with source, costly, n int) line {
	l := statistics.NewLine(text.T("statistics.costly"), text.T("statistics.costly.words"), cards(n), n >= 10*enough, with)
	if n > 0 {
		part := float64(costly) / float64(n)
		l.Value = statistics.Number(100*part, 1)
		l.Chance = statistics.ChanceOf(n, 100*statistics.ShareError(costly, n), 1)
	}
	return l
}

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
