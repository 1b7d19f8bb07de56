package statistics

import (
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Source is a filter with the number of deals, hands or games that it finds, which a mark opens.
type Source[F any] struct {
	Filter F
	Count  int
}

// Figure is a chart with the words for its marks and what they open.
type Figure[F any] struct {
	chart.Figure
	Words  func(chart.Mark) string
	Source func(chart.Mark) Source[F]
}

// Found returns the source of a filter with that many results.
func Found[F any](f F, count int) Source[F] { return Source[F]{f, count} }

// NewFigure returns a figure.
func NewFigure[F any](f chart.Figure, words func(chart.Mark) string, source func(chart.Mark) Source[F]) Figure[F] {
	return Figure[F]{f, words, source}
}

// Figures is a [Page] of figures, the first of which is a table.
type Figures[F any] struct {
	All    []Figure[F]
	None   bool                        // nothing counts
	Opens  func(f F, count int) string // describes what a mark opens, if there is anything
	OnOpen func(F)
}

// Empty implements [Page].
func (p *Figures[F]) Empty() bool { return p.None }

// Figure implements [Page].
func (p *Figures[F]) Figure(i int) chart.Figure { return p.All[i].Figure }

// Source returns what a mark of a figure opens.
func (p *Figures[F]) Source(figure int, m chart.Mark) Source[F] { return p.All[figure].Source(m) }

// Tip implements [Page]: the words for a mark, and what it opens.
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

// fewInCell is the number of cases from which a cell of a map is drawn in full size.
const fewInCell = 5

// Cell returns the cell of a map for n cases, with its shade.
func Cell(n int, shade float64) chart.Cell {
	if n == 0 {
		return chart.Cell{}
	}
	return chart.Cell{Label: text.Points(n), Short: Short(n), Few: n < fewInCell, Shade: shade}
}

// Gains returns a map with a cell for each tally. Gain returns the number of a tally's cases, and the mean result of
// one; the largest of cells with enough cases has the full shade.
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
