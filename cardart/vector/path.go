package vector

import (
	"iter"
	"math"
	"strconv"
)

// Point is a place in the units of the drawing it belongs to, y downward.
type Point struct{ X, Y float64 }

// Pt returns the point x, y.
func Pt(x, y float64) Point { return Point{x, y} }

// Verb is one step of a path.
type Verb uint8

const (
	MoveTo    Verb = iota // one point: begins a contour
	LineTo                // one point
	CubeTo                // three points: two controls and the end of a cubic Bézier
	ClosePath             // no point: a straight line back to where the contour began
)

// pointsOf is the number of points of each verb.
var pointsOf = [...]int{MoveTo: 1, LineTo: 1, CubeTo: 3, ClosePath: 0}

// Path is one or more contours. Quadratic curves and arcs become cubics as they
// come in, so that an output has four verbs to know. Contours that overlap must
// turn the same way: inside is wherever the winding number isn't zero.
//
// A path begins with MoveTo; to begin with anything else is a panic. A line or a curve right
// after ClosePath begins where the closed contour did: it comes in with a MoveTo to there,
// so that an output has no such case.
type Path struct {
	Verbs  []Verb
	Points []Point // of all verbs in a row
}

// MoveTo begins a contour.
func (p *Path) MoveTo(a Point) { p.add(MoveTo, a) }

// LineTo adds a straight line.
func (p *Path) LineTo(a Point) { p.add(LineTo, a) }

// CubeTo adds a cubic Bézier curve with the controls a and b.
func (p *Path) CubeTo(a, b, end Point) { p.add(CubeTo, a, b, end) }

// QuadTo adds a quadratic Bézier curve with the control a, as a cubic.
func (p *Path) QuadTo(a, end Point) {
	start := p.pen()
	p.CubeTo(Mix(start, a, 2./3), Mix(end, a, 2./3), end)
}

// Close adds a straight line to where the contour began. A contour that is closed already
// stays as it is.
func (p *Path) Close() { p.add(ClosePath) }

// pen returns the start of the next step.
func (p *Path) pen() Point {
	if len(p.Verbs) == 0 {
		panic("vector: a path that doesn't begin with MoveTo")
	}
	last, n := len(p.Verbs)-1, len(p.Points)
	if p.Verbs[last] != ClosePath {
		return p.Points[n-1]
	}
	for i := last; p.Verbs[i] != MoveTo; i-- {
		n -= pointsOf[p.Verbs[i]]
	}
	return p.Points[n-1]
}

func (p *Path) add(v Verb, points ...Point) {
	if v != MoveTo {
		start := p.pen()
		if closed := p.Verbs[len(p.Verbs)-1] == ClosePath; closed && v == ClosePath {
			return
		} else if closed {
			p.MoveTo(start)
		}
	}
	p.Verbs = append(p.Verbs, v)
	p.Points = append(p.Points, points...)
}

// Join adds the contours of q.
func (p *Path) Join(q Path) {
	p.Verbs = append(p.Verbs, q.Verbs...)
	p.Points = append(p.Points, q.Points...)
}

// Steps returns each verb with its points.
func (p Path) Steps() iter.Seq2[Verb, []Point] {
	return func(yield func(Verb, []Point) bool) {
		rest := p.Points
		for _, v := range p.Verbs {
			n := pointsOf[v]
			if !yield(v, rest[:n]) {
				return
			}
			rest = rest[n:]
		}
	}
}

// Transform returns the path seen through m.
func (p Path) Transform(m Matrix) Path {
	points := make([]Point, len(p.Points))
	for i, a := range p.Points {
		points[i] = m.Apply(a)
	}
	return Path{p.Verbs, points}
}

// Bounds returns the box of all points, controls too, so it may be a little wide.
func (p Path) Bounds() (low, high Point) { return p.seenThrough(Identity) }

// seenThrough returns the box of all points seen through m.
func (p Path) seenThrough(m Matrix) (low, high Point) {
	low = Point{math.Inf(1), math.Inf(1)}
	high = Point{math.Inf(-1), math.Inf(-1)}
	for _, a := range p.Points {
		a = m.Apply(a)
		low = Point{min(low.X, a.X), min(low.Y, a.Y)}
		high = Point{max(high.X, a.X), max(high.Y, a.Y)}
	}
	return low, high
}

