package court

import (
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
)

// A shape shrinks by the same on all sides, whichever way its contours turn.
func TestInset(t *testing.T) {
	square := vector.RoundRect(0, 0, 10, 6, 0)
	for name, p := range map[string]vector.Path{
		"clockwise": square,
		"mirrored":  square.Transform(vector.Scale(-1, 1)).Transform(vector.Move(10, 0)),
		"round":     vector.Outline("M0 3C0 1 2 0 5 0C8 0 10 1 10 3C10 5 8 6 5 6C2 6 0 5 0 3Z"),
	} {
		low, high := inset(p, 1).Bounds()
		for _, got := range []float64{low.X - 1, low.Y - 1, high.X - 9, high.Y - 5} {
			if math.Abs(got) > 1e-9 {
				t.Errorf("%s: from %v to %v", name, low, high)
				break
			}
		}
	}
	two := joined(square, square.Transform(vector.Move(20, 0)))
	if low, high := inset(two, 1).Bounds(); low.X != 1 || high.X != 29 {
		t.Errorf("two contours: from %v to %v", low, high)
	}
}

// A path keeps its points when its contours are turned.
func TestClockwise(t *testing.T) {
	p := joined(vector.Circle(vector.Pt(3, 4), 2), vector.Circle(vector.Pt(3, 4), 1).Transform(mirror))
	q := clockwise(p)
	if len(q.Verbs) != len(p.Verbs) || len(q.Points) != len(p.Points) {
		t.Fatalf("%v", q)
	}
	for i, c := range contours(q) {
		if turning(c.Points) <= 0 {
			t.Errorf("contour %d turns the other way", i)
		}
		if c.Verbs[0] != vector.MoveTo || c.Verbs[len(c.Verbs)-1] != vector.ClosePath {
			t.Errorf("contour %d: %v", i, c.Verbs)
		}
	}
}

// A brush line is pointed at its ends and as wide between as asked for.
func TestBrush(t *testing.T) {
	p := brush("M0 0L5 0L10 0", 1)
	low, high := p.Bounds()
	if low != vector.Pt(0, -.5) || high != vector.Pt(10, .5) {
		t.Errorf("from %v to %v", low, high)
	}
	for _, a := range p.Points {
		if (a.X == 0 || a.X == 10) && a.Y != 0 {
			t.Errorf("blunt at %v", a)
		}
	}
}
