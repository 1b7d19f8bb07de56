package table

import (
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
)

// With any keys, clicks and drags, in any order, nothing breaks, and all moves are legal.
func TestNonsense(t *testing.T) {
	const letters = "abcdefghijklmnopqrstuvwxyzHV0123456789=-x?șя "
	keys := []fyne.KeyName{
		fyne.KeyReturn, fyne.KeyReturn, fyne.KeySpace, fyne.KeyEscape, fyne.KeyBackspace, fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight,
		fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyTab, fyne.KeyF2,
	}
	events := 0
	for seed, line := range []string{"A1-4", "A2-3D", "B-2", "7yK/10/12/14/14/14/6rP7/6rP7/14/rRrN2yQ9/rRrN12/1rB10/10/rKrQ6 r A1-2 r-y- - - 0 1"} {
		random := rand.New(rand.NewPCG(uint64(seed), 7))
		e := sit(t, line, func(c *play.Config, _ *Options) {
			c.Dice = func(roll int) chess.Dice { return chess.Dice{A: uint8(1 + roll%6), B: uint8(1 + roll*5%6)} }
		})
		somewhere := func() string { return chess.Square(random.IntN(chess.Squares)).String() }
		for range 400 {
			switch random.IntN(6) {
			case 0:
				e.Rune([]rune(letters)[random.IntN(len([]rune(letters)))])
			case 1:
				e.Key(keys[random.IntN(len(keys))])
			case 2:
				e.click(t, somewhere())
			case 3:
				e.drag(t, somewhere(), somewhere())
			case 4:
				if from := e.move.movable(); len(from) > 0 {
					e.click(t, from[random.IntN(len(from))].String())
				}
			case 5:
				if to := e.view.model.Dots.Or(e.view.model.Rings); !to.Empty() {
					for sq := range to.All() {
						e.click(t, sq.String())
						break
					}
				}
			}
			e.refresh()
		}
		if _, _, err := chess.Parse(e.line()); err != nil {
			t.Errorf("%s: %v", line, err)
		}
		if e.play.state.Err != nil {
			t.Errorf("%s: %v", line, e.play.state.Err)
		}
		events += e.play.events()
	}
	if events < 10 { // the players think in the background, so results vary
		t.Errorf("only %d events came of it", events)
	}
}
