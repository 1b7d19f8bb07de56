package tabletop

import (
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart/chessboard"
	"github.com/superbridge/superbridge/game/chess"
)

// Every square contains its middle and extends to its edges, in both views and all turns, at any size.
func TestSquaresAndPoints(t *testing.T) {
	for _, f := range facings() {
		for _, size := range [][2]float32{{130, 130}, {720, 700}, {1403.5, 911}} {
			g := NewGeometry(size[0], size[1], 1, f)
			for s := range chess.Square(chess.Squares) {
				x, y := g.Centre(s)
				if got := g.At(x, y); got != s {
					t.Fatalf("%v %v: in the middle of %v is %v", f, size, s, got)
				}
				r := g.width() / 2 * 0.98
				near := [][2]float32{{r, 0}, {-r, 0}, {0, r}, {0, -r}} // the corners of a diamond
				if f.View == Grid {
					near = [][2]float32{{r, r}, {-r, r}, {r, -r}, {-r, -r}}
				}
				for _, d := range near {
					if got := g.At(x+d[0], y+d[1]); got != s {
						t.Fatalf("%v %v: near a corner of %v is %v", f, size, s, got)
					}
				}
			}
			if got := g.At(1, 1); got != chess.NoSquare {
				t.Errorf("%v %v: beside the board is %v", f, size, got)
			}
		}
	}
}

// Squares and pictures begin and end on pixel borders, and the board is as large as that allows.
func TestExactToThePixel(t *testing.T) {
	for _, f := range facings() {
		for _, pixel := range []float32{1, 0.5, 2. / 3} {
			for _, size := range []float32{120, 333, 640, 811, 1333} {
				g := NewGeometry(size, size+90, pixel, f)
				unit := float64(g.Side)
				if f.View == Corner {
					unit *= math.Sqrt2
				}
				if n := unit / float64(pixel); math.Abs(n-math.Round(n)) > 1e-3 {
					t.Errorf("%v %v: the unit is %v pixels", f, size, n)
				}
				for _, r := range []Rect{g.Piece(g.Centre(90)), g.Mark(90)} {
					for _, v := range []float32{r.X, r.Y, r.W} {
						if n := float64(v / pixel); math.Abs(n-math.Round(n)) > 1e-2 {
							t.Errorf("%v %v: a picture begins or ends at pixel %v", f, size, n)
						}
					}
				}
				box := g.Octagon()
				if room := size - box.W; room < 0 || room > 16*pixel+0.6*g.Side {
					t.Errorf("%v: of %v points %v are left", f, size, room)
				}
				if x, y := box.Centre(); math.Abs(float64(x-size/2)) > float64(pixel) || math.Abs(float64(y-size/2-45)) > float64(pixel) {
					t.Errorf("%v: the middle is at %v, %v", f, x, y)
				}
			}
		}
	}
}

// A picture on a square of the grid covers it to the pixel.
func TestMarksLieOnSquares(t *testing.T) {
	for size := float32(300); size < 340; size++ {
		g := NewGeometry(size, size, 1, Facing{Grid, chess.Red})
		for _, name := range []string{"a4", "g7", "n11"} {
			x, y := g.Centre(square(name))
			if mx, my := g.Mark(square(name)).Centre(); mx != x || my != y {
				t.Fatalf("at %v the mark of %s is at %v, %v, not %v, %v", size, name, mx, my, x, y)
			}
		}
	}
}

// The window and the diagrams show the same board.
func TestSameAsDiagrams(t *testing.T) {
	for _, f := range facings() {
		v := chessboard.View{Corner: f.View == Corner, Quarters: int(f.Bottom)}
		g := NewGeometry(800, 800, 1, f)
		middle := v.Size() / 2
		for s := range chess.Square(chess.Squares) {
			at := v.Centre(s)
			x, y := g.Centre(s)
			dx := (at.X-middle)/chessboard.Side - float64((x-g.X)/g.Side)
			dy := (at.Y-middle)/chessboard.Side - float64((y-g.Y)/g.Side)
			if math.Hypot(dx, dy) > 1e-3 {
				t.Fatalf("%v: %v is elsewhere by %v, %v", f, s, dx, dy)
			}
		}
	}
}

// Each army is where its view puts it, and four quarter turns are none.
func TestFacing(t *testing.T) {
	for a := range chess.Army(chess.Armies) {
		g := NewGeometry(600, 600, 1, Facing{Corner, a})
		x, y := g.Stairs(a)
		if math.Abs(float64(x-g.X)) > 1 || y <= g.Y {
			t.Errorf("the stairs of %v are at %v, %v", a, x, y)
		}
		for _, placed := range a.Start() {
			if _, y := g.Centre(placed.Square); y < g.Y+g.Side {
				t.Errorf("%v: %v isn't below", a, placed.Square)
			}
		}
		// Its pawns go straight up.
		dx, dy := a.Step()
		s := square("f6")
		x, y = g.Centre(s)
		tx, ty := g.Centre(chess.SquareAt(s.X()+dx, s.Y()+dy))
		if math.Abs(float64(x-tx)) > 0.01 || ty >= y {
			t.Errorf("a pawn of %v goes from %v, %v to %v, %v", a, x, y, tx, ty)
		}
		g = NewGeometry(600, 600, 1, Facing{Grid, a})
		if x, y := g.Centre(a.Start()[0].Square); x > g.X || y < g.Y {
			t.Errorf("in the grid the king of %v is at %v, %v", a, x, y)
		}
		f := Facing{Corner, a}
		if f.Turned(1) == f || f.Turned(1).Turned(3) != f || f.Turned(-4) != f || f.Turned(2).Turned(-2) != f {
			t.Errorf("%v turns to %v", f, f.Turned(1))
		}
		// A quarter turn clockwise brings the right side to the bottom.
		right := (a + 3) % chess.Armies
		if f.Turned(1).Bottom != right {
			t.Errorf("after a quarter turn %v is at the bottom, not %v", f.Turned(1).Bottom, right)
		}
	}
}

// A small board has no letters, and a thin rim.
func TestSmallBoard(t *testing.T) {
	large, small := NewGeometry(700, 700, 1, Facing{}), NewGeometry(200, 200, 1, Facing{})
	if !large.Labels || small.Labels || small.Rim/small.Side > large.Rim/large.Side/2+0.01 {
		t.Errorf("rims %v and %v of %v and %v", large.Rim, small.Rim, large.Side, small.Side)
	}
}
