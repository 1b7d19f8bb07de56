package statistics

import (
	"strconv"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// The figures of the page.
const (
	tableFigure = iota
	chipsFigure
	pointsFigure
	barsFigure
	heatFigure
	figureCount
)

type (
	page   = statistics.Figures[pokerstore.Filter]
	figure = statistics.Figure[pokerstore.Filter]
)

// newPage returns the content of the screen for the hands that count, without its look.
func newPage(st pokerstore.Statistics, c choices, now time.Time, onOpen func(pokerstore.Filter)) *page {
	f, all := c.filter(now), st.Sum(func(pokerstore.Cell) bool { return true })
	words := statistics.Words{
		Title: text.T("poker.statistics.trend"), Empty: text.T("poker.statistics.empty.short"),
		Each: text.T("poker.statistics.trend.hand"), Average: func(n int) string { return text.TN("poker.statistics.trend.hands", n) },
	}
	var points, chips statistics.Series
	for _, d := range st.Days {
		points.Days = append(points.Days, statistics.Day{Day: d.Day, Count: d.Parts, Sum: d.Points})
		chips.Days = append(chips.Days, statistics.Day{Day: d.Day, Count: d.Parts, Sum: d.Chips})
	}
	for _, h := range st.Single {
		points.Single = append(points.Single, statistics.Single{At: h.At, Day: h.Day, Sum: h.Points})
		chips.Single = append(chips.Single, statistics.Single{At: h.At, Day: h.Day, Sum: h.Chips})
	}
	return &page{
		All: []figure{
			statistics.Table(linesOf(st, f)),
			chipsOf(statistics.NewTrend(chips, words, f.From, f.To, now).Running(text.T("poker.statistics.course")), f),
			pointsOf(statistics.NewTrend(points, words, f.From, f.To, now), f),
			barsOf(all, f),
			heatOf(st, f),
		},
		None: all.Hands == 0,
		Opens: func(_ pokerstore.Filter, n int) string {
			return text.TN("poker.statistics.open", n, "Count", text.Points(n))
		},
		OnOpen: onOpen,
	}
}

// during returns a function for the hands behind a trend's points.
func during(t statistics.Trend, f pokerstore.Filter) func(chart.Mark) source {
	return func(m chart.Mark) source {
		filter := f
		filter.From, filter.To = t.Bounds(m.Column, f.From, f.To)
		return statistics.Found(filter, t.Stretches[m.Column].Count)
	}
}

// chipsOf draws the chips, added up.
func chipsOf(t statistics.Trend, f pokerstore.Filter) figure {
	return statistics.NewFigure(t.Trend, func(m chart.Mark) string {
		i := m.Column
		return text.T("poker.statistics.course.words", "When", t.When(i), "Chips", statistics.Signed(float64(t.Stretches[i].Sum), 0),
			"All", statistics.Signed(t.Points[i].Value, 0))
	}, during(t, f))
}

// pointsOf draws the mean points of a hand over time.
func pointsOf(t statistics.Trend, f pokerstore.Filter) figure {
	return statistics.NewFigure(t.Trend, func(m chart.Mark) string {
		i := m.Column
		if t.Single(i) {
			return text.T("poker.statistics.trend.hand-words", "When", t.When(i), "Points", statistics.Signed(t.Points[i].Value, 0),
				"Name", t.AverageName(i), "Average", t.Mean(i))
		}
		return text.T("poker.statistics.trend.words", "Days", t.When(i), "Hands", hands(t.Stretches[i].Count),
			"Points", statistics.Signed(t.Points[i].Value, 1), "Name", t.AverageName(i), "Average", t.Mean(i))
	}, during(t, f))
}

// barsOf draws the numbers of rows won and lost.
func barsOf(all pokerstore.Tally, f pokerstore.Filter) figure {
	b := statistics.NewBars(text.T("poker.statistics.rows"), text.T("poker.statistics.rows.won"), text.T("poker.statistics.rows.lost"),
		text.T("poker.statistics.empty.short"))
	for _, row := range poker.Rows {
		b.Bars = append(b.Bars, chart.Bar{Label: pokertext.Row(row), Up: all.Won[row], Down: all.Lost[row]})
	}
	return statistics.NewFigure(b, func(m chart.Mark) string {
		row := poker.Rows[m.Column]
		return text.T("poker.statistics.rows.words", "Row", pokertext.Row(row), "Won", text.Points(all.Won[row]), "Lost", text.Points(all.Lost[row]),
			"Tied", text.Points(all.Rivals-all.Won[row]-all.Lost[row]))
	}, func(m chart.Mark) source {
		row := poker.Rows[m.Column]
		if m.Row == 0 {
			return statistics.Found(with(f, row.String()+"-won"), all.WithWon[row])
		}
		return statistics.Found(with(f, row.String()+"-lost"), all.WithLost[row])
	})
}

// heatOf draws the map: the mean points of a hand for each opponent, by their level and number.
func heatOf(st pokerstore.Statistics, f pokerstore.Filter) figure {
	h := chart.Heat{Title: text.T("poker.statistics.heat"), Empty: text.T("poker.statistics.empty.short")}
	for n := 1; n < poker.MaxPlayers; n++ {
		h.Columns = append(h.Columns, strconv.Itoa(n))
	}
	var cells [][]pokerstore.Tally
	for _, level := range statistics.Levels[1:] {
		h.Rows = append(h.Rows, statistics.LevelName(level))
		row := make([]pokerstore.Tally, len(h.Columns))
		for i := range row {
			row[i] = st.Sum(func(c pokerstore.Cell) bool { return statistics.LevelOf(c.Players) == level && c.Rivals == i+1 })
		}
		cells = append(cells, row)
	}
	h = statistics.Gains(h, cells, func(t pokerstore.Tally) (int, float64) { return t.Hands, each(t) })
	return statistics.NewFigure(h, func(m chart.Mark) string {
		t := cells[m.Row][m.Column]
		return text.T("poker.statistics.heat.words", "Players", h.Rows[m.Row], "Rivals", rivalsWords(m.Column+1), "Hands", hands(t.Hands),
			"Points", statistics.Signed(each(t), 1), "Chips", statistics.Signed(float64(t.Chips), 0))
	}, func(m chart.Mark) source {
		filter := against(f, statistics.Levels[m.Row+1])
		filter.Rivals = m.Column + 1
		return statistics.Found(filter, cells[m.Row][m.Column].Hands)
	})
}

// each returns the mean points of a hand for each opponent.
func each(t pokerstore.Tally) float64 { return float64(t.Points) / float64(max(t.Rivals, 1)) }
