package statistics

import (
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/few"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The figures of the page.
const (
	tableFigure = iota
	courseFigure
	trendFigure
	rubbersFigure
	gamesFigure
	figureCount
)

type (
	page   = statistics.Figures[fewstore.Filter]
	figure = statistics.Figure[fewstore.Filter]
)

// newPage returns the content of the screen for the deals that count, without its look.
func newPage(st fewstore.Statistics, c choices, now time.Time, onOpen func(fewstore.Filter)) *page {
	f := c.filter(now)
	words := statistics.Words{Title: text.T("few.statistics.trend"), Empty: text.T("few.statistics.empty.short"),
		Each: text.T("few.statistics.trend.deal"), Average: func(n int) string { return text.TN("few.statistics.trend.deals", n) }}
	var points statistics.Series
	for _, d := range st.Days {
		points.Days = append(points.Days, statistics.Day{Day: d.Day, Count: d.Parts, Sum: d.Points})
	}
	for _, d := range st.Single {
		points.Single = append(points.Single, statistics.Single{At: d.At, Day: d.Day, Sum: d.Points})
	}
	trend := statistics.NewTrend(points, words, f.From, f.To, now)
	return &page{
		All:  []figure{statistics.Table(linesOf(st, f)), courseOf(trend, f), trendOf(trend, f), rubbersOf(st, f), gamesOf(st, f)},
		None: len(st.Cells) == 0,
		Opens: func(f fewstore.Filter, n int) string {
			if f.Ended {
				return text.TN("few.statistics.open-rubbers", n, "Count", text.Points(n))
			}
			return text.TN("few.statistics.open", n, "Count", text.Points(n))
		},
		OnOpen: onOpen,
	}
}

// during returns a function for the deals behind a trend's points.
func during(t statistics.Trend, f fewstore.Filter) func(chart.Mark) source {
	return func(m chart.Mark) source {
		filter := f
		filter.From, filter.To = t.Bounds(m.Column, f.From, f.To)
		return statistics.Found(filter, t.Stretches[m.Column].Count)
	}
}

// trendOf draws the mean points of a deal over time.
func trendOf(t statistics.Trend, f fewstore.Filter) figure {
	return statistics.NewFigure(t.Trend, func(m chart.Mark) string {
		i := m.Column
		return text.T("few.statistics.trend.words", "When", t.When(i), "Deals", dealsWords(t.Stretches[i].Count),
			"Points", statistics.Signed(t.Points[i].Value, 0), "Name", t.AverageName(i), "Average", t.Mean(i))
	}, during(t, f))
}

// courseOf draws the points of a trend, added up.
func courseOf(trend statistics.Trend, f fewstore.Filter) figure {
	t := trend.Running(text.T("few.statistics.course"))
	return statistics.NewFigure(t.Trend, func(m chart.Mark) string {
		i := m.Column
		return text.T("few.statistics.course.words", "When", t.When(i), "Points", statistics.Signed(float64(t.Stretches[i].Sum), 0),
			"All", statistics.Signed(t.Points[i].Value, 0))
	}, during(t, f))
}

// rubbersOf draws the numbers of rubbers won and lost, of each game with deals that count.
func rubbersOf(st fewstore.Statistics, f fewstore.Filter) figure {
	bars := statistics.NewBars(text.T("few.statistics.rubbers"), text.T("few.statistics.rubbers.won"), text.T("few.statistics.rubbers.lost"),
		text.T("few.statistics.empty.rubbers"))
	var ended []fewstore.Ended // of the bars
	for _, r := range few.Games() {
		if !slices.ContainsFunc(st.Cells, func(c fewstore.Cell) bool { return c.Game == r.Name }) {
			continue
		}
		sum := fewstore.Ended{Game: r.Name}
		for _, e := range st.Ended {
			if e.Game == r.Name {
				sum.Won, sum.Lost, sum.Equal = sum.Won+e.Won, sum.Lost+e.Lost, sum.Equal+e.Equal
			}
		}
		ended = append(ended, sum)
		bars.Bars = append(bars.Bars, chart.Bar{Label: text.T("few.statistics.shorter." + r.Name), Up: sum.Won, Down: sum.Lost})
	}
	return statistics.NewFigure(bars, func(m chart.Mark) string {
		e := ended[m.Column]
		return text.T("few.statistics.rubbers.words", "Game", text.Game(e.Game), "Won", text.Points(e.Won), "Lost", text.Points(e.Lost), "Equal", text.Points(e.Equal))
	}, func(m chart.Mark) source {
		filter, e := f, ended[m.Column]
		filter.Game, filter.Ended = e.Game, true
		if m.Row == 0 {
			return statistics.Found(with(filter, "game-won"), e.Won)
		}
		return statistics.Found(with(filter, "game-lost"), e.Lost)
	})
}

// gamesOf draws the map: the mean points of a deal, by game and by level of the computer players.
func gamesOf(st fewstore.Statistics, f fewstore.Filter) figure {
	h := chart.Heat{Title: text.T("few.statistics.games"), Empty: text.T("few.statistics.empty.short")}
	for _, level := range statistics.Levels[1:] {
		h.Columns = append(h.Columns, text.T("few.statistics.level."+level))
	}
	var cells [][]fewstore.Tally
	for _, r := range few.Games() {
		h.Rows = append(h.Rows, text.T("few.statistics.short."+r.Name))
		var row []fewstore.Tally
		for _, level := range statistics.Levels[1:] {
			row = append(row, st.Sum(func(c fewstore.Cell) bool { return c.Game == r.Name && statistics.LevelOf(c.Players) == level }))
		}
		cells = append(cells, row)
	}
	h = statistics.Gains(h, cells, func(t fewstore.Tally) (int, float64) { return t.Deals, each(t) })
	return statistics.NewFigure(h, func(m chart.Mark) string {
		t := cells[m.Row][m.Column]
		return text.T("few.statistics.games.words", "Game", text.Game(gameOf(m.Row+1)), "Players", statistics.LevelName(statistics.Levels[m.Column+1]),
			"Deals", dealsWords(t.Deals), "Points", statistics.Signed(each(t), 0))
	}, func(m chart.Mark) source {
		filter := f
		filter.Game = gameOf(m.Row + 1)
		return statistics.Found(against(filter, statistics.Levels[m.Column+1]), cells[m.Row][m.Column].Deals)
	})
}

// each returns the mean points of a deal.
func each(t fewstore.Tally) float64 { return float64(t.Gain) / float64(max(t.Deals, 1)) }
