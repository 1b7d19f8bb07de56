package cardart

import (
	"image"
	"image/draw"

	"github.com/superbridge/superbridge/cardart/court"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// A portrait shows a part of a court card's half figure, in millimetres.
const (
	portraitRadius = 16.1  // of the picture, to the middle of its ring
	portraitMiddle = -23.7 // from the card's middle line: below is room for a collar, above for the highest crown
	portraitRing   = 0.95  // the width of the ring: nearly a pixel of a portrait of 32
	portraitRim    = 0.3   // the width of the dark line on both sides of it
)

// The ground of a portrait is light enough for outlines and dark hair, and dark enough for
// a maid's white cap.
var (
	groundAbove = vector.RGB(0xf3ead3)
	groundBelow = vector.RGB(0xdccba4)
	rim         = vector.RGB(0x6b4a16)
)

// Portrait returns head and shoulders of a king, queen, jack or maid in a round medallion that
// fills size×size pixels, premultiplied, transparent outside. It's for the players, who are to
// be told apart at a glance: each suit has clothes in a colour of its own, whatever the colours
// of the pack. Any other card has an empty medallion. Sizes below 1 count as 1.
func Portrait(c card.Card, size int) *image.RGBA {
	const half = portraitRadius + portraitRing/2 + portraitRim
	middle := vector.Pt(half, half)
	medallion := func() vector.Drawing { return vector.Drawing{Width: 2 * half, Height: 2 * half} }

	picture := medallion()
	picture.Fill(vector.RoundRect(0, 0, 2*half, 2*half, 0), vector.Gradient(groundAbove, groundBelow, vector.Pt(half, 0), vector.Pt(half, 2*half)))
	if c.Suit <= card.Spades && card.Maid <= c.Rank && c.Rank <= card.King {
		ink := SuitColour(c.Suit, OrangeColours, false)
		picture.Place(court.Bust(c, ink), vector.Move(middle.X, middle.Y-portraitMiddle))
	}
	disc, ring := medallion(), medallion()
	disc.Fill(vector.Circle(middle, portraitRadius), vector.Plain(black))
	ring.Stroke(vector.Circle(middle, portraitRadius), vector.Plain(rim), portraitRing+2*portraitRim)
	ring.Stroke(vector.Circle(middle, portraitRadius), vector.Plain(court.Gold), portraitRing)

	whole := disc.Raster(size, size)
	draw.DrawMask(whole, whole.Bounds(), picture.Raster(size, size), image.Point{}, whole, image.Point{}, draw.Src)
	draw.Draw(whole, whole.Bounds(), ring.Raster(size, size), image.Point{}, draw.Over)
	return whole
}
