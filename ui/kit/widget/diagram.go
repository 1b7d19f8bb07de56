package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// NewDiagram returns the four hands of a deal as newspapers print them, North at the top,
// with text of the given size.
func NewDiagram(art *Art, deal card.Deal, size float32) fyne.CanvasObject {
	hand := func(seat card.Seat) fyne.CanvasObject { return newHandText(art, seat, deal[seat], size) }
	return container.NewGridWithColumns(3,
		layout.NewSpacer(), hand(card.North), layout.NewSpacer(),
		hand(card.West), compass(art, size), hand(card.East),
		layout.NewSpacer(), hand(card.South), layout.NewSpacer(),
	)
}

func newHandText(art *Art, seat card.Seat, hand card.Hand, size float32) fyne.CanvasObject {
	ink := theme.Current().Ink
	name := NewProse(art, text.Seat(seat), size, theme.Current().Faint)
	name.Bold = true
	lines := container.New(layout.NewCustomPaddedVBoxLayout(0), name)
	for i := range card.Suits {
		s := card.Spades - card.Suit(i)
		lines.Add(NewProse(art, text.Suit(s)+" "+text.Holding(hand[s]), size, ink))
	}
	return lines
}

// compass is the square with the four directions in the middle of a diagram.
func compass(art *Art, size float32) fyne.CanvasObject {
	p := theme.Current()
	felt := canvas.NewRectangle(p.Felt)
	felt.CornerRadius = size * 0.45
	felt.SetMinSize(fyne.NewSquareSize(size * 4.6))
	letter := func(s card.Seat) fyne.CanvasObject {
		l := NewProse(art, text.T("seat.letter."+s.String()), size, p.FeltInk)
		l.Bold, l.Align = true, fyne.TextAlignCenter
		return l
	}
	inner := container.NewBorder(letter(card.North), letter(card.South), letter(card.West), letter(card.East))
	return container.NewCenter(container.NewStack(felt, container.New(layout.NewCustomPaddedLayout(size*0.15, size*0.15, size*0.6, size*0.6), inner)))
}
