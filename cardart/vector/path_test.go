package vector

import (
	"math"
	"reflect"
	"slices"
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

// A line or a curve after ClosePath begins where the contour that was closed did, in every
// output; to close twice is to close once.
func TestAfterClose(t *testing.T) {
	for text, want := range map[string]string{
		"M5 5L15 5L15 15ZL5 15L15 15Z":             "M5 5L15 5L15 15ZM5 5L5 15L15 15Z",
		"M5 5L15 5L15 15ZC5 9 9 15 15 15":          "M5 5L15 5L15 15ZM5 5C5 9 9 15 15 15",
		"M9 9L1 1M5 5C6 5 7 5 8 5L8 8ZZQ5 11 11 5": "M9 9L1 1M5 5C6 5 7 5 8 5L8 8ZM5 5C5 9 7 9 11 5",
	} {
		got, want := Outline(text), Outline(want)
		if !slices.Equal(got.Verbs, want.Verbs) || !slices.EqualFunc(got.Points, want.Points, func(a, b Point) bool { return distance(a, b) < 1e-9 }) {
			t.Errorf("%s is\n%v and not\n%v", text, got, want)
		}
	}
}

// A path that doesn't begin with MoveTo begins nowhere.
func TestPathWithoutBeginning(t *testing.T) {
	for _, text := range []string{"Z", "L1 2", "C1 2 3 4 5 6", "Q1 2 3 4"} {
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

// What is placed larger has larger lines, too.
func TestPlace(t *testing.T) {
	shapes := []Shape{{Path: Outline("M1 2L3 4"), Paint: Gradient(RGB(0), RGB(1), Point{1, 0}, Point{2, 0}), Line: 0.5, Twice: true}}
	var d Drawing
	d.Place(shapes, Scale(2, 8).Then(Move(10, 0)))
	want := Shape{Path: Outline("M12 16L16 32"), Paint: Gradient(RGB(0), RGB(1), Point{12, 0}, Point{14, 0}), Line: 2, Twice: true}
	if got := d.Shapes[0]; !reflect.DeepEqual(got, want) {
		t.Errorf("%+v and not %+v", got, want)
	}
	if shapes[0].Line != 0.5 || shapes[0].Path.Points[0] != (Point{1, 2}) {
		t.Error("what was placed has changed itself")
	}
}