// Outline reads SVG's path notation, of which it knows the absolute commands
// M, L, C, Q and Z. The art is written in it, so a mistake is a panic at start.
func Outline(text string) Path {
	var p Path
	var command byte
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == ' ':
			i++
			continue
		case c == 'Z':
			p.Close()
			i++
			continue
		case c >= 'A':
			command = c
			i++
		}
		next := func() Point {
			var a Point
			a.X, i = number(text, i)
			a.Y, i = number(text, i)
			return a
		}
		switch command {
		case 'M':
			p.MoveTo(next())
		case 'L':
			p.LineTo(next())
		case 'C':
			p.CubeTo(next(), next(), next())
		case 'Q':
			p.QuadTo(next(), next())
		default:
			panic("vector: no such command in " + text)
		}
	}
	return p
}

// number parses the number at or after text[i] and returns its end.
func number(text string, i int) (float64, int) {
	for i < len(text) && (text[i] == ' ' || text[i] == ',') {
		i++
	}
	end := i
	for end < len(text) && (text[end] == '.' || text[end] >= '0' && text[end] <= '9' || end == i && text[end] == '-') {
		end++
	}
	v, err := strconv.ParseFloat(text[i:end], 64)
	if err != nil {
		panic("vector: no number at the end of " + text[:end])
	}
	return v, end
}

// Mirrored takes the right half of a shape, one open contour from top to bottom,
// and returns the whole: there and, mirrored in the axis x = 0, back again.
func Mirrored(text string) Path {
	half := Outline(text)
	whole := Outline(text)
	flip := func(a Point) Point { return Point{-a.X, a.Y} }
	end := len(half.Points) - 1 // the Point at which the way back ends
	if half.Points[end].X != 0 {
		whole.LineTo(flip(half.Points[end]))
	}
	for i := len(half.Verbs) - 1; i > 0; i-- {
		switch half.Verbs[i] {
		case LineTo:
			whole.LineTo(flip(half.Points[end-1]))
		case CubeTo:
			whole.CubeTo(flip(half.Points[end-1]), flip(half.Points[end-2]), flip(half.Points[end-3]))
		}
		end -= pointsOf[half.Verbs[i]]
	}
	whole.Close()
	return whole
}

// kappa makes a cubic of a quarter circle.
const kappa = 0.5522847498

// Circle returns a circle about c.
func Circle(c Point, r float64) Path {
	return RoundRect(c.X-r, c.Y-r, c.X+r, c.Y+r, r)
}

// RoundRect returns a box with corners of radius r, from x0, y0 to x1, y1.
func RoundRect(x0, y0, x1, y1, r float64) Path {
	k := r * (1 - kappa)
	var p Path
	p.MoveTo(Point{x0 + r, y0})
	p.LineTo(Point{x1 - r, y0})
	p.CubeTo(Point{x1 - k, y0}, Point{x1, y0 + k}, Point{x1, y0 + r})
	p.LineTo(Point{x1, y1 - r})
	p.CubeTo(Point{x1, y1 - k}, Point{x1 - k, y1}, Point{x1 - r, y1})
	p.LineTo(Point{x0 + r, y1})
	p.CubeTo(Point{x0 + k, y1}, Point{x0, y1 - k}, Point{x0, y1 - r})
	p.LineTo(Point{x0, y0 + r})
	p.CubeTo(Point{x0, y0 + k}, Point{x0 + k, y0}, Point{x0 + r, y0})
	p.Close()
	return p
}

// Lozenge returns a diamond about c, with straight sides.
func Lozenge(c Point, halfWidth, halfHeight float64) Path {
	var p Path
	p.MoveTo(Point{c.X, c.Y - halfHeight})
	p.LineTo(Point{c.X + halfWidth, c.Y})
	p.LineTo(Point{c.X, c.Y + halfHeight})
	p.LineTo(Point{c.X - halfWidth, c.Y})
	p.Close()
	return p
}
