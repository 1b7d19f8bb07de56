package statistics

import (
	"time"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/chart"
	"github.com/superbridge/superbridge/ui/text"
)

// page is all that the screen says about the boards that count, without what it looks like.
type page struct {
	statistics  storage.Statistics
	choices     choices
	now         time.Time
	filterOfAll storage.Filter

	figures []figure
	trend   trend
	side    contractSide
	bars    chart.Bars
	heat    heat
}

func newPage(st storage.Statistics, c choices, now time.Time, byPoints bool) page {
	rules, f := allRules[c.rules], c.filter(now)
	p := page{statistics: st, choices: c, now: now, filterOfAll: f}
	p.figures = figures(st, rules, f)
	p.trend = newTrend(st.Days, f, now)
	p.side = newContractSide(rules, f)
	p.bars = p.side.bars(st)
	p.heat = newHeat(p.side, st, byPoints)
	return p
}

// empty reports whether no board counts.
func (p page) empty() bool { return len(p.statistics.Cells) == 0 }

// table returns the figures that are lines.
func (p page) table() chart.Table {
	var t chart.Table
	for _, f := range p.figures {
		t.Lines = append(t.Lines, f.Line)
	}
	return t
}

// figure returns one of the figures.
func (p page) figure(i int) chart.Figure {
	switch i {
	case tableFigure:
		return p.table()
	case trendFigure:
		return p.trend.Trend
	case barsFigure:
		return p.bars
	}
	return p.heat.Heat
}

// words says what a mark of a figure stands for.
func (p page) words(figure int, m chart.Mark) string {
	switch figure {
	case tableFigure:
		f := p.figures[m.Row]
		if f.Chance != "" {
			return f.words + " " + text.T("statistics.chance.words")
		}
		return f.words
	case trendFigure:
		return p.trend.words(m.Column)
	case barsFigure:
		return p.side.barWords(p.bars, m.Column, m.Row)
	}
	return p.heat.words(m.Column, m.Row)
}

// filter returns which boards are behind a mark of a figure.
func (p page) filter(figure int, m chart.Mark) storage.Filter {
	switch figure {
	case tableFigure:
		return p.figures[m.Row].filter
	case trendFigure:
		return p.trend.filter(m.Column, p.filterOfAll)
	case barsFigure:
		return p.side.barFilter(m.Column, m.Row)
	}
	return p.heat.filter(m.Column, m.Row)
}
