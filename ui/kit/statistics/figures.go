package statistics

import (
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Source is where a mark leads to: so many deals, hands or games that a filter finds.
type Source[F any] struct {
	Filter F
	Count  int
}

// Figure is a figure, what a mark of it stands for, and where that leads to.
type Figure[F any] struct {
	chart.Figure
	Words  func(chart.Mark) string
	Source func(chart.Mark) Source[F]
}

// Found returns the source of which a filter finds so many.
func Found[F any](f F, count int) Source[F] { return Source[F]{f, count} }

// NewFigure returns a figure.
func NewFigure[F any](f chart.Figure, words func(chart.Mark) string, source func(chart.Mark) Source[F]) Figure[F] {
	return Figure[F]{f, words, source}
}

// Figures are a [Page] of figures, the first of which is a table.
type Figures[F any] struct {
	All    []Figure[F]
	None   bool                        // nothing counts
	Opens  func(f F, count int) string // says what can be looked at, where there is anything
	OnOpen func(F)
}

// Empty implements [Page].
func (p *Figures[F]) Empty() bool { return p.None }

// Figure implements [Page].
func (p *Figures[F]) Figure(i int) chart.Figure { return p.All[i].Figure }

// Source returns where a mark of a figure leads to.
func (p *Figures[F]) Source(figure int, m chart.Mark) Source[F] { return p.All[figure].Source(m) }

// Tip implements [Page]: what a mark stands for, and what can be looked at.
func (p *Figures[F]) Tip(figure int, m chart.Mark) string {
	words := p.All[figure].Words(m)
	if s := p.Source(figure, m); s.Count > 0 {
		words += "\n" + p.Opens(s.Filter, s.Count)
	}
	return words
}

// Open implements [Page].
func (p *Figures[F]) Open(figure int, m chart.Mark) {
	if s := p.Source(figure, m); s.Count > 0 {
		p.OnOpen(s.Filter)
	}
}

// NewBars returns bars without any yet.
func NewBars(title, up, down, empty string) chart.Bars {
	return chart.Bars{Title: title, Count: text.Points, Short: Short, Up: up, Down: down, Empty: empty}
}

// fewInCell is how many cases a cell of a map needs to be drawn in full size.
const fewInCell = 5

// Cell returns the cell of a map for n cases, with its shade.
func Cell(n int, shade float64) chart.Cell {
	if n == 0 {
		return chart.Cell{}
	}
	return chart.Cell{Label: text.Points(n), Short: Short(n), Few: n < fewInCell, Shade: shade}
}

// Gains returns a map with cells for tallies. Of each tally gain returns the number of cases, and how much one of them brought; the
// most of cells with enough cases has the full shade.
func Gains[T any](h chart.Heat, tallies [][]T, gain func(T) (n int, each float64)) chart.Heat {
	most, few := 0., 0. // of cells with enough cases, and of all
	for _, row := range tallies {
		for _, t := range row {
			n, each := gain(t)
			if n > 0 {
				few = max(few, max(each, -each))
			}
			if n >= fewInCell {
				most = max(most, max(each, -each))
			}
		}
	}
	if most == 0 {
		most = few
	}
	most = chart.NewAxis(0, most, 1).High
	h.Signed, h.Low, h.High, h.Cells = true, Signed(-most, 0), Signed(most, 0), nil
	for _, row := range tallies {
		var cells []chart.Cell
		for _, t := range row {
			n, each := gain(t)
			cells = append(cells, Cell(n, max(-1, min(1, each/most))))
		}
		h.Cells = append(h.Cells, cells)
	}
	return h
}
