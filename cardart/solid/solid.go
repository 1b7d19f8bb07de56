// Package solid has the five regular solids of Plato and Euclid, XIII, from the true
// coordinates of their vertices, and draws them as if they stood there: lit from the top
// left, with the edges behind seen through the faces before them.
//
// # How a solid comes about
//
// A solid is given by its vertices alone. Its faces are those of their convex hull, its
// edges where two faces meet. Turned into a [View] it's seen from infinitely far (an
// orthographic projection), so that a face is turned to the viewer exactly if its normal
// is, and an edge is hidden exactly if both its faces are turned away: a convex solid has
// nothing else that could hide it.
package solid

import (
	"math"
	"slices"
)

// Vec is a point or a direction in space: x to the right, y up, z towards the viewer.
type Vec struct{ X, Y, Z float64 }

// Solid is a convex body about the origin, whose vertices are at the distance 1 from it.
type Solid struct {
	Vertices []Vec
	Faces    [][]int // the vertices of each, anticlockwise as seen from outside
	Edges    []Edge
}

// Edge is the edge between two faces.
type Edge struct {
	From, To int    // vertices
	Faces    [2]int // faces
}

// phi is the golden ratio, of which φ² = φ + 1.
var phi = (1 + math.Sqrt(5)) / 2

// The five regular solids. The coordinates are those of Coxeter, Regular Polytopes, 3.7.
var (
	Tetrahedron  = hull(Vec{1, 1, 1}, Vec{1, -1, -1}, Vec{-1, 1, -1}, Vec{-1, -1, 1})
	Cube         = hull(signs(Vec{1, 1, 1})...)
	Octahedron   = hull(cycles(signs(Vec{1, 0, 0}))...)
	Dodecahedron = hull(append(signs(Vec{1, 1, 1}), cycles(signs(Vec{0, 1 / phi, phi}))...)...)
	Icosahedron  = hull(cycles(signs(Vec{0, 1, phi}))...)
)

// signs returns v with every choice of signs of what isn't zero.
func signs(v Vec) []Vec {
	all := []Vec{v}
	for _, flip := range []Vec{{-1, 1, 1}, {1, -1, 1}, {1, 1, -1}} {
		for _, a := range all {
			if b := (Vec{a.X * flip.X, a.Y * flip.Y, a.Z * flip.Z}); !slices.Contains(all, b) {
				all = append(all, b)
			}
		}
	}
	return all
}

// cycles returns all of it with the coordinates as they are, and moved on by one and two.
func cycles(all []Vec) []Vec {
	for _, v := range all {
		all = append(all, Vec{v.Z, v.X, v.Y}, Vec{v.Y, v.Z, v.X})
	}
	return all
}

const tiny = 1e-9 // what rounding may do to a length of about 1

// hull returns the solid with the given vertices, brought to the distance 1 from the
// origin. A face is any plane through three of them that has no other on its outer side.
func hull(vertices ...Vec) Solid {
	var s Solid
	for _, v := range vertices {
		s.Vertices = append(s.Vertices, v.Unit())
	}
	for i, a := range s.Vertices { // the first of the face
		for k, b := range s.Vertices[i+1:] {
			for _, c := range s.Vertices[i+1:] {
				normal := b.Minus(a).Cross(c.Minus(a)).Unit()
				if face := s.on(normal, normal.Dot(a)); len(face) >= 3 && face[0] == i && face[1] == i+1+k {
					s.Faces = append(s.Faces, face)
				}
			}
		}
	}
	slices.SortFunc(s.Faces, slices.Compare)
	s.Faces = slices.CompactFunc(s.Faces, slices.Equal)
	s.Edges = s.edges()
	return s
}

// on returns the vertices on the plane of all points p with normal·p = height, round
// the normal and the lowest first, if no vertex is above it; otherwise none.
func (s Solid) on(normal Vec, height float64) (face []int) {
	if !(height > tiny) { // as when the three lie on a line
		return nil
	}
	for i, v := range s.Vertices {
		switch above := normal.Dot(v) - height; {
		case above > tiny:
			return nil
		case above > -tiny:
			face = append(face, i)
		}
	}
	right := s.Vertices[face[0]].Minus(normal.Times(height))
	up := normal.Cross(right)
	slices.SortFunc(face[1:], func(i, k int) int {
		a, b := s.Vertices[i], s.Vertices[k]
		return compare(angle(right.Dot(a), up.Dot(a)), angle(right.Dot(b), up.Dot(b)))
	})
	return face
}

// angle returns the angle of x, y from 0 to 2π.
func angle(x, y float64) float64 { return math.Mod(math.Atan2(y, x)+2*math.Pi, 2*math.Pi) }

func compare(a, b float64) int {
	if a < b {
		return -1
	}
	return 1
}

// edges returns the edges: each is passed by two faces, one each way.
func (s Solid) edges() (edges []Edge) {
	passes := make(map[[2]int]int)
	for n, face := range s.Faces {
		for i, from := range face {
			to := face[(i+1)%len(face)]
			passes[[2]int{from, to}] = n
			if other, ok := passes[[2]int{to, from}]; ok {
				edges = append(edges, Edge{from, to, [2]int{n, other}})
			}
		}
	}
	return edges
}

// Normal returns the direction in which a face looks, of length 1.
func (s Solid) Normal(face []int) Vec {
	a, b, c := s.Vertices[face[0]], s.Vertices[face[1]], s.Vertices[face[2]]
	return b.Minus(a).Cross(c.Minus(b)).Unit()
}

// Minus returns a−b.
func (a Vec) Minus(b Vec) Vec { return Vec{a.X - b.X, a.Y - b.Y, a.Z - b.Z} }

// Times returns a, k times as long.
func (a Vec) Times(k float64) Vec { return Vec{k * a.X, k * a.Y, k * a.Z} }

// Dot returns the scalar product.
func (a Vec) Dot(b Vec) float64 { return a.X*b.X + a.Y*b.Y + a.Z*b.Z }

// Cross returns the vector product.
func (a Vec) Cross(b Vec) Vec {
	return Vec{a.Y*b.Z - a.Z*b.Y, a.Z*b.X - a.X*b.Z, a.X*b.Y - a.Y*b.X}
}

// Unit returns a, 1 long; of the zero vector, not numbers.
func (a Vec) Unit() Vec { return a.Times(1 / math.Sqrt(a.Dot(a))) }
