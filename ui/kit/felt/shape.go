package felt

import "math"

// Shape is the outline of a table, in pixels.
type Shape interface {
	// Edge returns how far a point is inside the outline, negative if outside, and the direction outwards at the
	// nearest part of the outline, of length 1. Near the outline it is exact to a fraction of a pixel.
	Edge(x, y float64) (inside, outX, outY float64)
	// Along returns the position along the outline of a point near it, without jumps.
	Along(x, y float64) float64
	// Inner returns a range of pixels of a row that are at least this far inside; it may omit some. If inside is
	// negative it may include others, but all outside it are further out.
	Inner(y, inside float64) (from, to float64)
	// Middle returns the centre and the half axes of the ellipse that shades the felt.
	Middle() (x, y, a, b float64)
}

// Oval is an ellipse with its centre and half axes.
type Oval struct{ X, Y, A, B float64 }

// Edge implements Shape. With f the share of the way from the centre to the outline,
// (1-f)·f/|gradient| is close to the distance.
func (o Oval) Edge(x, y float64) (inside, outX, outY float64) {
	dx, dy := (x-o.X)/o.A, (y-o.Y)/o.B
	f := math.Sqrt(dx*dx + dy*dy)
	gx, gy := dx/o.A, dy/o.B
	g := math.Sqrt(gx*gx + gy*gy + 1e-18)
	return (1 - f) * f / g, gx / g, gy / g
}

// Along implements Shape. The lower half mirrors the upper one, as in veneer.
func (o Oval) Along(x, y float64) float64 {
	return math.Atan2(math.Abs(y-o.Y)/o.B, (x-o.X)/o.A) * (o.A + o.B) / 2
}

// Inner implements Shape.
func (o Oval) Inner(y, inside float64) (from, to float64) {
	// A smaller ellipse has that distance at its ends, and elsewhere a little less, which the factor 1.1 makes up for.
	a, b := o.A-1.1*inside, o.B-1.1*inside
	d := (y - o.Y) / b
	if a <= 0 || b <= 0 || d*d >= 1 {
		return o.X, o.X
	}
	half := a * math.Sqrt(1-d*d)
	return o.X - half, o.X + half
}

// Middle implements Shape.
func (o Oval) Middle() (x, y, a, b float64) { return o.X, o.Y, o.A, o.B }

// Tray is a rectangle with round corners.
type Tray struct{ X, Y, W, H, Radius float64 }

// Edge implements Shape.
func (t Tray) Edge(x, y float64) (inside, outX, outY float64) {
	dx, dy := x-t.X-t.W/2, y-t.Y-t.H/2
	signX, signY := math.Copysign(1, dx), math.Copysign(1, dy)
	// Beyond the middle of the corner's circle, or, negative, before it.
	px, py := math.Abs(dx)-t.W/2+t.Radius, math.Abs(dy)-t.H/2+t.Radius
	if px > 0 && py > 0 {
		r := math.Sqrt(px*px + py*py)
		return t.Radius - r, px / r * signX, py / r * signY
	}
	if px > py {
		return t.Radius - px, signX, 0
	}
	return t.Radius - py, 0, signY
}

// Along implements Shape.
func (t Tray) Along(x, y float64) float64 {
	_, outX, outY := t.Edge(x, y)
	return x*math.Abs(outY) + y*math.Abs(outX)
}

// Inner implements Shape.
func (t Tray) Inner(y, inside float64) (from, to float64) {
	deep := math.Max(inside, t.Radius)
	if inside < 0 {
		deep = inside
	}
	if y < t.Y+deep || y > t.Y+t.H-deep {
		return t.X + t.W/2, t.X + t.W/2
	}
	return t.X + inside, t.X + t.W - inside
}

// Middle implements Shape.
func (t Tray) Middle() (x, y, a, b float64) {
	return t.X + t.W/2, t.Y + t.H/2, t.W * 0.62, t.H * 0.62
}
