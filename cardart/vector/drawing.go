// Package vector is a small list of shapes: paths of lines and Bézier curves, each with
// a paint. What is drawn once in it comes out as a picture of any size, as SVG, and on the
// pages of a PDF.
//
// A drawing knows no pixels and no fonts, and nothing of it is clipped: what must not be
// seen must not be drawn.
package vector

import (
	"image/color"
	"iter"
)

// Drawing is a list of shapes, painted in order, in a box of its own units with the
// origin in the top-left corner and y downward.
type Drawing struct {
	Width, Height float64
	Shapes        []Shape
}

// Shape is a path with its paint: filled, or drawn along as a line with round ends and
// joins.
type Shape struct {
	Path  Path
	Paint Paint
	Line  float64 // width of the line; 0 fills the path
	Twice bool    // painted a second time, after a half turn; see [Drawing.Twice]
}

// Paint is one colour, or a gradient: from one point to another along the line between
// them, and constant beyond. Equal colours make it plain. Colours may be translucent.
type Paint struct {
	From, To   color.NRGBA
	Start, End Point
}

// Plain returns a paint of one colour.
func Plain(c color.NRGBA) Paint { return Paint{From: c, To: c} }

// Gradient returns a paint that goes from one colour at start to another at end.
func Gradient(from, to color.NRGBA, start, end Point) Paint { return Paint{from, to, start, end} }

// Transform returns the paint seen through m.
func (p Paint) Transform(m Matrix) Paint {
	p.Start, p.End = m.Apply(p.Start), m.Apply(p.End)
	return p
}

// Plain reports whether the paint is one colour.
func (p Paint) Plain() bool { return p.From == p.To || p.Start == p.End }

// Fill adds a filled path.
func (d *Drawing) Fill(p Path, with Paint) {
	d.Shapes = append(d.Shapes, Shape{Path: p, Paint: with})
}

// Stroke adds a line of the given width along a path.
func (d *Drawing) Stroke(p Path, with Paint, width float64) {
	d.Shapes = append(d.Shapes, Shape{Path: p, Paint: with, Line: width})
}

// Place adds shapes seen through m.
func (d *Drawing) Place(shapes []Shape, m Matrix) {
	for _, s := range shapes {
		d.Shapes = append(d.Shapes, s.transform(m))
	}
}

func (s Shape) transform(m Matrix) Shape {
	return Shape{s.Path.Transform(m), s.Paint.Transform(m), s.Line * m.Size(), s.Twice}
}

// Twice adds shapes that are painted where they are and then, all together, a second
// time after a half turn of the drawing about its centre: what a card shows in both
// of its halves.
func (d *Drawing) Twice(shapes []Shape) {
	for _, s := range shapes {
		s.Twice = true
		d.Shapes = append(d.Shapes, s)
	}
}

// HalfTurn is the half turn of the drawing about its centre.
func (d Drawing) HalfTurn() Matrix { return Matrix{-1, 0, 0, -1, d.Width, d.Height} }

// Runs returns the shapes in the order of painting, cut where shapes that are painted
// twice begin or end: a run that is painted twice is painted whole before its second time.
func (d Drawing) Runs() iter.Seq2[[]Shape, bool] {
	return func(yield func([]Shape, bool) bool) {
		for rest := d.Shapes; len(rest) > 0; {
			n := 1
			for n < len(rest) && rest[n].Twice == rest[0].Twice {
				n++
			}
			if !yield(rest[:n], rest[0].Twice) {
				return
			}
			rest = rest[n:]
		}
	}
}
