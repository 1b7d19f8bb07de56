package statistics

import (
	"math"

	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// enough is how many cases a figure needs to be printed in full ink.
const enough = 30

// none is what stands for a figure that nothing is behind.
const none = "–"

// figure is a line of the table, what it says in words, and what is behind it.
type figure struct {
	chart.Line
	words string
	behind
}

// behind is what is behind a mark: so many hands that a filter finds.
type behind struct {
	filter pokerstore.Filter
	count  int
}

// words says what can be looked at, or nothing if there is nothing.
func (b behind) words() string {
	if b.count == 0 {
		return ""
	}
	return text.TN("poker.statistics.open", b.count, "Count", text.Points(b.count))
}

// figures returns the lines of the table.
func figures(st pokerstore.Statistics, f pokerstore.Filter) []figure {
	all := st.Sum(func(pokerstore.Cell) bool { return true })
	street := all.Hands - all.Fantasies
	streetPoints, streetSquared := all.Points-all.FantasyPoints, all.PointsSquared-all.FantasySquared
	royalties, squared := 0, all.RoyaltiesSquared[len(poker.Rows)]
	for _, n := range all.Royalties {
		royalties += n
	}
	lines := []figure{
		{chart.Line{Label: text.T("poker.statistics.hands"), Value: text.Points(all.Hands), Behind: helped(all.Helped)},
			text.T("poker.statistics.hands.words"), behind{f, all.Hands}},
		gain("points", behind{f, all.Hands}, all.Points, all.PointsSquared, all.Hands),
		gain("street", behind{with(f, "street"), street}, streetPoints, streetSquared, street),
		gain("fantasy", behind{with(f, "fantasy"), all.Fantasies}, all.FantasyPoints, all.FantasySquared, all.Fantasies),
		{chart.Line{Label: text.T("poker.statistics.chips"), Value: statistics.Signed(float64(all.Chips), 0), Behind: hands(all.Hands), Few: all.Hands < enough},
			text.T("poker.statistics.chips.words"), behind{f, all.Hands}},
	}
	first := len(lines)
	for _, row := range poker.Rows {
		lines = append(lines, share("row", behind{with(f, row.String()+"-won"), all.WithWon[row]}, all.Won[row], all.Rivals, rows, "Row", pokertext.Row(row)))
	}
	lines[first].First = true
	first = len(lines)
	lines = append(lines, mean("royalties", behind{with(f, "royalties"), all.Paying[len(poker.Rows)]}, royalties, squared, all.Hands))
	for _, row := range poker.Rows {
		lines = append(lines, mean("row-royalties", behind{with(f, row.String()+"-royalties"), all.Paying[row]},
			all.Royalties[row], all.RoyaltiesSquared[row], all.Hands, "Row", pokertext.Row(row)))
	}
	lines[first].First = true
	first = len(lines)
	lines = append(lines,
		share("dead", behind{with(f, "dead"), all.Dead}, all.Dead, all.Hands, hands),
		share("fantasies", behind{with(f, "fantasy-next"), all.Entered}, all.Entered, street, hands),
		share("returns", behind{with(f, "return"), all.Returns}, all.Returns, all.Fantasies, fantasies),
	)
	lines[first].First = true
	return lines
}

// helped says on how many of the hands the person had help, if on any.
func helped(n int) string {
	if n == 0 {
		return ""
	}
	return text.T("poker.statistics.helped", "Count", text.Points(n))
}

// What a figure may be counted over, in words.
func hands(n int) string { return text.TN("poker.statistics.of.hands", n, "Count", text.Points(n)) }
func rows(n int) string  { return text.TN("poker.statistics.of.rows", n, "Count", text.Points(n)) }
func fantasies(n int) string {
	return text.TN("poker.statistics.of.fantasies", n, "Count", text.Points(n))
}

// share returns the line of how many cases of n; values are for its name.
func share(name string, b behind, cases, n int, of func(int) string, values ...any) figure {
	f := figure{chart.Line{Label: text.T("poker.statistics."+name, values...), Value: none, Behind: of(n), Few: n < enough},
		text.T("poker.statistics.words."+name, values...), b}
	if n > 0 {
		f.Value, f.Chance = statistics.Share(cases, n, 0)
	}
	return f
}

// gain returns the line of a mean that may be below nought: it has its sign.
func gain(name string, b behind, sum, squares, n int) figure {
	f := mean(name, b, sum, squares, n)
	if n > 0 {
		f.Value = statistics.Signed(float64(sum)/float64(n), digits)
	}
	return f
}

// digits is how many a mean has after the point.
const digits = 1

// mean returns the line of a sum over n hands, of which the sum of the squares is known.
func mean(name string, b behind, sum, squares, n int, values ...any) figure {
	f := figure{chart.Line{Label: text.T("poker.statistics."+name, values...), Value: none, Behind: hands(n), Few: n < enough},
		text.T("poker.statistics.words."+name, values...), b}
	if n > 0 {
		f.Value = statistics.Number(float64(sum)/float64(n), digits)
		f.Chance = statistics.ChanceOf(n, statistics.Deviation(sum, squares, n)/math.Sqrt(float64(n)), digits)
	}
	return f
}
