package court

import (
	"math"
	"slices"

	"github.com/superbridge/superbridge/cardart/vector"
)

// part is one closed shape of a figure and the tone that fills it.
type part struct {
	path vector.Path
	tone tone
}

// sketch is a figure, or a piece of one, as it's drawn: parts from the back to the front.
type sketch []part

// line is the width of the ink around an area, in millimetres.
const line = 0.34

// flat adds shapes without an outline. They may overlap: all contours turn the same way.
func (s *sketch) flat(t tone, paths ...vector.Path) {
	var all vector.Path
	for _, p := range paths {
		all.Join(clockwise(p))
	}
	if last := len(*s) - 1; last >= 0 && (*s)[last].tone == t {
		all = joined((*s)[last].path, all)
		(*s)[last].path = all
		return
	}
	*s = append(*s, part{all, t})
}

// joined returns the contours of both, neither changed.
func joined(a, b vector.Path) (both vector.Path) {
	both.Join(a)
	both.Join(b)
	return both
}

// area adds shapes with ink just inside their edges. So a shape that ends at the frame
// or at the middle line ends there with its outline.
func (s *sketch) area(t tone, paths ...vector.Path) {
	var edges, insides vector.Path
	for _, p := range paths {
		edges.Join(p)
		insides.Join(inset(p, line))
	}
	s.flat(ink, edges)
	s.flat(t, insides)
}

// place adds a piece seen through m.
func (s *sketch) place(piece sketch, m vector.Matrix) {
	for _, p := range piece {
		s.flat(p.tone, p.path.Transform(m))
	}
}

// placed returns the piece seen through m.
func (s sketch) placed(m vector.Matrix) (p sketch) {
	p.place(s, m)
	return p
}

// add adds a piece where it was drawn.
func (s *sketch) add(piece sketch) { s.place(piece, vector.Identity) }

// both adds a piece and its mirror image in the axis of the card.
func (s *sketch) both(piece sketch) {
	s.add(piece)
	s.place(piece, mirror)
}

// mirror swaps left and right.
var mirror = vector.Scale(-1, 1)

// at moves to a place.
func at(x, y float64) vector.Matrix { return vector.Move(x, y) }

// turned turns clockwise about the origin and then moves to a place.
func turned(degrees, x, y float64) vector.Matrix {
	return vector.Turn(degrees).Then(vector.Move(x, y))
}

// contours returns each contour of a path as a path.
func contours(p vector.Path) (each []vector.Path) {
	for v, points := range p.Steps() {
		if v == vector.MoveTo {
			each = append(each, vector.Path{})
		}
		c := &each[len(each)-1]
		c.Verbs = append(c.Verbs, v)
		c.Points = append(c.Points, points...)
	}
	return each
}

// clockwise returns a path of closed contours with each of them clockwise.
func clockwise(p vector.Path) (q vector.Path) {
	for _, c := range contours(p) {
		if turning(c.Points) < 0 {
			slices.Reverse(c.Points)
			slices.Reverse(c.Verbs[1 : len(c.Verbs)-1]) // between where it begins and its Close
		}
		q.Join(c)
	}
	return q
}

// inset returns a path whose contours have shrunk by d. It moves the legs of their
// control polygons, which for so small a step is as good as moving the curves.
func inset(p vector.Path, d float64) (q vector.Path) {
	for _, c := range contours(p) {
		q.Join(vector.Path{Verbs: c.Verbs, Points: insetRing(c.Points, d)})
	}
	return q
}

func insetRing(ring []vector.Point, d float64) []vector.Point {
	if turning(ring) < 0 {
		d = -d
	}
	moved := make([]vector.Point, len(ring))
	for i, a := range ring {
		before := direction(neighbour(ring, i, -1), a)
		after := direction(a, neighbour(ring, i, 1))
		moved[i] = shifted(a, before, after, d)
	}
	return moved
}

// shifted moves a corner to the left of the way through it, if y pointed up, by d.
// Sharp corners move at most three times as far.
func shifted(a, before, after vector.Point, d float64) vector.Point {
	n := vector.Pt(-before.Y-after.Y, before.X+after.X)
	scale := d / max(1+before.X*after.X+before.Y*after.Y, 0.22)
	return vector.Pt(a.X+n.X*scale, a.Y+n.Y*scale)
}

// neighbour returns the next point of the ring that differs from point i.
func neighbour(ring []vector.Point, i, step int) vector.Point {
	for j := i; ; {
		j = (j + step + len(ring)) % len(ring)
		if a := ring[j]; j == i || math.Hypot(a.X-ring[i].X, a.Y-ring[i].Y) > 1e-6 {
			return a
		}
	}
}

func direction(a, b vector.Point) vector.Point {
	x, y := b.X-a.X, b.Y-a.Y
	length := max(math.Hypot(x, y), 1e-9)
	return vector.Pt(x/length, y/length)
}

// turning is positive for a ring that is clockwise as seen, y pointing down.
func turning(ring []vector.Point) (sum float64) {
	for i, a := range ring {
		b := ring[(i+1)%len(ring)]
		sum += a.X*b.Y - b.X*a.Y
	}
	return sum
}

// brush returns a line along an open contour, as text, as a brush draws it: pointed at both
// ends and so wide between.
func brush(text string, width float64) vector.Path { return brushed(vector.Outline(text), width) }

// brushed returns a line along an open contour as brush does.
func brushed(p vector.Path, width float64) vector.Path {
	last := len(p.Points) - 1
	side := func(d float64) []vector.Point {
		moved := make([]vector.Point, last+1)
		moved[0], moved[last] = p.Points[0], p.Points[last]
		for i := 1; i < last; i++ {
			a := p.Points[i]
			moved[i] = shifted(a, direction(p.Points[i-1], a), direction(a, p.Points[i+1]), d)
		}
		return moved
	}
	there, back := side(width/2), side(-width/2)
	whole := vector.Path{Verbs: append([]vector.Verb(nil), p.Verbs...), Points: there}
	for i := len(p.Verbs) - 1; i > 0; i-- {
		whole.Verbs = append(whole.Verbs, p.Verbs[i])
	}
	for i := last - 1; i >= 0; i-- {
		whole.Points = append(whole.Points, back[i])
	}
	whole.Close()
	return whole
}

// dots returns small discs of one radius. Two curves make one: nobody sees that it isn't
// quite round, and a figure has a hundred.
func dots(r float64, centres ...vector.Point) (all vector.Path) {
	for _, c := range centres {
		all.MoveTo(vector.Pt(c.X-r, c.Y))
		all.CubeTo(vector.Pt(c.X-r, c.Y-r*4/3), vector.Pt(c.X+r, c.Y-r*4/3), vector.Pt(c.X+r, c.Y))
		all.CubeTo(vector.Pt(c.X+r, c.Y+r*4/3), vector.Pt(c.X-r, c.Y+r*4/3), vector.Pt(c.X-r, c.Y))
		all.Close()
	}
	return all
}

// pair returns a path and its mirror image.
func pair(p vector.Path) vector.Path { return joined(p, p.Transform(mirror)) }

// row returns n copies of a motif, the first at x, y, each a step further.
func row(motif vector.Path, n int, x, y, stepX, stepY float64) (all vector.Path) {
	for i := range n {
		all.Join(motif.Transform(vector.Move(x+float64(i)*stepX, y+float64(i)*stepY)))
	}
	return all
}
