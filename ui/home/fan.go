package home

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/widget"
)

// newFan returns the five honours side by side, each covering a part of the one before,
// in an arc.
func newFan(art *widget.Art) *fyne.Container {
	fan := &fyne.Container{Layout: fanLayout{}}
	for i, rank := range []card.Rank{card.Ace, card.King, card.Queen, card.Jack, card.Maid} {
		suit := []card.Suit{card.Spades, card.Hearts, card.Clubs, card.Diamonds, card.Spades}[i]
		fan.Add(art.Face(card.Card{Suit: suit, Rank: rank}))
	}
	return fan
}

// fanLayout puts cards in a shallow arc that is as high as there is room.
type fanLayout struct{}

const (
	fanStep = 0.62  // of a card's width, from one card to the next
	fanRise = 0.035 // of a card's height, from an outer card to its inner neighbour
)

func (fanLayout) Layout(cards []fyne.CanvasObject, size fyne.Size) {
	n := float32(len(cards))
	middle := (n - 1) / 2
	height := size.Height / (1 + fanRise*middle*middle)
	width := height * cardart.Aspect
	left := (size.Width - width*(1+fanStep*(n-1))) / 2
	for i, c := range cards {
		off := float32(i) - middle
		c.Move(fyne.NewPos(left+float32(i)*width*fanStep, height*fanRise*off*off))
		c.Resize(fyne.NewSize(width, height))
	}
}

func (fanLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(260, 110) }
