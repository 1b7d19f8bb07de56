package statistics

import (
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The figures of the page.
const (
	tableFigure = iota
	trendFigure
	barsFigure
	heatFigure
	figureCount
)

// figure is a figure of the page.
type figure = statistics.Figure[bridgestore.Filter]

// page is the content of the screen for the boards that count, without its look.
type page struct {
	statistics.Figures[bridgestore.Filter]
	statistics  bridgestore.Statistics
	unthemed    int // boards whose themes aren't known yet
	unreadable  int // boards whose themes can't be found
	choices     choices
	filterOfAll bridgestore.Filter
	side        contractSide
}

func newPage(st bridgestore.Statistics, themes bridgestore.Themes, c choices, now time.Time, onOpen func(bridgestore.Filter)) *page {
	f := c.filter(now)
	p := &page{statistics: st, unthemed: themes.Unthemed, unreadable: themes.Unreadable, choices: c, filterOfAll: f, side: newContractSide(c.game(), f)}
	trend := newTrend(st, f, now)
	if c.ofAll() {
		trend = noTrend()
	}
	p.Figures = statistics.Figures[bridgestore.Filter]{
		All:    []figure{statistics.Table(append(linesOf(st, c.game(), f), themeLines(themes, f)...)), trend.figure(f), p.side.figure(p.side.bars(st)), newHeat(p.side, st, false).figure()},
		None:   len(st.Cells) == 0,
		Opens:  opens,
		OnOpen: onOpen,
	}
	return p
}

// unlooked returns the number of boards not analysed yet, or analysed by an older program, without themes.
func (p *page) unlooked() int { return p.statistics.Unlooked + p.unthemed }

// opens describes what a figure opens: the boards that a filter finds, or the rubbers with such boards.
func opens(f bridgestore.Filter, n int) string {
	if f.Ended {
		return text.TN("statistics.open.rubbers", n, "Count", text.Points(n))
	}
	return text.TN("statistics.open.boards", n, "Count", text.Points(n))
}

// drawMap draws the map by points, or by success; the map of all games has no points.
func (p *page) drawMap(byPoints bool) {
	if byPoints = byPoints && !p.choices.ofAll(); byPoints != p.heat().Signed {
		p.All[heatFigure] = newHeat(p.side, p.statistics, byPoints).figure()
	}
}

// heat returns the map.
func (p *page) heat() chart.Heat { return p.All[heatFigure].Figure.(chart.Heat) }
