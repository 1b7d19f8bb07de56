package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sheet"
)

// laid is what the sheets on the table have in common: they lie alone over the cards, which are dimmed, and letters are
// commands as without them.
type laid struct{ screen *Screen }

// Look implements [sheet.Looker].
func (l laid) Look() sheet.Look { return sheet.Look{Veil: sheet.Own, Alone: true, Place: l.middle} }

// Rune implements [sheet.Sheet].
func (l laid) Rune(r rune) { l.screen.letter(r) }

// middle puts a sheet in the middle of the felt, or of what the hand leaves of it while the board goes on.
func (l laid) middle(room, least fyne.Size) (fyne.Position, fyne.Size) {
	g := NewGeometry(room.Width, room.Height)
	low := g.Fan.Y
	if l.screen.model.Over {
		low = g.H
	}
	return spot(cardtable.Around(g.W/2, g.Bar.H+(low-g.Bar.H)/2, least.Width, least.Height))
}

// spot returns where a rectangle is, and how large.
func spot(r Rect) (fyne.Position, fyne.Size) { return fyne.NewPos(r.X, r.Y), fyne.NewSize(r.W, r.H) }

// maker returns what makes the texts and buttons of a sheet, in the size that goes with the table.
func (l laid) maker() sheetMaker { return sheetMaker{l.screen.art, l.screen.unit()} }
