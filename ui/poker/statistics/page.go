package statistics

import (
	"math"
	"strconv"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// page is all that the screen says about the hands that count, without what it looks like.
type page struct {
	all    pokerstore.Tally
	filter pokerstore.Filter
	onOpen func(pokerstore.Filter)

	figures []figure
	chips   statistics.Trend // added up
	points  statistics.Trend
	bars    chart.Bars
	cells   [][]pokerstore.Tally // of heat
	heat    chart.Heat
}

var _ statistics.Page = (*page)(nil)

func newPage(st pokerstore.Statistics, c choices, now time.Time, onOpen func(pokerstore.Filter)) *page {
	f := c.filter(now)
	p := &page{filter: f, onOpen: onOpen, all: st.Sum(func(pokerstore.Cell) bool { return true }), figures: figures(st, f)}
	words := statistics.Words{
		Title: text.T("poker.statistics.trend"), Empty: text.T("poker.statistics.empty.short"),
		Each: text.T("poker.statistics.trend.hand"), Average: func(n int) string { return text.TN("poker.statistics.trend.hands", n) },
	}
	var points, chips statistics.Series
	for _, d := range st.Days {
		points.Days = append(points.Days, statistics.Day{Day: d.Day, Count: d.Hands, Sum: d.Points})
		chips.Days = append(chips.Days, statistics.Day{Day: d.Day, Count: d.Hands, Sum: d.Chips})
	}
	for _, h := range st.Single {
		points.Single = append(points.Single, statistics.Single{At: h.At, Day: h.Day, Sum: h.Points})
		chips.Single = append(chips.Single, statistics.Single{At: h.At, Day: h.Day, Sum: h.Chips})
	}
	p.points = statistics.NewTrend(points, words, f.From, f.To, now)
	p.chips = statistics.NewTrend(chips, words, f.From, f.To, now).Running(text.T("poker.statistics.course"))
	p.bars = barsOf(p.all)
	p.drawHeat(st)
	return p
}

// Empty implements [statistics.Page].
func (p *page) Empty() bool { return p.all.Hands == 0 }

// barsOf returns how many rows were won and lost.
func barsOf(all pokerstore.Tally) chart.Bars {
	b := chart.Bars{
		Title: text.T("poker.statistics.rows"), Count: text.Points, Short: statistics.Short, Up: text.T("poker.statistics.rows.won"),
		Down: text.T("poker.statistics.rows.lost"), Empty: text.T("poker.statistics.empty.short"),
	}
	for _, row := range poker.Rows {
		b.Bars = append(b.Bars, chart.Bar{Label: pokertext.Row(row), Up: all.Won[row], Down: all.Lost[row]})
	}
	return b
}

// fewInCell is how many hands a cell of the map needs to be drawn in full size.
const fewInCell = 5

// drawHeat draws the map: how many points a hand brings from each opponent, by their level and number.
func (p *page) drawHeat(st pokerstore.Statistics) {
	p.heat = chart.Heat{Title: text.T("poker.statistics.heat"), Signed: true, Empty: text.T("poker.statistics.empty.short")}
	for n := 1; n < poker.MaxPlayers; n++ {
		p.heat.Columns = append(p.heat.Columns, strconv.Itoa(n))
	}
	most, few := 0., 0. // of cells with some hands, and of all
	for _, level := range levels[1:] {
		p.heat.Rows = append(p.heat.Rows, levelName(level))
		tallies := make([]pokerstore.Tally, len(p.heat.Columns))
		for c := range tallies {
			t := st.Sum(func(cell pokerstore.Cell) bool { return levelOf(cell) == level && cell.Rivals == c+1 })
			if tallies[c] = t; t.Hands == 0 {
				continue
			}
			few = max(few, math.Abs(eachOf(t)))
			if t.Hands >= fewInCell {
				most = max(most, math.Abs(eachOf(t)))
			}
		}
		p.cells = append(p.cells, tallies)
	}
	if most == 0 {
		most = few
	}
	most = chart.NewAxis(0, most, 1).High
	p.heat.Low, p.heat.High = statistics.Signed(-most, 0), statistics.Signed(most, 0)
	for _, tallies := range p.cells {
		cells := make([]chart.Cell, len(tallies))
		for c, t := range tallies {
			if t.Hands > 0 {
				cells[c] = chart.Cell{Label: text.Points(t.Hands), Short: statistics.Short(t.Hands), Few: t.Hands < fewInCell, Shade: max(-1, min(1, eachOf(t)/most))}
			}
		}
		p.heat.Cells = append(p.heat.Cells, cells)
	}
}

// levelOf returns which of the levels a cell is of.
func levelOf(c pokerstore.Cell) string {
	if c.Players == "" {
		return mixed
	}
	return c.Players
}

// eachOf returns how many points a hand brought from each opponent.
func eachOf(t pokerstore.Tally) float64 { return float64(t.Points) / float64(max(t.Rivals, 1)) }

// The figures of the page.
const (
	tableFigure = iota
	chipsFigure
	pointsFigure
	barsFigure
	heatFigure
	figureCount
)

// Figure implements [statistics.Page].
func (p *page) Figure(i int) chart.Figure {
	switch i {
	case tableFigure:
		var t chart.Table
		for _, f := range p.figures {
			t.Lines = append(t.Lines, f.Line)
		}
		return t
	case chipsFigure:
		return p.chips.Trend
	case pointsFigure:
		return p.points.Trend
	case barsFigure:
		return p.bars
	}
	return p.heat
}

// Tip implements [statistics.Page]: what a mark stands for, and what can be looked at.
func (p *page) Tip(figure int, m chart.Mark) string {
	words := p.words(figure, m)
	if more := p.behind(figure, m).words(); more != "" {
		words += "\n" + more
	}
	return words
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
	case chipsFigure:
		i := m.Column
		return text.T("poker.statistics.course.words", "When", p.chips.When(i), "Chips", statistics.Signed(float64(p.chips.Stretches[i].Sum), 0),
			"All", statistics.Signed(p.chips.Points[i].Value, 0))
	case pointsFigure:
		return p.pointWords(m.Column)
	case barsFigure:
		return p.barWords(m)
	}
	t := p.cells[m.Row][m.Column]
	return text.T("poker.statistics.heat.words", "Players", p.heat.Rows[m.Row], "Rivals", rivalsWords(m.Column+1), "Hands", hands(t.Hands),
		"Points", statistics.Signed(eachOf(t), 1), "Chips", statistics.Signed(float64(t.Chips), 0))
}

