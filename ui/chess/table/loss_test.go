package table

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart/pieces"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
)

// drawn returns what is seen of a piece in a picture of it with a side.
func drawn(kind chess.Kind, army chess.Army, side int) (seen image.Rectangle) {
	picture := pieces.Image(kind, army, side)
	for y := range side {
		for x := range side {
			if _, _, _, alpha := picture.At(x, y).RGBA(); alpha > 0x8000 {
				seen = seen.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return seen
}

// A corner shows the captured pieces by kinds, with the number of those of which there are several. They are large beside
// the squares of the board, and neither they nor the numbers lie on one another; dice are higher than a line of words.
func TestCapturedPiecesCanBeRead(t *testing.T) {
	const line = "7yK/10/12/14/14/14/14/14/5rP3yR4/14/14/12/10/rK7 y A1-2D r-y- - 0,0,0,0 0 1"
	e := sit(t, line, two)
	for _, size := range []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1280, 800), fyne.NewSize(2560, 1440)} {
		e.Content().Resize(size)
		e.parts.finish()
		g := e.parts.geometry()
		square := tabletop.NewGeometry(g.Board.W, g.Board.H, 1, tabletop.Facing{View: tabletop.Grid}).Side
		view := e.parts.corners[chess.Red]
		c := view.corner
		c.pool, c.pawns = "QRRBBNN", 12
		c.dice, c.left = chess.Dice{A: 6, B: 5}, 2
		view.set(c, g, true)
		r := test.WidgetRenderer(view).(*cornerRenderer)
		end := float32(0)
		for i, l := range r.losses {
			side := l.piece.Size().Height
			seen := drawn(l.kind, chess.Red, int(side))
			if high := float32(seen.Dy()); high < 0.45*square {
				t.Errorf("%v: a captured %v is %v high beside squares of %v", size, l.kind, high, square)
			}
			if left := l.piece.Position().X + float32(seen.Min.X); l.piece.Hidden || left < end-1 {
				t.Errorf("%v: a captured %v begins at %v, and the one before it ends at %v", size, l.kind, left, end)
			}
			end = l.piece.Position().X + float32(seen.Max.X)
			if want := []string{"", "2", "2", "2", "12"}[i]; l.count.Hidden != (want == "") || want != "" && l.count.Text != want {
				t.Errorf("%v: of %v there are %q, hidden: %v", size, l.kind, l.count.Text, l.count.Hidden)
			}
			if !l.count.Hidden {
				if l.count.Position().X < end-1 {
					t.Errorf("%v: the number of %v lies on the piece: at %v, before %v", size, l.kind, l.count.Position().X, end)
				}
				end = l.count.Position().X + l.count.MinSize().Width
			}
		}
		if end > view.Size().Width-cornerInset*g.U+1 {
			t.Errorf("%v: the pieces end at %v of %v", size, end, view.Size().Width)
		}
		if dice, words := view.rolls.Size().Height, r.colour.MinSize().Height; dice < 1.3*words {
			t.Errorf("%v: dice are %v high, and words %v", size, dice, words)
		}
	}
}
