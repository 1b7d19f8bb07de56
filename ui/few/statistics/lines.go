package statistics

import (
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// enough is the number of cases from which a figure is printed in full ink.
const enough = 30

type (
	line   = statistics.Line[fewstore.Filter]
	source = statistics.Source[fewstore.Filter]
)

// linesOf returns the lines of the table.
func linesOf(st fewstore.Statistics, f fewstore.Filter) []line {
	of := func(role fewstore.Role) fewstore.Tally {
		return st.Sum(func(c fewstore.Cell) bool { return c.Role == role })
	}
	in := func(role fewstore.Role) fewstore.Filter {
		filter := f
		filter.Role = role
		return filter
	}
	all, declarer, partner, defender := st.Sum(func(fewstore.Cell) bool { return true }), of(fewstore.Declarer), of(fewstore.Partner), of(fewstore.Defender)
	var won, over int
	for _, e := range st.Ended {
		won, over = won+e.Won, over+e.Won+e.Lost+e.Equal
	}
	lines := []line{
		statistics.Counted(text.T("few.statistics.deals"), text.T("few.statistics.words.deals"), all.Helped, statistics.Found(f, all.Deals)),
		gain("gain", all, f),
		gain("declarer", declarer, in(fewstore.Declarer)),
	}
	if partner.Deals > 0 {
		lines = append(lines, gain("partner", partner, in(fewstore.Partner)))
	}
	return statistics.Groups(append(lines, gain("defender", defender, in(fewstore.Defender))), []line{
		share("made", declarer.Made, declarer.Deals, dealsWords, statistics.Found(with(in(fewstore.Declarer), "made"), declarer.Made)),
		share("beaten", defender.Deals-defender.Made, defender.Deals, dealsWords, statistics.Found(with(in(fewstore.Defender), "down"), defender.Deals-defender.Made)),
		share("doubled", all.Doubled, all.Deals, dealsWords, statistics.Found(with(f, "doubled"), all.Doubled)),
	}, []line{
		share("slams", all.SlamsMade, all.Slams, contractsWords, statistics.Found(with(f, "slam"), all.Slams)),
		share("nullos", all.NulloMade, all.Nullo, contractsWords, statistics.Found(with(f, "nullo"), all.Nullo)),
		share("honours", all.Honours, all.Deals, dealsWords, statistics.Found(with(f, "honours"), all.Honours)),
		share("rubbers-won", won, over, rubbersWords, statistics.Found(f, 0)),
	})
}

// Units of the cases, in words.
func dealsWords(n int) string { return text.TN("few.statistics.of.deals", n, "Count", text.Points(n)) }
func contractsWords(n int) string {
	return text.TN("few.statistics.of.contracts", n, "Count", text.Points(n))
}
func rubbersWords(n int) string {
	return text.TN("few.statistics.of.rubbers", n, "Count", text.Points(n))
}

// named returns a line without a value, over n cases.
func named(name string, n int, of func(int) string, s source) line {
	return statistics.NewLine(text.T("few.statistics."+name), text.T("few.statistics.words."+name), of(n), n >= enough, s)
}

// share returns the line of the share of cases among n.
func share(name string, cases, n int, of func(int) string, s source) line {
	return named(name, n, of, s).Share(cases, n)
}

// gain returns the line of the mean points of a deal.
func gain(name string, t fewstore.Tally, f fewstore.Filter) line {
	return named(name, t.Deals, dealsWords, statistics.Found(f, t.Deals)).Gain(t.Gain, t.Deals, 0, statistics.Deviation(t.Gain, t.GainSquared, t.Deals))
}
