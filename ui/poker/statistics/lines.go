package statistics

import (
	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// enough is the number of cases from which a figure is printed in full ink.
const enough = 30

type (
	line   = statistics.Line[pokerstore.Filter]
	source = statistics.Source[pokerstore.Filter]
)

// linesOf returns the lines of the table.
func linesOf(st pokerstore.Statistics, f pokerstore.Filter) []line {
	all := st.Sum(func(pokerstore.Cell) bool { return true })
	street := all.Hands - all.Fantasies
	streetPoints, streetSquared := all.Points-all.FantasyPoints, all.PointsSquared-all.FantasySquared
	royalties, squared := 0, all.RoyaltiesSquared[len(poker.Rows)]
	for _, n := range all.Royalties {
		royalties += n
	}
	chips := statistics.NewLine(text.T("poker.statistics.chips"), text.T("poker.statistics.chips.words"), hands(all.Hands), all.Hands >= enough,
		statistics.Found(f, all.Hands))
	chips.Value = statistics.Signed(float64(all.Chips), 0)
	result := []line{
		statistics.Counted(text.T("poker.statistics.hands"), text.T("poker.statistics.hands.words"), all.Helped, statistics.Found(f, all.Hands)),
		gain("points", statistics.Found(f, all.Hands), all.Points, all.PointsSquared, all.Hands),
		gain("street", statistics.Found(with(f, "street"), street), streetPoints, streetSquared, street),
		gain("fantasy", statistics.Found(with(f, "fantasy"), all.Fantasies), all.FantasyPoints, all.FantasySquared, all.Fantasies),
		chips,
	}
	var won []line
	paid := []line{mean("royalties", statistics.Found(with(f, "royalties"), all.Paying[len(poker.Rows)]), royalties, squared, all.Hands)}
	for _, row := range poker.Rows {
		won = append(won, statistics.NewLine(text.T("poker.statistics.row."+row.String()), text.T("poker.statistics.words.row"), rows(all.Rivals), all.Rivals >= enough,
			statistics.Found(with(f, row.String()+"-won"), all.WithWon[row])).Share(all.Won[row], all.Rivals))
		paid = append(paid, mean("row-royalties", statistics.Found(with(f, row.String()+"-royalties"), all.Paying[row]),
			all.Royalties[row], all.RoyaltiesSquared[row], all.Hands, "Row", pokertext.Row(row)))
	}
	return statistics.Groups(result, won, paid, []line{
		named("dead", all.Hands, hands, statistics.Found(with(f, "dead"), all.Dead)).Share(all.Dead, all.Hands),
		named("fantasies", street, hands, statistics.Found(with(f, "fantasy-next"), all.Entered)).Share(all.Entered, street),
		named("returns", all.Fantasies, fantasies, statistics.Found(with(f, "return"), all.Returns)).Share(all.Returns, all.Fantasies),
	})
}

// Units of the cases, in words.
func hands(n int) string { return text.TN("poker.statistics.of.hands", n, "Count", text.Points(n)) }
func rows(n int) string  { return text.TN("poker.statistics.of.rows", n, "Count", text.Points(n)) }
func fantasies(n int) string {
	return text.TN("poker.statistics.of.fantasies", n, "Count", text.Points(n))
}

// named returns a line without a value, over n cases; values are for its name.
func named(name string, n int, of func(int) string, s source, values ...any) line {
	return statistics.NewLine(text.T("poker.statistics."+name, values...), text.T("poker.statistics.words."+name, values...), of(n), n >= enough, s)
}

// digits is the number of digits of a mean after the point.
const digits = 1

// gain returns the line of a mean that may be below nought: it has its sign.
func gain(name string, s source, sum, squares, n int) line {
	return named(name, n, hands, s).Gain(sum, n, digits, statistics.Deviation(sum, squares, n))
}

// mean returns the line of a mean over n hands, given the sum and the sum of the squares.
func mean(name string, s source, sum, squares, n int, values ...any) line {
	return named(name, n, hands, s, values...).Mean(sum, n, digits, statistics.Deviation(sum, squares, n))
}
