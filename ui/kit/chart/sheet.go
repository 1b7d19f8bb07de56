package chart

import (
	"github.com/superbridge/superbridge/cardart/vector"
)

// Figure is a drawable chart: a [Table], a [Trend], [Bars], a [Heat], a [Grid], a [Pad] or a [Month].
type Figure interface {
	// Draw draws the figure in a box, without a background.
	Draw(l Look, width, height float64) Picture
}

// Sheet is paper with figures on it, in millimetres: A4 or half of it.
type Sheet struct {
	Title, About string // the first line, and the subject of the figures below it
}

const (
	sheetMargin = 14.
	titleSize   = 2. // in the size of text
)

// Page returns a table on the left, and beside it rows of figures, one below the other.
func (s Sheet) Page(l Look, table Figure, rows ...[]Figure) vector.Drawing {
	d, top := s.paper(l, 297, 210)
	const gutter, column = 12., 96.
	x, y := sheetMargin+column+gutter, d.Height-sheetMargin
	place := func(f Figure, x, y, w, h float64) {
		d.Place(f.Draw(l, w, h).Shapes, vector.Move(x, y))
	}
	place(table, sheetMargin, top, column, y-top)
	high := (y - top - gutter*float64(len(rows)-1)) / float64(len(rows))
	for i, row := range rows {
		wide := (d.Width - sheetMargin - x - gutter*float64(len(row)-1)) / float64(len(row))
		for k, f := range row {
			place(f, x+float64(k)*(wide+gutter), top+float64(i)*(high+gutter), wide, high)
		}
	}
	return d
}

// One returns a sheet with a single figure.
func (s Sheet) One(l Look, f Figure) vector.Drawing {
	d, top := s.paper(l, 210, 148)
	d.Place(f.Draw(l, d.Width-2*sheetMargin, d.Height-sheetMargin-top).Shapes, vector.Move(sheetMargin, top))
	return d
}

// Grid returns a sheet with a single grid: half of A4, or all of it if there are many rows.
func (s Sheet) Grid(l Look, g Grid) vector.Drawing {
	best, _ := g.Height(l)
	return s.high(l, g, best)
}

// Pad returns a sheet with a single pad: half of A4, or all of it if it is long.
func (s Sheet) Pad(l Look, p Pad) vector.Drawing { return s.high(l, p, p.Height(l)) }

// high returns a figure on half of A4, or on all of it if it is higher than that.
func (s Sheet) high(l Look, f Figure, best float64) vector.Drawing {
	height := 148.
	d, top := s.paper(l, 210, height)
	if best > height-sheetMargin-top {
		height = 297
		d, top = s.paper(l, 210, height)
	}
	d.Place(f.Draw(l, d.Width-2*sheetMargin, height-sheetMargin-top).Shapes, vector.Move(sheetMargin, top))
	return d
}

// paper returns a sheet with the title on it, and the top of the room below.
func (s Sheet) paper(l Look, width, height float64) (d vector.Drawing, top float64) {
	p := newPen(l, width, height)
	p.fill(0, 0, width, height, l.Paper)
	y := sheetMargin + titleSize*l.Size*capital
	p.write(sheetMargin, y, begin, l.Bold, titleSize*l.Size, l.Ink, s.Title)
	y += 2 * l.Size
	p.text(sheetMargin, y, begin, l.Faint, s.About)
	y += l.Size
	p.line(sheetMargin, y, width-sheetMargin, y, l.Rule, l.hair())
	return p.Drawing, y + 1.6*l.Size
}
