package table

import (
	"fmt"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/layouttest"
)

// rooms returns the areas of the screen, by name.
func (g Geometry) rooms() map[string]Rect {
	all := map[string]Rect{"bar": g.Bar, "board": g.Board, "act": g.Act, "typed": g.Typed, "note": g.Note, "story": g.Story}
	for i, r := range g.Corners {
		all[fmt.Sprint("corner ", i)] = r
	}
	for i := range 4 {
		all[fmt.Sprint("left button ", i)], all[fmt.Sprint("right button ", i)] = g.Button(false, i), g.Button(true, i)
	}
	return all
}

// In every supported window nothing overlaps, everything is inside, both sides are alike, and the board takes at least
// nine tenths of the smaller dimension.
func TestNothingOverlaps(t *testing.T) {
	for _, size := range layouttest.Sizes(smallestWindow, 20) {
		for _, dice := range []bool{false, true} {
			g := NewGeometry(size.Width, size.Height, dice)
			rooms := g.rooms()
			for a, r := range rooms {
				if r.X < 0 || r.Y < 0 || r.W < 40*g.U || r.H < 25*g.U || r.X+r.W > g.W+0.1 || r.Y+r.H > g.H+0.1 {
					t.Errorf("%v, dice %v: %s is %v", size, dice, a, r)
				}
				for b, o := range rooms {
					if a < b && r.Overlaps(o) {
						t.Errorf("%v, dice %v: %s %v lies on %s %v", size, dice, a, r, b, o)
					}
				}
			}
			if a, b := g.Corners[0], g.Corners[3]; a.Y != b.Y || a.W != b.W || abs(a.X-(g.W-b.X-b.W)) > 0.1 {
				t.Errorf("%v: the lower corners are %v and %v", size, a, b)
			}
			if g.Board.W != g.Board.H || size.Width > 1.3*size.Height && g.Board.H < 0.9*(g.H-g.Bar.H) {
				t.Errorf("%v: the board is %v", size, g.Board)
			}
			if g.Note.H < 110*g.U {
				t.Errorf("%v, dice %v: the note has %v", size, dice, g.Note)
			}
		}
	}
}

func abs(x float32) float32 { return max(x, -x) }
