package statistics

import (
	"math"
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

// page is all that the screen says about the deals that count, without what it looks like.
type page struct {
	all    fewstore.Statistics
	filter fewstore.Filter
	onOpen func(fewstore.Filter)

	lines   []line
	course  statistics.Trend // of points, added up
	trend   statistics.Trend
	rubbers chart.Bars
	ended   []fewstore.Ended   // of the bars
	cells   [][]fewstore.Tally // of games
	games   chart.Heat
}

var _ statistics.Page = (*page)(nil)

func newPage(st fewstore.Statistics, c choices, now time.Time, onOpen func(fewstore.Filter)) *page {
	f := c.filter(now)
	p := &page{all: st, filter: f, onOpen: onOpen, lines: linesOf(st, f)}
	words := statistics.Words{Title: text.T("few.statistics.trend"), Empty: text.T("few.statistics.empty.short"),
		Each: text.T("few.statistics.trend.deal"), Average: func(n int) string { return text.TN("few.statistics.trend.deals", n) }}
	var points statistics.Series
	for _, d := range st.Days {
		points.Days = append(points.Days, statistics.Day{Day: d.Day, Count: d.Deals, Sum: d.Gain})
	}
	for _, d := range st.Single {
		points.Single = append(points.Single, statistics.Single{At: d.At, Day: d.Day, Sum: d.Gain})
	}
	p.trend = statistics.NewTrend(points, words, f.From, f.To, now)
	p.course = statistics.NewTrend(points, words, f.From, f.To, now).Running(text.T("few.statistics.course"))
	p.drawRubbers()
	p.drawGames()
	return p
}

// drawRubbers draws how many rubbers were won and lost, of each game of which deals count.
func (p *page) drawRubbers() {
	p.rubbers = chart.Bars{Title: text.T("few.statistics.rubbers"), Count: text.Points, Short: statistics.Short, Up: text.T("few.statistics.rubbers.won"),
		Down: text.T("few.statistics.rubbers.lost"), Empty: text.T("few.statistics.empty.rubbers")}
	for _, r := range few.Games() {
		if !slices.ContainsFunc(p.all.Cells, func(c fewstore.Cell) bool { return c.Game == r.Name }) {
			continue
		}
		sum := fewstore.Ended{Game: r.Name}
		for _, e := range p.all.Ended {
			if e.Game == r.Name {
				sum.Won, sum.Lost, sum.Equal = sum.Won+e.Won, sum.Lost+e.Lost, sum.Equal+e.Equal
			}
		}
		p.ended = append(p.ended, sum)
		p.rubbers.Bars = append(p.rubbers.Bars, chart.Bar{Label: text.T("few.statistics.shorter." + r.Name), Up: sum.Won, Down: sum.Lost})
	}
}

// fewInCell is how many deals a cell of the map needs to be drawn in full size.
const fewInCell = 5

// drawGames draws the map: how many points a deal brings, by game and by the level of the computer players.
func (p *page) drawGames() {
	p.games = chart.Heat{Title: text.T("few.statistics.games"), Signed: true, Empty: text.T("few.statistics.empty.short")}
	for _, level := range levels[1:] {
		p.games.Columns = append(p.games.Columns, text.T("few.statistics.level."+level))
	}
	most, some := 0., 0. // of cells with enough deals, and of all
	for _, r := range few.Games() {
		p.games.Rows = append(p.games.Rows, text.T("few.statistics.short."+r.Name))
		tallies := make([]fewstore.Tally, len(p.games.Columns))
		for i := range tallies {
			t := p.all.Sum(func(c fewstore.Cell) bool { return c.Game == r.Name && levelOf(c) == levels[i+1] })
			if tallies[i] = t; t.Deals > 0 {
				some = max(some, math.Abs(each(t)))
			}
			if t.Deals >= fewInCell {
				most = max(most, math.Abs(each(t)))
			}
		}
		p.cells = append(p.cells, tallies)
	}
	if most == 0 {
		most = some
	}
	most = chart.NewAxis(0, most, 1).High
	p.games.Low, p.games.High = statistics.Signed(-most, 0), statistics.Signed(most, 0)
	for _, tallies := range p.cells {
		cells := make([]chart.Cell, len(tallies))
		for i, t := range tallies {
			if t.Deals > 0 {
				cells[i] = chart.Cell{Label: text.Points(t.Deals), Short: statistics.Short(t.Deals), Few: t.Deals < fewInCell, Shade: max(-1, min(1, each(t)/most))}
			}
		}
		p.games.Cells = append(p.games.Cells, cells)
	}
}

// levelOf returns which of the levels a cell is of.
func levelOf(c fewstore.Cell) string {
	if c.Players == "" {
		return mixed
	}
	return c.Players
}

// each returns how many points a deal brought.
func each(t fewstore.Tally) float64 { return float64(t.Gain) / float64(max(t.Deals, 1)) }

// Empty implements [statistics.Page].
func (p *page) Empty() bool { return len(p.all.Cells) == 0 }

// Figure implements [statistics.Page].
func (p *page) Figure(i int) chart.Figure {
	switch i {
	case tableFigure:
		var t chart.Table
		for _, l := range p.lines {
			t.Lines = append(t.Lines, l.Line)
		}
		return t
	case courseFigure:
		return p.course.Trend
	case trendFigure:
		return p.trend.Trend
	case rubbersFigure:
		return p.rubbers
	}
	return p.games
}

// Tip implements [statistics.Page]: what a mark stands for, and what can be looked at.
func (p *page) Tip(figure int, m chart.Mark) string {
	words := p.words(figure, m)
	switch n := p.behind(figure, m).count; {
	case n > 0 && figure == rubbersFigure:
		words += "\n" + text.TN("few.statistics.open-rubbers", n, "Count", text.Points(n))
	case n > 0:
		words += "\n" + text.TN("few.statistics.open", n, "Count", text.Points(n))
	}
	return words
}

// words says what a mark of a figure stands for.
func (p *page) words(figure int, m chart.Mark) string {
	switch i := m.Column; figure {
	case tableFigure:
		l := p.lines[m.Row]
		if l.Chance != "" {
			return l.words + " " + text.T("statistics.chance.words")
		}
		return l.words
	case courseFigure:
		return text.T("few.statistics.course.words", "When", p.course.When(i), "Points", statistics.Signed(float64(p.course.Stretches[i].Sum), 0),
			"All", statistics.Signed(p.course.Points[i].Value, 0))
	case trendFigure:
		return text.T("few.statistics.trend.words", "When", p.trend.When(i), "Deals", dealsWords(p.trend.Stretches[i].Count),
			"Points", statistics.Signed(p.trend.Points[i].Value, 0), "Name", p.trend.AverageName(i), "Average", p.trend.Mean(i))
	case rubbersFigure:
		e := p.ended[i]
		return text.T("few.statistics.rubbers.words", "Game", text.Game(e.Game), "Won", text.Points(e.Won), "Lost", text.Points(e.Lost), "Equal", text.Points(e.Equal))
	}
	t := p.cells[m.Row][m.Column]
	return text.T("few.statistics.games.words", "Game", text.Game(gameOf(m.Row+1)), "Players", levelName(levels[m.Column+1]), "Deals", dealsWords(t.Deals),
		"Points", statistics.Signed(each(t), 0))
}

// behind is what is behind a mark: so many deals, or rubbers, that a filter finds.
type behind struct {
	filter fewstore.Filter
	count  int
}

// behind returns what is behind a mark of a figure.
func (p *page) behind(figure int, m chart.Mark) behind {
	f := p.filter
	switch figure {
	case tableFigure:
		return p.lines[m.Row].behind
	case courseFigure, trendFigure:
		f.From, f.To = p.trend.Bounds(m.Column, f.From, f.To)
		return behind{f, p.trend.Stretches[m.Column].Count}
	case rubbersFigure:
		e := p.ended[m.Column]
		f.Game, f.Ended = e.Game, true
		if m.Row == 0 {
			return behind{with(f, "game-won"), e.Won}
		}
		return behind{with(f, "game-lost"), e.Lost}
	}
	f.Game = gameOf(m.Row + 1)
	return behind{against(f, levels[m.Column+1]), p.cells[m.Row][m.Column].Deals}
}

// Open implements [statistics.Page].
func (p *page) Open(figure int, m chart.Mark) {
	if b := p.behind(figure, m); b.count > 0 {
		p.onOpen(b.filter)
	}
}
