package statistics

import (
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The figures of the page.
const (
	tableFigure = iota
	pointsFigure
	heatFigure
	endsFigure
	lengthsFigure
	figureCount
)

type (
	page   = statistics.Figures[chessstore.Filter]
	figure = statistics.Figure[chessstore.Filter]
)

// newPage returns the content of the screen for the games that count, without its look.
func newPage(games chessstore.Statistics, c choices, now time.Time, onOpen func(chessstore.Filter)) *page {
	f := c.filter(now)
	return &page{
		All: []figure{
			statistics.Table(linesOf(games, f)),
			trendOf(games, f, now),
			heatOf(games, f),
			barsOf("chess.statistics.ends", games, f, endNames(), endOf),
			barsOf("chess.statistics.lengths", games, f, lengthNames(), lengthOf),
		},
		None: len(games) == 0,
		Opens: func(_ chessstore.Filter, n int) string {
			return text.TN("chess.statistics.open", n, "Count", text.Points(n))
		},
		OnOpen: onOpen,
	}
}

// mostSingle is the largest number of games that are drawn one by one.
const mostSingle = 60

// hundredths are the points of a game, of a hundred.
func hundredths(g chessstore.Played) int { return int(100*g.Points + 0.5) }

// trendOf draws the percentage of points won per game over time.
func trendOf(games chessstore.Statistics, f chessstore.Filter, now time.Time) figure {
	var series statistics.Series
	for _, g := range games {
		if n := len(series.Days); n == 0 || !series.Days[n-1].Day.Equal(g.Day) {
			series.Days = append(series.Days, statistics.Day{Day: g.Day})
		}
		last := &series.Days[len(series.Days)-1]
		last.Count++
		last.Sum += hundredths(g)
		if len(games) <= mostSingle {
			series.Single = append(series.Single, statistics.Single{At: g.At, Day: g.Day, Sum: hundredths(g)})
		}
	}
	trend := statistics.NewTrend(series, statistics.Words{Title: text.T("chess.statistics.points"), Empty: text.T("chess.statistics.empty.short"),
		Each: text.T("chess.statistics.trend.game"), Average: func(n int) string { return text.TN("chess.statistics.trend.games", n) }}, f.From, f.To, now)
	trend.Least, trend.Most = 0, 100
	return statistics.NewFigure(trend.Trend, func(m chart.Mark) string {
		i := m.Column
		return text.T("chess.statistics.trend.words", "When", trend.When(i), "Games", gamesWords(trend.Stretches[i].Count),
			"Points", statistics.Number(trend.Points[i].Value, 0), "Name", trend.AverageName(i), "Average", statistics.Number(trend.Points[i].Average, 0))
	}, func(m chart.Mark) source {
		filter := f
		filter.From, filter.To = trend.Bounds(m.Column, f.From, f.To)
		return statistics.Found(filter, trend.Stretches[m.Column].Count)
	})
}

// heatOf draws the map: the share of points won, by variant and by level of the computer players.
func heatOf(games chessstore.Statistics, f chessstore.Filter) figure {
	h := chart.Heat{Title: text.T("chess.statistics.variants"), Low: text.Percent(0), High: text.Percent(1), Empty: text.T("chess.statistics.empty.short")}
	for _, level := range statistics.Levels[1:] {
		h.Columns = append(h.Columns, text.T("chess.statistics.level."+level))
	}
	var cells [][]chessstore.Statistics
	for r, v := range plain() {
		h.Rows = append(h.Rows, text.T("chess.statistics.variant.short", "Mode", text.T("chess.mode."+v.Mode.String()), "N", v.Persons))
		cells, h.Cells = append(cells, nil), append(h.Cells, nil)
		for _, level := range statistics.Levels[1:] {
			cell := games.Where(func(g chessstore.Played) bool {
				g.Variant.Dice = false
				return g.Variant == v && statistics.LevelOf(g.Players) == level
			})
			sum := cell.Sum()
			cells[r] = append(cells[r], cell)
			h.Cells[r] = append(h.Cells[r], statistics.Cell(sum.Games, sum.Points/float64(max(sum.Games, 1))))
		}
	}
	return statistics.NewFigure(h, func(m chart.Mark) string {
		return text.T("chess.statistics.variants.words", "Variant", chesstext.Variant(plain()[m.Row]), "Players", statistics.LevelName(statistics.Levels[m.Column+1]),
			"Tally", tallyWords(cells[m.Row][m.Column].Sum()))
	}, func(m chart.Mark) source { return some(f, cells[m.Row][m.Column]) })
}

// barsOf draws the numbers of games won and lost, grouped by of, which returns the index of a name.
func barsOf(title string, games chessstore.Statistics, f chessstore.Filter, names []string, of func(chessstore.Played) int) figure {
	b := statistics.NewBars(text.T(title), text.T("chess.statistics.bars.won"), text.T("chess.statistics.bars.lost"), text.T("chess.statistics.empty.short"))
	by := chessstore.By(games, of)
	for i, name := range names {
		sum := by[i].Sum()
		b.Bars = append(b.Bars, chart.Bar{Label: name, Up: sum.Won, Down: sum.Lost})
	}
	return statistics.NewFigure(b, func(m chart.Mark) string {
		bar := b.Bars[m.Column]
		return text.T("chess.statistics.bars.words", "Name", bar.Label, "Won", text.Points(bar.Up), "Lost", text.Points(bar.Down))
	}, func(m chart.Mark) source {
		won := 1 - 2*m.Row
		return some(f, games.Where(func(g chessstore.Played) bool { return of(g) == m.Column && g.Won == won }))
	})
}

// hows are the ends of decided games; draws have no bar.
var hows = []chess.How{chess.ByKings, chess.ByCastle, chess.Resigned, chess.TimedOut, chess.ByPoints, chess.ByJudge}

// endOf returns the place of the end of a game among the bars; that of a draw is behind the last.
func endOf(g chessstore.Played) int {
	for i, how := range hows {
		if g.How == how {
			return i
		}
	}
	return len(hows)
}

// endNames returns the names of the ends.
func endNames() (names []string) {
	for _, how := range hows {
		names = append(names, text.T("chess.statistics.end."+how.String()))
	}
	return names
}

// turnsUpTo are the most turns of games of a length; those of the last are longer.
var turnsUpTo = []int{30, 60, 99, 150}

// lengthOf returns the place of the length of a game among the bars.
func lengthOf(g chessstore.Played) int {
	for i, most := range turnsUpTo {
		if g.Turns <= most {
			return i
		}
	}
	return len(turnsUpTo)
}

// lengthNames returns the names of the lengths.
func lengthNames() (names []string) {
	least := 1
	for _, most := range turnsUpTo {
		names = append(names, text.T("chess.statistics.length", "Least", least, "Most", most))
		least = most + 1
	}
	return append(names, text.T("chess.statistics.length.more", "Least", least))
}

// tallyWords describes the numbers of games won, drawn and lost, and the points.
func tallyWords(t chessstore.Tally) string {
	return text.T("chess.statistics.tally", "Games", gamesWords(t.Games), "Won", text.Points(t.Won), "Drawn", text.Points(t.Drawn),
		"Lost", text.Points(t.Lost), "Share", pointsOf(t.Points, t.Games))
}

// gamesWords describes a number of games.
func gamesWords(n int) string {
	return text.TN("chess.statistics.of.games", n, "Count", text.Points(n))
}

// some returns the source of a mark that no other filter finds: the games by their numbers.
func some(f chessstore.Filter, games chessstore.Statistics) source {
	var ids []int64
	for _, g := range games {
		ids = append(ids, g.Game)
	}
	f.Games = storage.IDWords(ids)
	return statistics.Found(f, len(games))
}