// pointWords says what a point of the trend stands for.
func (p *page) pointWords(i int) string {
	points := statistics.Signed(p.points.Points[i].Value, 1)
	if p.points.Single(i) {
		return text.T("poker.statistics.trend.hand-words", "When", p.points.When(i), "Points", statistics.Signed(p.points.Points[i].Value, 0),
			"Name", p.points.AverageName(i), "Average", p.points.Mean(i))
	}
	return text.T("poker.statistics.trend.words", "Days", p.points.When(i), "Hands", hands(p.points.Stretches[i].Count), "Points", points,
		"Name", p.points.AverageName(i), "Average", p.points.Mean(i))
}

// barWords says how often a row was won, lost and tied.
func (p *page) barWords(m chart.Mark) string {
	row, all := poker.Rows[m.Column], p.all
	return text.T("poker.statistics.rows.words", "Row", pokertext.Row(row), "Won", text.Points(all.Won[row]), "Lost", text.Points(all.Lost[row]),
		"Tied", text.Points(all.Rivals-all.Won[row]-all.Lost[row]))
}

// behind returns what is behind a mark of a figure.
func (p *page) behind(figure int, m chart.Mark) behind {
	switch figure {
	case tableFigure:
		return p.figures[m.Row].behind
	case chipsFigure, pointsFigure:
		f := p.filter
		f.From, f.To = p.points.Bounds(m.Column, f.From, f.To)
		return behind{f, p.points.Stretches[m.Column].Count}
	case barsFigure:
		row := poker.Rows[m.Column]
		if m.Row == 0 {
			return behind{with(p.filter, row.String()+"-won"), p.all.WithWon[row]}
		}
		return behind{with(p.filter, row.String()+"-lost"), p.all.WithLost[row]}
	}
	f := against(p.filter, levels[m.Row+1])
	f.Rivals = m.Column + 1
	return behind{f, p.cells[m.Row][m.Column].Hands}
}

// Open implements [statistics.Page].
func (p *page) Open(figure int, m chart.Mark) {
	if b := p.behind(figure, m); b.count > 0 {
		p.onOpen(b.filter)
	}
}
