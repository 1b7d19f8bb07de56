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
	ways   []way            // from each of them to the next; of a closed one, from the last to the first too
	closed bool
	at     Point // where the edge is; before the first point of a loop, nowhere
	begun  bool
	first  Point
}

// way is a straight piece of a contour.
type way struct {
	direction Point // of length 1
	length    float64
}

// contour draws along points; with closed, from the last to the first too.
func (p *pen) contour(points []Point, closed bool) {
	p.points, p.closed, p.begun = apart(points, closed), closed, false
	if len(p.points) == 1 {
		p.arc(p.points[0], Point{p.radius, 0}, 2*math.Pi)
		p.end()
		return
	}
	p.measure()
	p.side()
	if closed {
		p.end()
	}
	slices.Reverse(p.points)
	p.measure()
	p.side()
	p.end()
}

func (p *pen) measure() {
	p.ways = p.ways[:0]
	for i, a := range p.points {
		b := p.points[(i+1)%len(p.points)]
		length := distance(a, b)
		p.ways = append(p.ways, way{Point{(b.X - a.X) / length, (b.Y - a.Y) / length}, length})
	}
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
		p.to(p.beside(p.points[0], p.ways[0].direction))
		for i := 1; i < n-1; i++ {
			p.join(p.points[i], p.ways[i-1], p.ways[i])
		}
		p.arc(p.points[n-1], p.normal(p.ways[n-2].direction), math.Pi)
		return
	}
	for i := range n {
		p.join(p.points[i], p.ways[(i+n-1)%n], p.ways[i])
	}
}

// smooth is the cosine of the largest turn that counts as one of a curve, 23°: there the
// edges meet where they cross.
const smooth = 0.92

// join draws the edge about a point between two ways.
func (p *pen) join(at Point, from, to way) {
	in, out := from.direction, to.direction
	sin, cos := in.X*out.Y-in.Y*out.X, in.X*out.X+in.Y*out.Y // of the turn; to the right it is positive, y being downward
	// By the half-angle formula for the tangent, where the edges cross is so far along
	// from beside the point.
	reach := p.radius * sin / (1 + cos)
	switch {
	case cos > smooth && 2*math.Abs(reach) < min(from.length, to.length):
		n := p.normal(in)
		p.to(Point{at.X + n.X + in.X*reach, at.Y + n.Y + in.Y*reach})
	case sin > 0 || sin == 0 && cos < 0: // this is the outer side, as both are where the line turns back
		p.arc(at, p.normal(in), math.Atan2(sin, cos))
	default:
		p.to(p.beside(at, in))
		p.to(at)
		p.to(p.beside(at, out))
	}
}

// arc draws about the point c, from c+from, so far clockwise.
func (p *pen) arc(c, from Point, angle float64) {
	steps := 1 + int(min(angle/math.Acos(max(1-flatness/p.radius, 0))/2, mostPieces))
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

// distance is a faster math.Hypot: no drawing comes near where this overflows.
func distance(a, b Point) float64 {
	x, y := b.X-a.X, b.Y-a.Y
	return math.Sqrt(x*x + y*y)
}
