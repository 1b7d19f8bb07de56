package cardart

import "math"

// matrix is an affine map: x' = a·x + c·y + e, y' = b·x + d·y + f.
type matrix struct{ a, b, c, d, e, f float64 }

func (m matrix) apply(p point) point {
	return point{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f}
}

// then returns the map that does m first and n after it.
func (m matrix) then(n matrix) matrix {
	return matrix{
		n.a*m.a + n.c*m.b, n.b*m.a + n.d*m.b,
		n.a*m.c + n.c*m.d, n.b*m.c + n.d*m.d,
		n.a*m.e + n.c*m.f + n.e, n.b*m.e + n.d*m.f + n.f,
	}
}

// size is the factor by which the map changes lengths, the mean of all directions.
func (m matrix) size() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }

func scale(x, y float64) matrix { return matrix{a: x, d: y} }
func move(x, y float64) matrix  { return matrix{a: 1, d: 1, e: x, f: y} }
func turn(degrees float64) matrix {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return matrix{a: cos, b: sin, c: -sin, d: cos}
}

// mix returns the point the part t of the way from a to b.
func mix(a, b point, t float64) point {
	return point{a.x + t*(b.x-a.x), a.y + t*(b.y-a.y)}
}

// turned is the half turn of a card about its centre.
var turned = matrix{a: -1, d: -1, e: cardWidth, f: cardHeight}
