// Package court draws the court figures: king, queen, jack and maid of each suit.
//
// # How a figure is built
//
// A figure is a half, from the waist up, that a card shows twice. It's a list of closed
// shapes from the back to the front: what hangs behind the head, the garment with its
// sleeves, the things in the hands, the hands themselves, the face, the hair around it, and
// what sits on it. Heads, hands, things and crowns are each drawn about a point of their
// own (between the eyes, in the grip, in the middle of the lower edge) and placed in the
// figure: so all sixteen have one hand and still none is another's twin.
//
// A shape has a tone, which is what the colour is for: skin, gold, the main cloth. The
// suit's ink says what colour each tone is. An outline isn't a line along the shape, but
// the shape in ink and the same a little smaller in its tone; strands and folds are
// slender shapes too. That is quick to paint, and nothing sticks out of the frame.
//
// # How to tell them apart
//
// The king has a crown, a beard, ermine and years: lines, bags under his eyes, grey hairs;
// the queen a coronet, a necklace and a flower; the jack a hat with a feather, slashed
// sleeves and a smooth face; the maid a white cap, collar and apron, and things of her work.
// Each suit has things, hair and headgear of its own, each of the sixteen eyes and a mouth
// that nobody else has. The king of diamonds and the jack of spades show one eye only, as an
// old custom has it. No hand is empty. The joker, a jester in clothes of two colours, is of no suit.
//
// A motif of the suit runs along hems and bands: gold, or in the ink of the suit.
package court

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// The room of a half figure, in millimetres: from -HalfWidth to HalfWidth across and from
// -HalfHeight to 0, the card's middle line, down.
const (
	HalfWidth  = 18.6
	HalfHeight = 39.0
)

// Half returns the upper half of the figure of a king, queen, jack or maid, or of the joker, about
// the card's centre, seen through m. It has the suit's sign in the upper left corner of its room, where the joker's cap
// is. The shapes are shared: they must not be modified.
func Half(c card.Card, signInk color.NRGBA, m vector.Matrix) []vector.Shape {
	return placing{c, signInk, m}.shapes(func() []vector.Shape {
		if c == card.Joker {
			return painted(figureOf(c).half(), signInk)
		}
		pip := vector.Shape{Path: sign.Path(c.Suit, vector.Pt(-13.9, -33.8), 7.9, false), Paint: vector.Plain(signInk)}
		return append([]vector.Shape{pip}, painted(figureOf(c).half(), signInk)...)
	})
}

// Bust returns head and shoulders of a king, queen, jack or maid, or of the joker, as they are in [Half], with
// nothing in their hands. They reach from the top of the room to below the breast, where
// whoever shows them cuts them off.
func Bust(c card.Card, signInk color.NRGBA) []vector.Shape {
	return painted(figureOf(c).bust(), signInk)
}

// painted gives a sketch its colours.
func painted(s sketch, signInk color.NRGBA) []vector.Shape {
	colours := palette(signInk)
	shapes := make([]vector.Shape, len(s))
	for i, p := range s {
		shapes[i] = vector.Shape{Path: p.path, Paint: vector.Plain(colours[p.tone])}
	}
	return shapes
}
