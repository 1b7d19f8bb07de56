package statistics

import (
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// seriesOf returns the points in the course of time.
func seriesOf(st bridgestore.Statistics) (s statistics.Series) {
	for _, d := range st.Days {
		s.Days = append(s.Days, statistics.Day{Day: d.Day, Count: d.Boards, Sum: d.Points})
	}
	for _, b := range st.Single {
		s.Single = append(s.Single, statistics.Single{At: b.At, Day: b.Day, Sum: b.Points})
	}
	return s
}

// trend is points a board over time.
type trend struct{ statistics.Trend }

// newTrend returns the trend over the days that f wants, or over those that there are, or deal by deal while there are
// few. They are days of the zone of now.
func newTrend(st bridgestore.Statistics, f bridgestore.Filter, now time.Time) trend {
	words := statistics.Words{
		Title: text.T("statistics.trend"), Empty: text.T("statistics.trend.empty"),
		Each: text.T("statistics.trend.deal"), Average: func(n int) string { return text.TN("statistics.trend.deals", n) },
	}
	return trend{statistics.NewTrend(seriesOf(st), words, f.From, f.To, now)}
}

// noTrend returns the chart for all games, whose points can't be compared.
func noTrend() (t trend) {
	t.Trend.Trend = chart.Trend{Title: text.T("statistics.trend"), Empty: text.T("statistics.trend.all-games")}
	return t
}

// figure returns the trend of the boards of a filter.
func (t trend) figure(f bridgestore.Filter) figure {
	return statistics.NewFigure(t.Trend.Trend, func(m chart.Mark) string { return t.words(m.Column) },
		func(m chart.Mark) source { return statistics.Found(t.filter(m.Column, f), t.Stretches[m.Column].Count) })
}

// words describes a point, and filter returns its boards.
func (t trend) words(i int) string {
	points := statistics.Signed(t.Points[i].Value, 0)
	if t.Single(i) {
		return text.T("statistics.trend.deal-words", "When", t.When(i), "Points", points, "Name", t.AverageName(i), "Average", t.Mean(i))
	}
	return text.T("statistics.trend.words", "Days", t.When(i), "Boards", boards(t.Stretches[i].Count), "Points", points,
		"Name", t.AverageName(i), "Average", t.Mean(i))
}

func (t trend) filter(i int, f bridgestore.Filter) bridgestore.Filter {
	f.From, f.To = t.Bounds(i, f.From, f.To)
	return f
}
