package vector

import "math"

// Matrix is an affine map: x' = A·x + C·y + E, y' = B·x + D·y + F.
type Matrix struct{ A, B, C, D, E, F float64 }

// Identity is the map that leaves everything where it is.
var Identity = Matrix{A: 1, D: 1}

// Apply returns the image of p.
func (m Matrix) Apply(p Point) Point {
	return Point{m.A*p.X + m.C*p.Y + m.E, m.B*p.X + m.D*p.Y + m.F}
}

// Then returns the map that does m first and n after it.
func (m Matrix) Then(n Matrix) Matrix {
	return Matrix{
		n.A*m.A + n.C*m.B, n.B*m.A + n.D*m.B,
		n.A*m.C + n.C*m.D, n.B*m.C + n.D*m.D,
		n.A*m.E + n.C*m.F + n.E, n.B*m.E + n.D*m.F + n.F,
	}
}

// Size is the factor by which the map changes lengths, the mean of all directions.
func (m Matrix) Size() float64 { return math.Sqrt(math.Abs(m.A*m.D - m.B*m.C)) }

// Scale returns the map that stretches from the origin.
func Scale(x, y float64) Matrix { return Matrix{A: x, D: y} }

// Move returns the map that shifts by x and y.
func Move(x, y float64) Matrix { return Matrix{A: 1, D: 1, E: x, F: y} }

// Turn returns the map that turns about the origin, clockwise as y points down.
func Turn(degrees float64) Matrix {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return Matrix{A: cos, B: sin, C: -sin, D: cos}
}

// Mix returns the point the part t of the way from a to b.
func Mix(a, b Point, t float64) Point {
	return Point{a.X + t*(b.X-a.X), a.Y + t*(b.Y-a.Y)}
}
