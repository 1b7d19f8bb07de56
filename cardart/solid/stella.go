package solid

import (
	"cmp"
	"math"
	"slices"

	"github.com/superbridge/superbridge/cardart/vector"
)

// Stella is the small stellated dodecahedron, which Kepler found: the sides of a dodecahedron's faces, drawn out until
// they meet, so that each of the twelve is a star of five points. What is seen of them is given as sixty triangles, of which
// five each make a point. The points are at the distance 1 from the origin. It isn't convex: [Solid.Paint] draws it.
var Stella = stellated()

func stellated() (s Solid) {
	core := Dodecahedron
	face := core.Faces[0]
	// A point is √5 times as far from the origin as the face that it stands on.
	scale := 1 / (math.Sqrt(5) * core.Normal(face).Dot(core.Vertices[face[0]]))
	for _, v := range core.Vertices {
		s.Vertices = append(s.Vertices, v.Times(scale))
	}
	for _, face := range core.Faces {
		point := len(s.Vertices)
		s.Vertices = append(s.Vertices, core.Normal(face))
		for i, from := range face {
			s.Faces = append(s.Faces, []int{from, face[(i+1)%len(face)], point})
		}
	}
	s.Edges = s.edges()
	return s
}

// Paint returns a solid that may hide parts of itself as it stands, in shapes about a point, as [Solid.Draw] does one that
// can't: its faces from the farthest to the nearest, each with its edges. Nothing behind is seen.
func (s Solid) Paint(at vector.Point, radius float64, look Look) []vector.Shape {
	depth := func(face []int) (z float64) {
		for _, v := range face {
			z += s.Vertices[v].Z
		}
		return z
	}
	var seen [][]int
	for _, face := range s.Faces {
		if s.Visible(face) {
			seen = append(seen, face)
		}
	}
	slices.SortStableFunc(seen, func(a, b []int) int { return cmp.Compare(depth(a), depth(b)) })
	var d vector.Drawing
	for _, face := range seen {
		var outline vector.Path
		for i, v := range face {
			to := vector.Pt(at.X+radius*s.Vertices[v].X, at.Y-radius*s.Vertices[v].Y)
			if i == 0 {
				outline.MoveTo(to)
			} else {
				outline.LineTo(to)
			}
		}
		outline.Close()
		d.Fill(outline, vector.Plain(vector.Blend(look.Shade, look.Light, brightness(s.Normal(face)))))
		d.Stroke(outline, vector.Plain(look.Edge), look.Line)
	}
	return d.Shapes
}
