package tabletop

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Calls is the auction as a table on another screen's sheet.
type Calls struct{ view *widget.Register }

// NewCalls returns an auction without calls. It calls pointed with the number, from 0, of the call
// under the pointer, or -1, and asked with that of a call that is right-clicked.
func NewCalls(art *widget.Art, pointed, asked func(call int)) *Calls {
	v := widget.NewRegister(art)
	v.Bare, v.OnPointed, v.OnAsked = true, pointed, asked
	return &Calls{v}
}

// Object returns the object to lay out. Its height determines the number of visible rounds, as in Show.
func (c *Calls) Object() fyne.CanvasObject { return c.view }

// Show shows the auction of a table in a number of rounds at once, with a call marked; -1 marks
// none.
func (c *Calls) Show(t bridge.Table, cards bidding.Cards, marked, rounds int, unit float32) {
	c.view.Rows = rounds
	c.view.Set(Auction(t, cards), marked, unit)
	if c.Rounds(t) <= rounds {
		c.view.Top()
	}
}

// Rounds returns the number of rounds of a table's auction, starting with the dealer's.
func (c *Calls) Rounds(t bridge.Table) int {
	row, _ := cell(t, len(t.Auction().Calls)-1)
	if t.Rules.Choices { // of a choice it is the last too
		row = 1
	}
	return row + 1
}
