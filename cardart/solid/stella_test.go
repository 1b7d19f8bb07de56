package solid

import (
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
)

// The star has twelve points as far apart as those of an icosahedron, and each of its twelve stars lies in one plane: that of
// a face of the dodecahedron within, with the points of the five faces beside it.
func TestStella(t *testing.T) {
	if len(Stella.Vertices) != 20+12 || len(Stella.Faces) != 60 || len(Stella.Edges) != 90 {
		t.Fatalf("%d vertices, %d faces, %d edges", len(Stella.Vertices), len(Stella.Faces), len(Stella.Edges))
	}
	points := Stella.Vertices[20:]
	for i, p := range points {
		if !near(length(p), 1) {
			t.Errorf("point %d is at the distance %v", i, length(p))
		}
		nearest := math.Inf(1)
		for k, q := range points {
			if k != i {
				nearest = min(nearest, length(p.Minus(q)))
			}
		}
		if want := length(Icosahedron.Vertices[Icosahedron.Edges[0].From].Minus(Icosahedron.Vertices[Icosahedron.Edges[0].To])); !near(nearest, want) {
			t.Errorf("point %d is %v from the next, want %v", i, nearest, want)
		}
		corner := Stella.Vertices[Stella.Faces[5*i][0]] // of the face on which the point stands
		inPlane := 0
		for _, q := range points {
			if near(p.Dot(q), p.Dot(corner)) {
				inPlane++
			}
		}
		if inPlane != 5 {
			t.Errorf("%d points lie in the plane of face %d", inPlane, i)
		}
	}
}

// Where a face is drawn that is the one that lies nearest to the viewer there, however the star is turned.
func TestPaintHidesWhatIsBehind(t *testing.T) {
	const size, r = 220, 100
	grey := func(i int) uint8 { return uint8(20 + 3*i) }
	for _, view := range []View{{}, {Right: 6, Down: 64}, {Down: 58}, {Right: 20, Down: 37, Roll: 10}} {
		s := Stella.Turned(view)
		d := vector.Drawing{Width: size, Height: size}
		d.Shapes = s.Paint(vector.Pt(size/2, size/2), r, Look{})
		fills := 0
		for i := range d.Shapes {
			if d.Shapes[i].Line > 0 {
				d.Shapes[i].Line = 0.001
				continue
			}
			g := grey(faceAt(s, d.Shapes[i], size/2, r))
			d.Shapes[i].Paint = vector.Plain(vector.RGB(uint32(g) * 0x10101))
			fills++
		}
		m := d.Raster(size, size)
		wrong, looked := 0, 0
		for y := 5; y < size; y += 3 {
			for x := 5; x < size; x += 3 {
				px, py := (float64(x)+.5-size/2)/r, (size/2-float64(y)-.5)/r
				front, at := -1, math.Inf(-1)
				for i, face := range s.Faces {
					if z, ok := s.above(face, px, py); ok && z > at {
						front, at = i, z
					}
				}
				if front < 0 {
					continue
				}
				looked++
				if c := m.RGBAAt(x, y); c.A == 0xff && (c.R > grey(front)+2 || c.R+2 < grey(front)) {
					wrong++
				}
			}
		}
		if fills < 20 || looked < 1000 || wrong*100 > 8*looked { // pixels on edges have colours between
			t.Errorf("%v: %d of %d places show another face than the nearest; %d faces", view, wrong, looked, fills)
		}
	}
}

// faceAt returns the index of the face of s that a shape shows.
func faceAt(s Solid, shape vector.Shape, middle, r float64) int {
	for i, face := range s.Faces {
		same := true
		for k, v := range face {
			a := shape.Path.Points[k]
			same = same && math.Abs(a.X-middle-r*s.Vertices[v].X) < 1e-6 && math.Abs(a.Y-middle+r*s.Vertices[v].Y) < 1e-6
		}
		if same && s.Visible(face) {
			return i
		}
	}
	return -1
}

// above returns the height of a triangle towards the viewer at a point of the picture, if it covers that.
func (s Solid) above(face []int, x, y float64) (z float64, ok bool) {
	a, b, c := s.Vertices[face[0]], s.Vertices[face[1]], s.Vertices[face[2]]
	all := (b.X-a.X)*(c.Y-a.Y) - (c.X-a.X)*(b.Y-a.Y)
	if math.Abs(all) < tiny {
		return 0, false
	}
	u := ((x-a.X)*(c.Y-a.Y) - (c.X-a.X)*(y-a.Y)) / all
	v := ((b.X-a.X)*(y-a.Y) - (x-a.X)*(b.Y-a.Y)) / all
	if u < 0 || v < 0 || u+v > 1 {
		return 0, false
	}
	return a.Z + u*(b.Z-a.Z) + v*(c.Z-a.Z), true
}
