package cardart

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// A card as it is printed, in millimetres.
const (
	Width        = cardWidth // once it has been cut
	Height       = cardHeight
	CornerRadius = cornerRadius
	Bleed        = 3.0 // width of the paper's colour beyond the cut, which is never exact
)

// PrintDrawing returns the face of a card to be printed and cut: its paper has square
// corners and no edge, and reaches beyond the card's size by [Bleed] on every side.
func PrintDrawing(c card.Card, style Style) vector.Drawing { return forPrint(newFace(c, style)) }

// PrintBackDrawing returns the back of the cards to be printed and cut, as [PrintDrawing]
// does a face.
func PrintBackDrawing(style Style) vector.Drawing { return forPrint(BackDrawing(style)) }

// forPrint takes the paper that a drawing begins with from under it, and puts there what
// may be cut.
func forPrint(d vector.Drawing) vector.Drawing {
	var sheet, cut vector.Drawing
	paper(&cut)
	sheet.Fill(vector.RoundRect(-Bleed, -Bleed, d.Width+Bleed, d.Height+Bleed, 0), vector.Plain(ivory))
	d.Shapes = append(sheet.Shapes, d.Shapes[len(cut.Shapes):]...)
	return d
}
