package statistics

import (
	"math"

	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// enough is how many games a figure needs to be printed in full ink.
const enough = 20

// none is what stands for a figure that nothing is behind.
const none = "–"

// line is a line of the table, what it says in words, and what is behind it.
type line struct {
	chart.Line
	words string
	behind
}

// linesOf returns the lines of the table.
func linesOf(games chessstore.Statistics, f chessstore.Filter) []line {
	all := games.Sum()
	lines := []line{
		{chart.Line{Label: text.T("chess.statistics.games"), Value: text.Points(all.Games), Behind: helped(all.Helped)},
			text.T("chess.statistics.words.games"), behind{f, all.Games}},
		points(text.T("chess.statistics.points"), text.T("chess.statistics.words.points"), games, behind{f, all.Games}),
		share("won", all.Won, all.Games, behind{with(f, "won"), all.Won}),
		share("drawn", all.Drawn, all.Games, behind{with(f, "drawn"), all.Drawn}),
		share("lost", all.Lost, all.Games, behind{with(f, "lost"), all.Lost}),
	}
	first := len(lines)
	by := chessstore.By(games, func(g chessstore.Played) chess.Army { return g.Army })
	for a := range chess.Army(chess.Armies) {
		its := f
		its.Army = a.String()
		name := chesstext.Army(a)
		lines = append(lines, points(text.T("chess.statistics.army", "Army", name), text.T("chess.statistics.words.army", "Army", name), by[a], behind{its, len(by[a])}))
	}
	lines[first].First = true
	first = len(lines)
	lines = append(lines, turns(games, behind{f, all.Games}))
	lines = append(lines, records(games, f)...)
	lines[first].First = true
	return lines
}

// helped says in how many of the games the person had help, if in any.
func helped(n int) string {
	if n == 0 {
		return ""
	}
	return text.T("chess.statistics.helped", "Count", text.Points(n))
}

// points returns the line of which part of the points games brought.
func points(label, words string, games chessstore.Statistics, b behind) line {
	n, sum := len(games), games.Sum()
	l := line{chart.Line{Label: label, Value: none, Behind: gamesWords(n), Few: n < enough}, words, b}
	if n == 0 {
		return l
	}
	mean := sum.Points / float64(n)
	l.Value = pointsOf(sum.Points, n)
	if n > 1 {
		variance := max(0, sum.PointsSquared-float64(n)*mean*mean) / float64(n-1)
		l.Chance = statistics.ChanceOf(n, 100*math.Sqrt(variance/float64(n)), 0)
	}
	return l
}

// pointsOf writes what part of n points, one for each game, was won; of few games only how many.
func pointsOf(points float64, n int) string {
	if n >= statistics.Enough {
		return statistics.Percent(points / float64(n))
	}
	digits := 0
	for digits < 2 && math.Abs(points*math.Pow10(digits)-math.Round(points*math.Pow10(digits))) > 0.01 {
		digits++
	}
	return statistics.Of(statistics.Number(points, digits), n)
}

// share returns the line of how many games of n.
func share(name string, cases, n int, b behind) line {
	l := line{chart.Line{Label: text.T("chess.statistics." + name), Value: none, Behind: gamesWords(cases), Few: n < enough},
		text.T("chess.statistics.words." + name), b}
	if n > 0 {
		l.Value, l.Chance = statistics.Share(cases, n, 0)
	}
	return l
}

// turns returns the line of how long a game is.
func turns(games chessstore.Statistics, b behind) line {
	n, squares := len(games), 0
	for _, g := range games {
		squares += g.Turns * g.Turns
	}
	l := line{chart.Line{Label: text.T("chess.statistics.turns"), Value: none, Behind: gamesWords(n), Few: n < enough}, text.T("chess.statistics.words.turns"), b}
	if n > 0 {
		all := games.Sum().Turns
		l.Value = statistics.Number(float64(all)/float64(n), 0)
		l.Chance = statistics.ChanceOf(n, statistics.Deviation(all, squares, n)/math.Sqrt(float64(n)), 0)
	}
	return l
}

// records returns the lines of records: the shortest game that was won, the longest of all, and most games won in a row.
func records(games chessstore.Statistics, f chessstore.Filter) []line {
	var shortest, longest, row, best chessstore.Statistics
	for _, g := range games {
		if g.Won > 0 && (len(shortest) == 0 || g.Turns < shortest[0].Turns) {
			shortest = chessstore.Statistics{g}
		}
		if len(longest) == 0 || g.Turns > longest[0].Turns {
			longest = chessstore.Statistics{g}
		}
		if row = append(row, g); g.Won <= 0 {
			row = nil
		}
		if len(row) > len(best) {
			best = append(chessstore.Statistics{}, row...)
		}
	}
	return []line{
		record("shortest", shortest, f, shortest.Sum().Turns, turnWords),
		record("longest", longest, f, longest.Sum().Turns, turnWords),
		record("row", best, f, len(best), func(int) string { return gamesWords(len(best)) }),
	}
}

// turnWords says how many turns a game has.
func turnWords(n int) string { return text.TN("chess.statistics.of.turns", n, "Count", text.Points(n)) }

// record returns the line of a record.
func record(name string, games chessstore.Statistics, f chessstore.Filter, value int, of func(int) string) line {
	l := line{chart.Line{Label: text.T("chess.statistics." + name), Value: none}, text.T("chess.statistics.words." + name), some(f, games)}
	if len(games) > 0 {
		l.Value, l.Behind = text.Points(value), of(value)
	}
	return l
}
