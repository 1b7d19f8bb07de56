package cardart

import "image/color"

// drawing is a list of shapes, painted in order, in a box of its own units with
// the origin in the top-left corner. It knows no pixels: each output reads the list.
type drawing struct {
	width, height float64
	shapes        []shape
}

// shape is a path with its paint: filled, or drawn along as a line.
type shape struct {
	path  path
	paint paint
	line  float64 // width of the line; 0 fills the path
}

// paint is one colour, or a gradient: from one point to another along the line
// between them, and constant beyond. Equal colours make it plain.
type paint struct {
	from, to   color.NRGBA
	start, end point
}

func plain(c color.NRGBA) paint { return paint{from: c, to: c} }

func (p paint) transform(m matrix) paint {
	p.start, p.end = m.apply(p.start), m.apply(p.end)
	return p
}

// blend returns the colour the part t of the way from a to b.
func blend(a, b color.NRGBA, t float64) color.NRGBA {
	one := func(a, b uint8) uint8 { return uint8(float64(a) + t*(float64(b)-float64(a)) + 0.5) }
	return color.NRGBA{one(a.R, b.R), one(a.G, b.G), one(a.B, b.B), one(a.A, b.A)}
}

// fill adds a filled path.
func (d *drawing) fill(p path, with paint) {
	d.shapes = append(d.shapes, shape{path: p, paint: with})
}

// stroke adds a line of the given width along a path.
func (d *drawing) stroke(p path, with paint, width float64) {
	d.shapes = append(d.shapes, shape{path: p, paint: with, line: width})
}

// place adds the shapes of another list, seen through m.
func (d *drawing) place(shapes []shape, m matrix) {
	for _, s := range shapes {
		d.shapes = append(d.shapes, shape{s.path.transform(m), s.paint.transform(m), s.line * m.size()})
	}
}
