package statistics

import (
	"time"

	"github.com/superbridge/superbridge/game/chess"
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

// page is all that the screen says about the games that count, without what it looks like.
type page struct {
	games  chessstore.Statistics
	filter chessstore.Filter
	onOpen func(chessstore.Filter)

	lines   []line
	points  statistics.Trend // of a hundred
	heat    chart.Heat
	cells   [][]chessstore.Statistics // of heat
	ends    chart.Bars
	lengths chart.Bars
}

var _ statistics.Page = (*page)(nil)

func newPage(games chessstore.Statistics, c choices, now time.Time, onOpen func(chessstore.Filter)) *page {
	p := &page{games: games, filter: c.filter(now), onOpen: onOpen, lines: linesOf(games, c.filter(now))}
	p.points = trendOf(games, p.filter, now)
	p.drawHeat()
	p.ends = barsOf("chess.statistics.ends", games, endNames(), endOf)
	p.lengths = barsOf("chess.statistics.lengths", games, lengthNames(), lengthOf)
	return p
}

// mostSingle is how many games are drawn one by one.
const mostSingle = 60

// hundredths are the points of a game, of a hundred.
func hundredths(g chessstore.Played) int { return int(100*g.Points + 0.5) }

// trendOf returns how many of a hundred points a game brings in the course of time.
func trendOf(games chessstore.Statistics, f chessstore.Filter, now time.Time) statistics.Trend {
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
	return trend
}

// drawHeat draws the map: how many points games bring, by variant and by the level of the computer players.
func (p *page) drawHeat() {
	p.heat = chart.Heat{Title: text.T("chess.statistics.variants"), Low: statistics.Percent(0), High: statistics.Percent(1), Empty: text.T("chess.statistics.empty.short")}
	for _, level := range levels[1:] {
		p.heat.Columns = append(p.heat.Columns, text.T("chess.statistics.level."+level))
	}
	for _, v := range plain() {
		p.heat.Rows = append(p.heat.Rows, text.T("chess.statistics.variant.short", "Mode", text.T("chess.mode."+v.Mode.String()), "N", v.Persons))
		games, cells := make([]chessstore.Statistics, len(p.heat.Columns)), make([]chart.Cell, len(p.heat.Columns))
		for i := range games {
			games[i] = p.games.Where(func(g chessstore.Played) bool {
				g.Variant.Dice = false
				return g.Variant == v && levelOf(g) == levels[i+1]
			})
			if sum := games[i].Sum(); sum.Games > 0 {
				cells[i] = chart.Cell{Label: text.Points(sum.Games), Short: statistics.Short(sum.Games), Few: sum.Games < fewInCell, Shade: sum.Points / float64(sum.Games)}
			}
		}
		p.cells, p.heat.Cells = append(p.cells, games), append(p.heat.Cells, cells)
	}
}

// fewInCell is how many games a cell of the map needs to be drawn in full size.
const fewInCell = 5

// levelOf returns which of the levels a game is of.
func levelOf(g chessstore.Played) string {
	if g.Players == "" {
		return mixed
	}
	return g.Players
}

// barsOf returns how many games were won and lost, by what of says of each: the place of a name.
func barsOf(title string, games chessstore.Statistics, names []string, of func(chessstore.Played) int) chart.Bars {
	b := chart.Bars{Title: text.T(title), Count: text.Points, Short: statistics.Short, Up: text.T("chess.statistics.bars.won"),
		Down: text.T("chess.statistics.bars.lost"), Empty: text.T("chess.statistics.empty.short")}
	by := chessstore.By(games, of)
	for i, name := range names {
		sum := by[i].Sum()
		b.Bars = append(b.Bars, chart.Bar{Label: name, Up: sum.Won, Down: sum.Lost})
	}
	return b
}

// hows are the ends of games that somebody has won; draws have no bar.
var hows = []chess.How{chess.ByKings, chess.ByCastle, chess.Resigned, chess.TimedOut}

// endOf returns the place of the end of a game among the bars; that of a draw is behind the last.
func endOf(g chessstore.Played) int {
	for i, how := range hows {
		if g.How == how {
			return i
		}
	}
	return len(hows)
}

// endNames are what the ends are called.
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

// lengthNames are what the lengths are called.
func lengthNames() (names []string) {
	least := 1
	for _, most := range turnsUpTo {
		names = append(names, text.T("chess.statistics.length", "Least", least, "Most", most))
		least = most + 1
	}
	return append(names, text.T("chess.statistics.length.more", "Least", least))
}

// Empty implements [statistics.Page].
func (p *page) Empty() bool { return len(p.games) == 0 }

// Figure implements [statistics.Page].
func (p *page) Figure(i int) chart.Figure {
	switch i {
	case tableFigure:
		var t chart.Table
		for _, l := range p.lines {
			t.Lines = append(t.Lines, l.Line)
		}
		return t
	case pointsFigure:
		return p.points.Trend
	case heatFigure:
		return p.heat
	case endsFigure:
		return p.ends
	}
	return p.lengths
}

// Tip implements [statistics.Page]: what a mark stands for, and what can be looked at.
func (p *page) Tip(figure int, m chart.Mark) string {
	words := p.words(figure, m)
	if n := p.behind(figure, m).count; n > 0 {
		words += "\n" + text.TN("chess.statistics.open", n, "Count", text.Points(n))
	}
	return words
}

// words says what a mark of a figure stands for.
func (p *page) words(figure int, m chart.Mark) string {
	switch figure {
	case tableFigure:
		l := p.lines[m.Row]
		if l.Chance != "" {
			return l.words + " " + text.T("statistics.chance.words")
		}
		return l.words
	case pointsFigure:
		i := m.Column
		return text.T("chess.statistics.trend.words", "When", p.points.When(i), "Games", gamesWords(p.points.Stretches[i].Count),
			"Points", statistics.Number(p.points.Points[i].Value, 0), "Name", p.points.AverageName(i), "Average", statistics.Number(p.points.Points[i].Average, 0))
	case heatFigure:
		sum := p.cells[m.Row][m.Column].Sum()
		return text.T("chess.statistics.variants.words", "Variant", chesstext.Variant(plain()[m.Row]), "Players", levelName(levels[m.Column+1]),
			"Tally", tallyWords(sum))
	case endsFigure:
		return barWords(p.ends, m)
	}
	return barWords(p.lengths, m)
}

// tallyWords says how many games were won, drawn and lost, and what they brought.
func tallyWords(t chessstore.Tally) string {
	return text.T("chess.statistics.tally", "Games", gamesWords(t.Games), "Won", text.Points(t.Won), "Drawn", text.Points(t.Drawn),
		"Lost", text.Points(t.Lost), "Share", pointsOf(t.Points, t.Games))
}

// barWords says how many games a bar has.
func barWords(b chart.Bars, m chart.Mark) string {
	bar := b.Bars[m.Column]
	return text.T("chess.statistics.bars.words", "Name", bar.Label, "Won", text.Points(bar.Up), "Lost", text.Points(bar.Down))
}

// gamesWords says how many games something is.
func gamesWords(n int) string {
	return text.TN("chess.statistics.of.games", n, "Count", text.Points(n))
}

// behind is what is behind a mark: so many games that a filter finds.
type behind struct {
	filter chessstore.Filter
	count  int
}

// some is what is behind a mark that no other filter finds: the games by their numbers.
func some(f chessstore.Filter, games chessstore.Statistics) behind {
	var ids []int64
	for _, g := range games {
		ids = append(ids, g.Game)
	}
	f.Games = chessstore.IDs(ids)
	return behind{f, len(games)}
}

// behind returns what is behind a mark of a figure.
func (p *page) behind(figure int, m chart.Mark) behind {
	switch figure {
	case tableFigure:
		return p.lines[m.Row].behind
	case pointsFigure:
		f := p.filter
		f.From, f.To = p.points.Bounds(m.Column, f.From, f.To)
		return behind{f, p.points.Stretches[m.Column].Count}
	case heatFigure:
		return some(p.filter, p.cells[m.Row][m.Column])
	case endsFigure:
		return p.bar(endOf, m)
	}
	return p.bar(lengthOf, m)
}

// bar returns what is behind a bar.
func (p *page) bar(of func(chessstore.Played) int, m chart.Mark) behind {
	won := 1 - 2*m.Row
	return some(p.filter, p.games.Where(func(g chessstore.Played) bool { return of(g) == m.Column && g.Won == won }))
}

// Open implements [statistics.Page].
func (p *page) Open(figure int, m chart.Mark) {
	if b := p.behind(figure, m); b.count > 0 {
		p.onOpen(b.filter)
	}
}
