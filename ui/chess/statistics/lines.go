package statistics

import (
	"math"

	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// enough is the number of games from which a figure is printed in full ink.
const enough = 20

type (
	line   = statistics.Line[chessstore.Filter]
	source = statistics.Source[chessstore.Filter]
)

// linesOf returns the lines of the table.
func linesOf(games chessstore.Statistics, f chessstore.Filter) []line {
	all := games.Sum()
	var armies []line
	by := chessstore.By(games, func(g chessstore.Played) chess.Army { return g.Army })
	for a := range chess.Army(chess.Armies) {
		filter := f
		filter.Army = a.String()
		name := chesstext.Army(a)
		armies = append(armies, points(text.T("chess.statistics.army", "Army", name), text.T("chess.statistics.words.army", "Army", name), by[a], filter))
	}
	return statistics.Groups([]line{
		statistics.Counted(text.T("chess.statistics.games"), text.T("chess.statistics.words.games"), all.Helped, statistics.Found(f, all.Games)),
		points(text.T("chess.statistics.points"), text.T("chess.statistics.words.points"), games, f),
		share("won", all.Won, all.Games, f),
		share("drawn", all.Drawn, all.Games, f),
		share("lost", all.Lost, all.Games, f),
	}, armies, append([]line{turns(games, f)}, records(games, f)...))
}

// points returns the line of the share of points won in the games that a filter finds.
func points(label, words string, games chessstore.Statistics, f chessstore.Filter) line {
	n, sum := len(games), games.Sum()
	l := statistics.NewLine(label, words, gamesWords(n), n >= enough, statistics.Found(f, n))
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

// pointsOf formats the share of n points won, one for each game; for few games only their number.
func pointsOf(points float64, n int) string {
	if n >= statistics.Enough {
		return text.Percent(points / float64(n))
	}
	digits := 0
	for digits < 2 && math.Abs(points*math.Pow10(digits)-math.Round(points*math.Pow10(digits))) > 0.01 {
		digits++
	}
	return statistics.Of(statistics.Number(points, digits), n)
}

// named returns a line without a value, over n games.
func named(name string, of, n int, s source) line {
	return statistics.NewLine(text.T("chess.statistics."+name), text.T("chess.statistics.words."+name), gamesWords(of), n >= enough, s)
}

// share returns the line of the share of games with this end among n.
func share(name string, cases, n int, f chessstore.Filter) line {
	return named(name, cases, n, statistics.Found(with(f, name), cases)).Share(cases, n)
}

// turns returns the line of the length of a game.
func turns(games chessstore.Statistics, f chessstore.Filter) line {
	n, squares := len(games), 0
	for _, g := range games {
		squares += g.Turns * g.Turns
	}
	all := games.Sum().Turns
	return named("turns", n, n, statistics.Found(f, n)).Mean(all, n, 0, statistics.Deviation(all, squares, n))
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

// turnWords describes a number of turns.
func turnWords(n int) string { return text.TN("chess.statistics.of.turns", n, "Count", text.Points(n)) }

// record returns the line of a record.
func record(name string, games chessstore.Statistics, f chessstore.Filter, value int, of func(int) string) line {
	l := statistics.NewLine(text.T("chess.statistics."+name), text.T("chess.statistics.words."+name), "", true, some(f, games))
	if len(games) > 0 {
		l.Value, l.Behind = text.Points(value), of(value)
	}
	return l
}
