package vector

import (
	"math"
	"slices"
)

// pen draws along a path as a line with round ends and joins. A line is the area between
// two edges beside the path; they go round each point on the outside in an arc, and on the
// inside through the point itself, where they cover what is covered anyway.
type pen struct {
	edge   func(a, b Point) // takes the outline of the line
	radius float64          // half its width
	points []Point          // of the contour
	closed bool
	at     Point // where the edge is; before the first point of a loop, nowhere
	begun  bool
	first  Point
}

// contour draws along points; with closed, from the last to the first too.
func (p *pen) contour(points []Point, closed bool) {
	p.points, p.closed, p.begun = apart(points, closed), closed, false
	if len(p.points) == 1 {
		p.arc(p.points[0], Point{p.radius, 0}, 2*math.Pi)
		p.end()
		return
	}
	p.side()
	if closed {
		p.end()
	}
	slices.Reverse(p.points)
	p.side()
	p.end()
}

// apart returns the points without those that lie on the one before.
func apart(points []Point, closed bool) []Point {
	kept := points[:0]
	for _, a := range points {
		if len(kept) == 0 || distance(kept[len(kept)-1], a) > 1e-6 {
			kept = append(kept, a)
		}
	}
	for closed && len(kept) > 1 && distance(kept[0], kept[len(kept)-1]) <= 1e-6 {
		kept = kept[:len(kept)-1]
	}
	return kept
}

// side draws the edge to the left of the contour, and round its end if it is open.
func (p *pen) side() {
	n := len(p.points)
	if !p.closed {
		in := direction(p.points[0], p.points[1])
		p.to(p.beside(p.points[0], in))
		for i := 1; i < n-1; i++ {
			p.join(p.points[i-1], p.points[i], p.points[i+1])
		}
		in = direction(p.points[n-2], p.points[n-1])
		p.arc(p.points[n-1], p.normal(in), math.Pi)
		return
	}
	for i := range n {
		p.join(p.points[(i+n-1)%n], p.points[i], p.points[(i+1)%n])
	}
}

// smooth is the largest turn, in radians, that counts as one of a curve: there the edges
// meet where they cross.
const smooth = 0.4

// join draws the edge about the point b between a and c.
func (p *pen) join(a, b, c Point) {
	in, out := direction(a, b), direction(b, c)
	turn := math.Atan2(in.X*out.Y-in.Y*out.X, in.X*out.X+in.Y*out.Y)
	reach := p.radius * math.Tan(math.Abs(turn)/2) // from beside b to where the edges cross
	switch {
	case math.Abs(turn) < smooth && reach < min(distance(a, b), distance(b, c)):
		n := p.normal(in)
		p.to(Point{b.X + n.X - in.X*math.Copysign(reach, -turn), b.Y + n.Y - in.Y*math.Copysign(reach, -turn)})
	case turn > 0: // to the right, y being downward: this is the outer side
		p.arc(b, p.normal(in), turn)
	default:
		p.to(p.beside(b, in))
		p.to(b)
		p.to(p.beside(b, out))
	}
}

// arc draws about the point c, from c+from, so far clockwise.
func (p *pen) arc(c, from Point, angle float64) {
	steps := 1 + int(angle/math.Acos(max(1-flatness/p.radius, 0))/2)
	for i := range steps + 1 {
		sin, cos := math.Sincos(angle * float64(i) / float64(steps))
		p.to(Point{c.X + from.X*cos - from.Y*sin, c.Y + from.X*sin + from.Y*cos})
	}
}

// normal returns the step from the path to its left edge.
func (p *pen) normal(direction Point) Point {
	return Point{direction.Y * p.radius, -direction.X * p.radius}
}

func (p *pen) beside(a, direction Point) Point {
	n := p.normal(direction)
	return Point{a.X + n.X, a.Y + n.Y}
}

func (p *pen) to(a Point) {
	if p.begun {
		p.edge(p.at, a)
	} else {
		p.first, p.begun = a, true
	}
	p.at = a
}

// end closes the edge's loop.
func (p *pen) end() {
	p.edge(p.at, p.first)
	p.begun = false
}

func distance(a, b Point) float64 { return math.Hypot(b.X-a.X, b.Y-a.Y) }

// direction returns the unit vector from a to b, which lie apart.
func direction(a, b Point) Point {
	d := distance(a, b)
	return Point{(b.X - a.X) / d, (b.Y - a.Y) / d}
}
