package statistics

import (
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// page is all that the screen says about the boards that count, without what it looks like.
type page struct {
	statistics  bridgestore.Statistics
	choices     choices
	filterOfAll bridgestore.Filter
	onOpen      func(behind)

	figures []figure
	trend   trend
	side    contractSide
	bars    chart.Bars
	heat    heat
}

// The figures of the page.
const (
	tableFigure = iota
	trendFigure
	barsFigure
	heatFigure
	figureCount
)

var _ statistics.Page = (*page)(nil)

func newPage(st bridgestore.Statistics, c choices, now time.Time, onOpen func(behind)) *page {
	rules, f := c.game(), c.filter(now)
	p := &page{statistics: st, choices: c, filterOfAll: f, onOpen: onOpen}
	p.figures = figures(st, rules, f)
	p.trend = newTrend(st, f, now)
	if c.ofAll() {
		p.trend = noTrend()
	}
	p.side = newContractSide(rules, f)
	p.bars = p.side.bars(st)
	p.heat = newHeat(p.side, st, false)
	return p
}

// drawMap draws the map by points, or by what went well; that of all games has no points.
func (p *page) drawMap(byPoints bool) {
	if byPoints = byPoints && !p.choices.ofAll(); byPoints != p.heat.Signed {
		p.heat = newHeat(p.side, p.statistics, byPoints)
	}
}

// Empty implements [statistics.Page].
func (p *page) Empty() bool { return len(p.statistics.Cells) == 0 }

// Figure implements [statistics.Page].
func (p *page) Figure(i int) chart.Figure {
	switch i {
	case tableFigure:
		var t chart.Table
		for _, f := range p.figures {
			t.Lines = append(t.Lines, f.Line)
		}
		return t
	case trendFigure:
		return p.trend.Trend.Trend
	case barsFigure:
		return p.bars
	}
	return p.heat.Heat
}

// words says what a mark of a figure stands for.
func (p *page) words(figure int, m chart.Mark) string {
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

// Tip implements [statistics.Page]: what a mark stands for, and what can be looked at.
func (p *page) Tip(figure int, m chart.Mark) string {
	words := p.words(figure, m)
	if more := p.behind(figure, m).words(); more != "" {
		words += "\n" + more
	}
	return words
}

// behind is what is behind a mark: the boards that a filter finds, or the rubbers with such boards.
type behind struct {
	filter  bridgestore.Filter
	rubbers bool
	count   int // of what is found
}

// words says what can be looked at, or nothing if there is nothing.
func (b behind) words() string {
	switch {
	case b.count == 0:
		return ""
	case b.rubbers:
		return text.TN("statistics.open.rubbers", b.count, "Count", text.Points(b.count))
	}
	return text.TN("statistics.open.boards", b.count, "Count", text.Points(b.count))
}

// behind returns what is behind a mark of a figure.
func (p *page) behind(figure int, m chart.Mark) behind {
	switch figure {
	case tableFigure:
		return p.figures[m.Row].behind
	case trendFigure:
		return behind{filter: p.trend.filter(m.Column, p.filterOfAll), count: p.trend.Stretches[m.Column].Count}
	case barsFigure:
		bar := p.bars.Bars[m.Column]
		return behind{filter: p.side.barFilter(m.Column, m.Row), count: [2]int{bar.Up, bar.Down}[m.Row]}
	}
	return behind{filter: p.heat.filter(m.Column, m.Row), count: p.heat.tallies[m.Row][m.Column].Boards}
}

// Open implements [statistics.Page].
func (p *page) Open(figure int, m chart.Mark) {
	if b := p.behind(figure, m); b.count > 0 {
		p.onOpen(b)
	}
}
