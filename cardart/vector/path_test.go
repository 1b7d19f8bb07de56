package vector

import (
	"math"
	"testing"
)

func TestOutline(t *testing.T) {
	p := Outline("M1 2L3 -4 5 6C.5 1 1 1.5 2 2Z")
	wantVerbs := []Verb{MoveTo, LineTo, LineTo, CubeTo, ClosePath}
	wantPoints := []Point{{1, 2}, {3, -4}, {5, 6}, {.5, 1}, {1, 1.5}, {2, 2}}
	if len(p.Verbs) != len(wantVerbs) || len(p.Points) != len(wantPoints) {
		t.Fatalf("%v", p)
	}
	for i, v := range p.Verbs {
		if v != wantVerbs[i] {
			t.Errorf("Verb %d is %d, want %d", i, v, wantVerbs[i])
		}
	}
	for i, a := range p.Points {
		if a != wantPoints[i] {
			t.Errorf("point %d is %v, want %v", i, a, wantPoints[i])
		}
	}
}

func TestOutlineMistakes(t *testing.T) {
	for _, text := range []string{"M1", "M1 2H3", "1 2", "M1 x", "M1 2L3 4 5"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%q was taken", text)
				}
			}()
			Outline(text)
		}()
	}
}

// Every point of a mirrored shape has its mate, and the contour closes once.
func TestMirrored(t *testing.T) {
	for _, text := range []string{"M0 0L2 1C3 1 3 2 2 3L0 4", "M0 0L2 1L1 4"} {
		p := Mirrored(text)
		has := make(map[Point]bool)
		for _, a := range p.Points {
			has[a] = true
		}
		for a := range has {
			if !has[Point{-a.X, a.Y}] {
				t.Errorf("%q: %v has no mate", text, a)
			}
		}
		if last := len(p.Verbs) - 1; p.Verbs[last] != ClosePath {
			t.Errorf("%q: not closed", text)
		}
	}
}

func TestMatrixThen(t *testing.T) {
	m := Scale(2, 3).Then(Turn(90)).Then(Move(10, 20))
	if got := m.Apply(Point{1, 1}); math.Hypot(got.X-7, got.Y-22) > 1e-9 { // (2, 3), (-3, 2), (7, 22)
		t.Errorf("got %v", got)
	}
	if got := Scale(2, 8).Size(); got != 4 {
		t.Errorf("size %v", got)
	}
}
