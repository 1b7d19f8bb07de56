package statistics

import (
	"math"

	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// enough is how many cases a figure needs to be printed in full ink.
const enough = 30

// none is what stands for a figure that nothing is behind.
const none = "–"

// line is a line of the table, what it says in words, and what is behind it.
type line struct {
	chart.Line
	words string
	behind
}

// linesOf returns the lines of the table.
func linesOf(st fewstore.Statistics, f fewstore.Filter) []line {
	of := func(role fewstore.Role) fewstore.Tally {
		return st.Sum(func(c fewstore.Cell) bool { return c.Role == role })
	}
	in := func(role fewstore.Role) fewstore.Filter {
		its := f
		its.Role = role
		return its
	}
	all, declarer, partner, defender := st.Sum(func(fewstore.Cell) bool { return true }), of(fewstore.Declarer), of(fewstore.Partner), of(fewstore.Defender)
	var won, over int
	for _, e := range st.Ended {
		won, over = won+e.Won, over+e.Won+e.Lost+e.Equal
	}
	lines := []line{
		{chart.Line{Label: text.T("few.statistics.deals"), Value: text.Points(all.Deals), Behind: helped(all.Helped)},
			text.T("few.statistics.words.deals"), behind{f, all.Deals}},
		gain("gain", all, behind{f, all.Deals}),
		gain("declarer", declarer, behind{in(fewstore.Declarer), declarer.Deals}),
	}
	if partner.Deals > 0 {
		lines = append(lines, gain("partner", partner, behind{in(fewstore.Partner), partner.Deals}))
	}
	lines = append(lines, gain("defender", defender, behind{in(fewstore.Defender), defender.Deals}))
	first := len(lines)
	lines = append(lines,
		share("made", declarer.Made, declarer.Deals, dealsWords, behind{with(in(fewstore.Declarer), "made"), declarer.Made}),
		share("beaten", defender.Deals-defender.Made, defender.Deals, dealsWords, behind{with(in(fewstore.Defender), "down"), defender.Deals - defender.Made}),
		share("doubled", all.Doubled, all.Deals, dealsWords, behind{with(f, "doubled"), all.Doubled}),
	)
	lines[first].First = true
	first = len(lines)
	lines = append(lines,
		share("slams", all.SlamsMade, all.Slams, contractsWords, behind{with(f, "slam"), all.Slams}),
		share("nullos", all.NulloMade, all.Nullo, contractsWords, behind{with(f, "nullo"), all.Nullo}),
		share("honours", all.Honours, all.Deals, dealsWords, behind{with(f, "honours"), all.Honours}),
		share("rubbers-won", won, over, rubbersWords, behind{f, 0}),
	)
	lines[first].First = true
	return lines
}

// helped says on how many of the deals the person had help, if on any.
func helped(n int) string {
	if n == 0 {
		return ""
	}
	return text.T("few.statistics.helped", "Count", text.Points(n))
}

// What a figure may be counted over, in words.
func dealsWords(n int) string { return text.TN("few.statistics.of.deals", n, "Count", text.Points(n)) }
func contractsWords(n int) string {
	return text.TN("few.statistics.of.contracts", n, "Count", text.Points(n))
}
func rubbersWords(n int) string {
	return text.TN("few.statistics.of.rubbers", n, "Count", text.Points(n))
}

// share returns the line of how many cases of n.
func share(name string, cases, n int, of func(int) string, b behind) line {
	l := line{chart.Line{Label: text.T("few.statistics." + name), Value: none, Behind: of(n), Few: n < enough}, text.T("few.statistics.words." + name), b}
	if n > 0 {
		l.Value, l.Chance = statistics.Share(cases, n, 0)
	}
	return l
}

// gain returns the line of how many points a deal brings.
func gain(name string, t fewstore.Tally, b behind) line {
	l := line{chart.Line{Label: text.T("few.statistics." + name), Value: none, Behind: dealsWords(t.Deals), Few: t.Deals < enough},
		text.T("few.statistics.words." + name), b}
	if t.Deals > 0 {
		l.Value = statistics.Signed(float64(t.Gain)/float64(t.Deals), 0)
		l.Chance = statistics.ChanceOf(t.Deals, statistics.Deviation(t.Gain, t.GainSquared, t.Deals)/math.Sqrt(float64(t.Deals)), 0)
	}
	return l
}
