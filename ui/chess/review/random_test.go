package review

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
)

// With any keys, clicks and drags, the board shows the current position, and no tried move is saved.
func TestWhateverIsPressed(t *testing.T) {
	// All keys except those that open a sheet, which would take all keys.
	keys := []string{"Left", "Right", "Up", "Down", "Home", "End", "Prior", "Next", "Return", "Escape", "BackSpace", "Space",
		"1", "2", "3", "7", "a", "e", "f", "m", "q", "r", "b", "s", "p", "t", "v", "g", "c", ",", "."}
	for i, variant := range []string{"A1-4", "A1-2D", "B-2"} {
		r := rand.New(rand.NewPCG(uint64(i), 11))
		g := random(t, variant, uint64(i), 50)
		if !g.Over() {
			var err error
			if g, err = g.Apply(chess.DrawAgreed); err != nil {
				t.Fatal(err)
			}
		}
		d := look(t, newStore(asKept(1, g, chess.Red)), 1)
		for range 200 {
			square := func() chess.Square { return chess.Square(r.IntN(chess.Squares)) }
			switch r.IntN(4) {
			case 0:
				d.press(keys[r.IntN(len(keys))])
			case 1, 2:
				ready := d.page().choosing
				d.parts.board.OnSquare(square())
				for s := range ready.Ready().All() {
					if r.IntN(4) == 0 {
						d.parts.board.OnSquare(s)
					}
				}
				for _, k := range d.page().choosing.Kinds() {
					if r.IntN(2) == 0 {
						d.become(k)
						break
					}
				}
			case 3:
				from := square()
				d.parts.board.OnGrab(from)
				d.parts.board.OnDrag(from, square())
			}
			m, p := d.parts.board.Model(), d.page().here().Position()
			if d.page().choosing.Empty() && m.Pieces != tabletop.Of(p).Pieces {
				t.Fatalf("%s: the board isn't that of place %d", variant, d.page().at)
			}
		}
		want(t, variant+": the game", d.page().kept.Game.String(), g.String())
	}
}
