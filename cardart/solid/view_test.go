package solid

import (
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
)

var (
	testView = View{Right: 31, Down: 23, Roll: 11}
	testLook = Look{Light: vector.RGB(0xffffff), Shade: vector.RGB(0x000000), Edge: vector.RGB(0xff0000), Behind: vector.RGB(0x0000ff), Line: 0.5}
)

// The faces drawn are those before, without gaps or overlaps: their areas make up what
// Cauchy's formula gives for the shadow of a convex body.
func TestDrawnFaces(t *testing.T) {
	for _, x := range all {
		s := x.solid.Turned(testView)
		shadow, visible := 0., 0
		for _, face := range s.Faces {
			if s.Visible(face) {
				visible++
			}
			var sum Vec // twice the area, along the normal
			for i := range face[2:] {
				a, b, c := s.Vertices[face[0]], s.Vertices[face[i+1]], s.Vertices[face[i+2]]
				sum = sum.Minus(b.Minus(a).Cross(c.Minus(a)).Times(-1))
			}
			shadow += math.Abs(sum.Z) / 4
		}
		drawn, faces := 0., 0
		for _, shape := range s.Draw(vector.Pt(7, 9), 10, testLook) {
			if shape.Line > 0 {
				continue
			}
			faces++
			p := shape.Path.Points
			for i, a := range p {
				b := p[(i+1)%len(p)]
				drawn += (a.X*b.Y - a.Y*b.X) / 2
			}
		}
		if faces != visible || math.Abs(math.Abs(drawn)-100*shadow) > 1e-6 {
			t.Errorf("%s: %d faces of %v mm² drawn, want %d of %v", x.name, faces, drawn, visible, 100*shadow)
		}
	}
}

// Each edge is drawn along all of its length: one line if it's before, dashes if behind.
func TestDrawnEdges(t *testing.T) {
	for _, x := range all {
		s := x.solid.Turned(testView)
		var before, behind float64
		for _, shape := range s.Draw(vector.Pt(7, 9), 10, testLook) {
			switch shape.Paint {
			case vector.Plain(testLook.Edge):
				before += lengthOf(shape.Path)
			case vector.Plain(testLook.Behind):
				behind += lengthOf(shape.Path)
			}
		}
		var wantBefore, wantBehind float64
		for _, e := range s.Edges {
			d := s.Vertices[e.From].Minus(s.Vertices[e.To])
			if flat := 10 * math.Hypot(d.X, d.Y); s.Hidden(e) {
				wantBehind += flat
			} else {
				wantBefore += flat
			}
		}
		if math.Abs(before-wantBefore) > 1e-6 || behind < 0.6*wantBehind || behind > 0.8*wantBehind {
			t.Errorf("%s: %.2f before and %.2f of dashes behind, want %.2f and about 2/3 of %.2f", x.name, before, behind, wantBefore, wantBehind)
		}
	}
}

func lengthOf(p vector.Path) (sum float64) {
	for i := 0; i < len(p.Points); i += 2 { // a pair for each stretch
		a, b := p.Points[i], p.Points[i+1]
		sum += math.Hypot(a.X-b.X, a.Y-b.Y)
	}
	return sum
}

func TestDashed(t *testing.T) {
	for _, long := range []float64{0.3, 1, 2, 7.7, 40} {
		p := dashed(vector.Pt(1, 2), vector.Pt(1+long, 2), 1)
		first, last := p.Points[0], p.Points[len(p.Points)-1]
		if first != vector.Pt(1, 2) || math.Hypot(last.X-1-long, last.Y-2) > 1e-9 {
			t.Errorf("%v long: from %v to %v", long, first, last)
		}
		if dash := p.Points[1].X - first.X; long > 2 && math.Abs(dash-1) > 0.3 {
			t.Errorf("%v long: a dash of %v", long, dash)
		}
	}
}

// The light comes from the top left and falls on all that isn't turned right away from it;
// and no two faces of a cube seen at once are alike.
func TestBrightness(t *testing.T) {
	topLeft, top, front, right, bottom := Vec{-1, 1, 1}.Unit(), Vec{0, 1, 0}, Vec{0, 0, 1}, Vec{1, 0, 0}, Vec{0, -1, 0}
	order := []Vec{light, topLeft, top, front, right, bottom, light.Times(-1)}
	for i, n := range order[1:] {
		if brightness(n) >= brightness(order[i]) {
			t.Errorf("%v is %.2f bright, %v only %.2f", n, brightness(n), order[i], brightness(order[i]))
		}
	}
	if least, most := brightness(light.Times(-1)), brightness(light); !near(least, 0) || !near(most, 1) {
		t.Errorf("from %v to %v", least, most)
	}
	seen := make(map[float64]bool)
	s := Cube.Turned(View{Right: 34, Down: 25})
	for _, face := range s.Faces {
		if s.Visible(face) {
			seen[brightness(s.Normal(face))] = true
		}
	}
	if len(seen) != 3 {
		t.Errorf("the three faces of a cube have %d tones", len(seen))
	}
}

// The middle of what a solid covers is the mean of all points of the picture behind which
// the solid stands.
func TestShadow(t *testing.T) {
	for _, x := range all {
		s := x.solid.Turned(testView)
		const step = 0.02
		var mean Vec
		n := 0.
		for px := -1. + step/2; px < 1; px += step {
			for py := -1. + step/2; py < 1; py += step {
				if s.blocked(Vec{px, py, -2}) {
					mean.X, mean.Y, n = mean.X+px, mean.Y+py, n+1
				}
			}
		}
		mean = mean.Times(1 / n)
		middle, reach := s.Shadow()
		if off := math.Hypot(middle.X-mean.X, middle.Y-mean.Y); off > 0.005 {
			t.Errorf("%s: the middle is %.3f, want %.3f", x.name, middle, mean)
		}
		beyond := 0. // of all vertices, the farthest
		for _, v := range s.Vertices {
			beyond = max(beyond, math.Hypot(v.X-mean.X, v.Y-mean.Y))
		}
		if math.Abs(beyond-reach) > 0.01 {
			t.Errorf("%s: reaches %.3f, want %.3f", x.name, reach, beyond)
		}
	}
}

// Edges behind aren't drawn, not even in a colour that can't be seen, unless they're to be.
func TestOpaque(t *testing.T) {
	opaque := testLook
	opaque.Behind.A = 0
	for _, x := range all {
		s := x.solid.Turned(testView)
		if clear, shapes := s.Draw(vector.Pt(7, 9), 10, testLook), s.Draw(vector.Pt(7, 9), 10, opaque); len(shapes) != len(clear)-1 {
			t.Errorf("%s: %d shapes if opaque, %d if clear", x.name, len(shapes), len(clear))
		}
	}
}
