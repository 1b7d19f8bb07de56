package solid

import (
	"math"
	"math/rand/v2"
	"testing"
)

// What Euclid, XIII, and every table since say of the five.
var all = []struct {
	name                   string
	solid                  Solid
	vertices, edges, faces int
	corners                int     // of a face
	edge                   float64 // its length, for a sphere of radius 1 about the solid
}{
	{"tetrahedron", Tetrahedron, 4, 6, 4, 3, math.Sqrt(8. / 3)},
	{"cube", Cube, 8, 12, 6, 4, 2 / math.Sqrt(3)},
	{"octahedron", Octahedron, 6, 12, 8, 3, math.Sqrt(2)},
	{"dodecahedron", Dodecahedron, 20, 30, 12, 5, (math.Sqrt(5) - 1) / math.Sqrt(3)},
	{"icosahedron", Icosahedron, 12, 30, 20, 3, 4 / math.Sqrt(10+2*math.Sqrt(5))},
}

func length(v Vec) float64 { return math.Sqrt(v.Dot(v)) }

func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

func TestRegular(t *testing.T) {
	for _, x := range all {
		s := x.solid
		v, e, f := len(s.Vertices), len(s.Edges), len(s.Faces)
		if v-e+f != 2 || v != x.vertices || e != x.edges || f != x.faces {
			t.Fatalf("%s: %d vertices, %d edges, %d faces", x.name, v, e, f)
		}
		for _, v := range s.Vertices {
			if !near(length(v), 1) {
				t.Errorf("%s: a vertex is %v from the middle", x.name, length(v))
			}
		}
		meet := make([]int, v) // how many edges
		for _, e := range s.Edges {
			meet[e.From]++
			meet[e.To]++
			if got := length(s.Vertices[e.From].Minus(s.Vertices[e.To])); !near(got, x.edge) {
				t.Errorf("%s: an edge of %v, want %v", x.name, got, x.edge)
			}
		}
		for i, n := range meet {
			if n != 2*e/v {
				t.Errorf("%s: %d edges meet at vertex %d", x.name, n, i)
			}
		}
		for _, face := range s.Faces {
			checkFace(t, x.name, s, face, x.corners, x.edge)
		}
	}
}

// checkFace wants a flat polygon with equal sides and equal angles that looks outward.
func checkFace(t *testing.T, name string, s Solid, face []int, corners int, edge float64) {
	t.Helper()
	if len(face) != corners {
		t.Fatalf("%s: a face of %d corners", name, len(face))
	}
	normal := s.Normal(face)
	height := normal.Dot(s.Vertices[face[0]])
	if height <= 0 {
		t.Errorf("%s: a face looks inward", name)
	}
	at := func(i int) Vec { return s.Vertices[face[i%corners]] }
	for i := range face {
		if !near(normal.Dot(at(i)), height) {
			t.Errorf("%s: a face isn't flat", name)
		}
		in, out := at(i+1).Minus(at(i)), at(i+2).Minus(at(i+1))
		if !near(length(in), edge) {
			t.Errorf("%s: a side of %v", name, length(in))
		}
		turn := math.Atan2(normal.Dot(in.Cross(out)), in.Dot(out))
		if !near(turn, 2*math.Pi/float64(corners)) {
			t.Errorf("%s: a face turns by %v at a corner", name, turn)
		}
	}
}

func TestTurned(t *testing.T) {
	front, top := Vec{0, 0, 1}, Vec{0, 1, 0}
	for _, x := range []struct {
		by         View
		what, want Vec
	}{
		{View{}, front, front},
		{View{Right: 90}, front, Vec{1, 0, 0}},
		{View{Down: 90}, top, Vec{0, 0, 1}},
		{View{Down: 90}, front, Vec{0, -1, 0}},
		{View{Roll: 90}, top, Vec{-1, 0, 0}},
		{View{Right: 90, Down: 90, Roll: 90}, front, Vec{0, 1, 0}},
	} {
		got := Solid{Vertices: []Vec{x.what}}.Turned(x.by).Vertices[0]
		if !near(length(got.Minus(x.want)), 0) {
			t.Errorf("%+v takes %v to %v, want %v", x.by, x.what, got, x.want)
		}
	}
}

// blocked reports whether, on the way from a point to the viewer, infinitely far before
// the solid, there is any face. It knows nothing of convexity.
func (s Solid) blocked(from Vec) bool {
	for _, face := range s.Faces {
		normal := s.Normal(face)
		if near(normal.Z, 0) {
			continue
		}
		way := normal.Dot(s.Vertices[face[0]].Minus(from)) / normal.Z
		if way < 1e-6 {
			continue
		}
		hit := Vec{from.X, from.Y, from.Z + way}
		inside := true
		for i, a := range face {
			a, b := s.Vertices[a], s.Vertices[face[(i+1)%len(face)]]
			inside = inside && normal.Dot(b.Minus(a).Cross(hit.Minus(a))) > 0
		}
		if inside {
			return true
		}
	}
	return false
}

// An edge is hidden exactly if no point of it can be seen, and visible if each can; a face
// is visible exactly if nothing stands before its middle.
func TestHidden(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for _, x := range all {
		for range 300 {
			view := View{360 * r.Float64(), 360 * r.Float64(), 360 * r.Float64()}
			s := x.solid.Turned(view)
			for _, e := range s.Edges {
				for range 5 {
					a, b := s.Vertices[e.From], s.Vertices[e.To]
					at := a.Minus(a.Minus(b).Times(0.02 + 0.96*r.Float64()))
					if got := s.blocked(at); got != s.Hidden(e) {
						t.Fatalf("%s %+v: at a point of an edge with hidden %v the view is blocked: %v", x.name, view, s.Hidden(e), got)
					}
				}
			}
			for _, face := range s.Faces {
				var middle Vec
				for _, i := range face {
					middle = middle.Minus(s.Vertices[i].Times(-1 / float64(len(face))))
				}
				if got := s.blocked(middle); got == s.Visible(face) {
					t.Fatalf("%s %+v: before the middle of a face with visible %v the view is blocked: %v", x.name, view, s.Visible(face), got)
				}
			}
		}
	}
}
