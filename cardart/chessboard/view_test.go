package chessboard

import (
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
)

// views are all that differ.
func views() (all []View) {
	for q := range 4 {
		all = append(all, View{false, q}, View{true, q})
	}
	return all
}

// Each square's middle is in it and in no other; so is a point near its corners.
func TestSquareAt(t *testing.T) {
	for _, v := range views() {
		for s := range chess.Square(chess.Squares) {
			if got := v.SquareAt(v.Centre(s)); got != s {
				t.Errorf("%+v: in the middle of %v is %v", v, s, got)
			}
			for _, p := range v.Square(s, 0.01).Points {
				if got := v.SquareAt(p); got != s {
					t.Errorf("%+v: at a corner of %v is %v", v, s, got)
				}
			}
		}
		size := v.Size()
		for _, p := range []vector.Point{{X: 0, Y: 0}, {X: size / 2, Y: 2}, {X: size - 2, Y: size / 2}, {X: -1e9, Y: 1e9}, {X: math.NaN(), Y: 3}} {
			if got := v.SquareAt(p); got != chess.NoSquare {
				t.Errorf("%+v: at %v is %v", v, p, got)
			}
		}
	}
}

// The army of the view is at the bottom: in the corner view with its king and queen beside the middle, and its pawns step straight up;
// else at the left.
func TestAtTheBottom(t *testing.T) {
	for _, v := range views() {
		a := chess.Army(v.Quarters)
		dx, dy := a.Step()
		for i, placed := range a.Start() {
			at := v.Centre(placed.Square)
			if at.Y < v.Size()*0.55 || !v.Corner && at.X > v.Size()*0.45 {
				t.Errorf("%+v: %v's %v on %v is at %v", v, a.Name(), placed.Kind, placed.Square, at)
			}
			if i < 2 && v.Corner && math.Abs(math.Abs(at.X-v.Size()/2)-Side/math.Sqrt2) > 1e-9 {
				t.Errorf("%+v: %v's %v isn't beside the middle: %v", v, a.Name(), placed.Kind, at)
			}
			to := chess.SquareAt(placed.Square.X()+dx, placed.Square.Y()+dy)
			if up := v.Centre(to); v.Corner && (math.Abs(up.X-at.X) > 1e-9 || up.Y >= at.Y) {
				t.Errorf("%+v: %v's step from %v to %v goes from %v to %v", v, a.Name(), placed.Square, to, at, up)
			}
		}
	}
	if (View{true, 5}).Centre(0) != (View{true, 1}).Centre(0) || (View{Quarters: -1}).Centre(9) != (View{Quarters: 3}).Centre(9) {
		t.Error("a full turn changes something")
	}
}

// The octagon touches the edges of the drawing with its rim, and holds every corner of every square.
func TestOctagon(t *testing.T) {
	for _, v := range views() {
		low, high := v.Octagon(RimWidth * Side).Bounds()
		for _, x := range []float64{low.X, low.Y, v.Size() - high.X, v.Size() - high.Y} {
			if math.Abs(x) > 1e-9 {
				t.Errorf("%+v: the rim goes from %v to %v", v, low, high)
			}
		}
		inside := v.Octagon(0).Points
		for s := range chess.Square(chess.Squares) {
			for _, p := range v.Square(s, 0).Points {
				for i, a := range inside {
					b := inside[(i+1)%len(inside)]
					if (b.X-a.X)*(p.Y-a.Y)-(b.Y-a.Y)*(p.X-a.X) > 1e-6 {
						t.Errorf("%+v: a corner of %v is outside", v, s)
					}
				}
			}
		}
	}
}

// Every file and rank has its label at both ends, in line with its squares and on the rim.
func TestLabels(t *testing.T) {
	for _, v := range views() {
		seen := map[string]int{}
		var places []vector.Point
		for l := range v.Labels() {
			seen[l.Text]++
			if got := v.SquareAt(l.At); got != chess.NoSquare {
				t.Errorf("%+v: %s is on %v", v, l.Text, got)
			}
			for _, p := range places {
				if math.Hypot(p.X-l.At.X, p.Y-l.At.Y) < 0.5*Side {
					t.Errorf("%+v: %s is too near to another label", v, l.Text)
				}
			}
			places = append(places, l.At)
			if !inLine(v, l) {
				t.Errorf("%+v: %s isn't in line with its squares", v, l.Text)
			}
			if _, ok := letters[rune(l.Text[0])]; !ok {
				t.Errorf("%s can't be written", l.Text)
			}
		}
		if len(seen) != 28 || len(places) != 56 {
			t.Errorf("%+v: %d labels at %d places", v, len(seen), len(places))
		}
	}
}

// inLine reports whether a label is on the line through the middles of two squares of its file or rank.
func inLine(v View, l Label) bool {
	var line []vector.Point
	for s := range chess.Square(chess.Squares) {
		if name := s.String(); name[:1] == l.Text || name[1:] == l.Text {
			line = append(line, v.Centre(s))
		}
	}
	a, b := line[0], line[len(line)-1]
	return math.Abs((b.X-a.X)*(l.At.Y-a.Y)-(b.Y-a.Y)*(l.At.X-a.X)) < 1e-6
}
