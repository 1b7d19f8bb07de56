package cardart

import (
	"math"
	"strconv"
)

// point is a place in the units of the drawing it belongs to, y downward.
type point struct{ x, y float64 }

// verb is one step of a path.
type verb uint8

const (
	moveTo    verb = iota // one point: begins a contour
	lineTo                // one point
	cubeTo                // three points: two controls and the end of a cubic Bézier
	closePath             // no point: a straight line back to where the contour began
)

// pointsOf is how many points each verb takes.
var pointsOf = [...]int{moveTo: 1, lineTo: 1, cubeTo: 3, closePath: 0}

// path is one or more contours. Quadratic curves and arcs become cubics as they
// come in, so that an output has four verbs to know. Contours that overlap must
// turn the same way: inside is wherever the winding number isn't zero.
type path struct {
	verbs  []verb
	points []point
}

func (p *path) moveTo(a point) { p.add(moveTo, a) }
func (p *path) lineTo(a point) { p.add(lineTo, a) }
func (p *path) close()         { p.add(closePath) }

func (p *path) cubeTo(a, b, end point) { p.add(cubeTo, a, b, end) }

func (p *path) quadTo(a, end point) {
	start := p.points[len(p.points)-1]
	p.cubeTo(mix(start, a, 2./3), mix(end, a, 2./3), end)
}

func (p *path) add(v verb, points ...point) {
	p.verbs = append(p.verbs, v)
	p.points = append(p.points, points...)
}

// join adds the contours of q.
func (p *path) join(q path) {
	p.verbs = append(p.verbs, q.verbs...)
	p.points = append(p.points, q.points...)
}

// transform returns the path seen through m.
func (p path) transform(m matrix) path {
	points := make([]point, len(p.points))
	for i, a := range p.points {
		points[i] = m.apply(a)
	}
	return path{p.verbs, points}
}

// bounds returns the box of all points, controls too, so it may be a little wide.
func (p path) bounds() (low, high point) {
	low = point{math.Inf(1), math.Inf(1)}
	high = point{math.Inf(-1), math.Inf(-1)}
	for _, a := range p.points {
		low = point{min(low.x, a.x), min(low.y, a.y)}
		high = point{max(high.x, a.x), max(high.y, a.y)}
	}
	return low, high
}

// outline reads SVG's path notation, of which it knows the absolute commands
// M, L, C, Q and Z. The art is written in it, so a mistake is a panic at start.
func outline(text string) path {
	var p path
	var command byte
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == ' ':
			i++
			continue
		case c == 'Z':
			p.close()
			i++
			continue
		case c >= 'A':
			command = c
			i++
		}
		next := func() point {
			var a point
			a.x, i = number(text, i)
			a.y, i = number(text, i)
			return a
		}
		switch command {
		case 'M':
			p.moveTo(next())
		case 'L':
			p.lineTo(next())
		case 'C':
			p.cubeTo(next(), next(), next())
		case 'Q':
			p.quadTo(next(), next())
		default:
			panic("cardart: no such command in " + text)
		}
	}
	return p
}

// number reads the number at or after text[i] and returns where it ends.
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
		panic("cardart: no number at the end of " + text[:end])
	}
	return v, end
}

// mirrored takes the right half of a shape, one open contour from top to bottom,
// and returns the whole: there and, mirrored in the axis x = 0, back again.
func mirrored(text string) path {
	half := outline(text)
	whole := outline(text)
	flip := func(a point) point { return point{-a.x, a.y} }
	end := len(half.points) - 1 // the point that the way back stands on
	if half.points[end].x != 0 {
		whole.lineTo(flip(half.points[end]))
	}
	for i := len(half.verbs) - 1; i > 0; i-- {
		switch half.verbs[i] {
		case lineTo:
			whole.lineTo(flip(half.points[end-1]))
		case cubeTo:
			whole.cubeTo(flip(half.points[end-1]), flip(half.points[end-2]), flip(half.points[end-3]))
		}
		end -= pointsOf[half.verbs[i]]
	}
	whole.close()
	return whole
}

// kappa makes a cubic of a quarter circle.
const kappa = 0.5522847498

// circle returns a circle about c.
func circle(c point, r float64) path {
	return roundRect(c.x-r, c.y-r, c.x+r, c.y+r, r)
}

// roundRect returns a box with corners of radius r, from x0, y0 to x1, y1.
func roundRect(x0, y0, x1, y1, r float64) path {
	k := r * (1 - kappa)
	var p path
	p.moveTo(point{x0 + r, y0})
	p.lineTo(point{x1 - r, y0})
	p.cubeTo(point{x1 - k, y0}, point{x1, y0 + k}, point{x1, y0 + r})
	p.lineTo(point{x1, y1 - r})
	p.cubeTo(point{x1, y1 - k}, point{x1 - k, y1}, point{x1 - r, y1})
	p.lineTo(point{x0 + r, y1})
	p.cubeTo(point{x0 + k, y1}, point{x0, y1 - k}, point{x0, y1 - r})
	p.lineTo(point{x0, y0 + r})
	p.cubeTo(point{x0, y0 + k}, point{x0 + k, y0}, point{x0 + r, y0})
	p.close()
	return p
}

// lozenge returns a diamond about c, with straight sides.
func lozenge(c point, halfWidth, halfHeight float64) path {
	var p path
	p.moveTo(point{c.x, c.y - halfHeight})
	p.lineTo(point{c.x + halfWidth, c.y})
	p.lineTo(point{c.x, c.y + halfHeight})
	p.lineTo(point{c.x - halfWidth, c.y})
	p.close()
	return p
}
