package home

import (
	"image"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// newFan returns the five honours of a deck as one holds them in a hand.
func newFan(art *widget.Art, deck card.Deck) *fyne.Container {
	drawing := cardart.Fan(honours(deck), art.Style)
	picture := widget.NewBackdrop(func() func(w, h int) image.Image {
		return func(w, h int) image.Image { return drawing.Raster(w, h) }
	})
	return &fyne.Container{
		Layout:  fanLayout(drawing.Width / drawing.Height),
		Objects: []fyne.CanvasObject{picture.Raster},
	}
}

// honours returns the five highest ranks of a deck, each in a suit.
func honours(deck card.Deck) []card.Card {
	cards := []card.Card{
		{Suit: card.Spades, Rank: card.Ace},
		{Suit: card.Hearts, Rank: card.King},
		{Suit: card.Clubs, Rank: card.Queen},
		{Suit: card.Diamonds, Rank: card.Jack},
		{Suit: card.Spades, Rank: card.Maid},
	}
	if last := &cards[len(cards)-1]; !deck.Has(*last) {
		last.Rank = card.Ten
	}
	return cards
}

// fanLayout puts a picture of a given width over height in the middle, as large as there
// is room.
type fanLayout float32

func (aspect fanLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	height := min(size.Height, size.Width/float32(aspect))
	width := height * float32(aspect)
	o[0].Move(fyne.NewPos((size.Width-width)/2, (size.Height-height)/2))
	o[0].Resize(fyne.NewSize(width, height))
}

func (aspect fanLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	const least = 110
	return fyne.NewSize(least*float32(aspect), least)
}
