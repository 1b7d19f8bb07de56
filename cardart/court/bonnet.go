package court

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// A maid's cap is white linen with a ribbon; it's drawn as a crown is, about the middle of
// its lower edge.

var (
	mobPuff    = vector.Mirrored("M0 -8.6C4.6 -8.8 8.8 -6.6 8.6 -3C8.4 -1.4 7.4 -.6 6.4 0L0 .6")
	mobFolds   = pair(joined(brush("M1.6 -7.6C1.4 -5.4 1.4 -3.6 1.8 -1.8", .34), brush("M5.4 -6.6C4.4 -5 4.2 -3.2 4.4 -1.6", .34)))
	mobRibbon  = vector.Mirrored("M0 -2.4C2.8 -2.4 5 -2 7 -1.2L6.8 1C4.6 .2 2.4 -.2 0 -.2")
	mobFrill   = vector.Mirrored("M0 -.8C1 -.8 1.8 -.4 2.2 .2C3 -.6 4.2 -.4 4.6 .6C5.6 -.2 7 .4 7.2 1.4C8.4 1.4 9 2.6 8.6 3.6C7.6 4.2 6.4 4 5.8 3C4.8 3.2 4 2.8 3.8 2C2.8 2.4 2 2.2 1.6 1.4C1 1.8 .4 1.9 0 1.8")
	frillLines = pair(joined(joined(brush("M2.2 .2C2 .8 1.9 1.2 1.6 1.4", .28), brush("M4.6 .6C4.4 1.2 4.2 1.6 3.8 2", .28)), brush("M7.2 1.4C6.8 2 6.4 2.6 5.8 3", .28)))

	laceFan    = vector.Mirrored("M0 -7.6C1 -8.2 2 -7.8 2.4 -7C3.4 -7.6 4.6 -7 4.8 -6C6 -6.2 7 -5.2 6.8 -4.2C7.8 -3.8 8.2 -2.6 7.4 -1.8L6.2 .2L0 -.6")
	laceHoles  = pair(dots(.42, vector.Pt(1.2, -6.2), vector.Pt(3.5, -5.4), vector.Pt(5.4, -4), vector.Pt(6.2, -2.4)))
	streamer   = vector.Outline("M5.4 -1C7.8 0 7.4 3 8.6 5.4C9.8 7.6 11.6 8.2 11.8 11L9.9 10.2L8.4 12C8.2 9.2 6.6 8.4 5.7 5.6C5.1 3.6 5.5 1.4 4.6 .4Z")
	bun        = vector.Circle(vector.Pt(0, -6.2), 3.5)
	bunLines   = joined(joined(brush("M-3 -7.6C-1 -9.6 1.6 -9.4 3 -7.6", .34), brush("M-3.2 -5.8C-1.4 -8 1.4 -8 3 -5.8", .34)), brush("M-2.4 -4.4C-1 -6.2 1 -6.2 2.4 -4.4", .34))
	nape       = vector.Mirrored("M0 -5C5 -5 6 -2 5.8 4L4.6 10L0 10")
	bonnetBrim = vector.Mirrored("M0 -9.2C5.6 -9.4 9.6 -5.4 9 1.2C8.8 4.6 7.6 8.4 5.2 11.2L3.6 9C5 6.6 5.4 3.4 5.2 .6C4.8 -2.4 3.4 -3.4 0 -3.6")
	bonnetRuff = vector.Mirrored("M0 -4.8C3.6 -4.8 5.8 -3.2 6.2 0C6.6 3.6 6 7 4.4 9.6L3.4 8.4C4.7 6.2 5 3.4 4.8 .8C4.4 -2 3 -2.8 0 -3")
	bonnetFold = pair(joined(brush("M3 -8.6C3.6 -7.4 3.8 -6.2 3.6 -5.2", .34), joined(brush("M7.4 -4.6C6.8 -3.6 6.4 -2.8 6 -2.2", .34), brush("M8.8 2C7.8 2 7 2 6.6 1.9", .34))))
)

// maidsCap is the cap of a maid: a mob cap, lace before a bun, a cap with streamers, a bonnet.
func maidsCap(suit card.Suit) (s sketch) {
	switch suit {
	case card.Hearts:
		s.area(linen, mobPuff)
		s.flat(ink, mobFolds)
		s.area(second, mobRibbon)
		s.area(linen, mobFrill)
		s.flat(ink, frillLines)
	case card.Spades:
		s.area(linen, laceFan.Transform(vector.Scale(1, .86)))
		s.flat(second, laceHoles.Transform(vector.Scale(1, .86)))
		s.area(second, mobRibbon.Transform(vector.Scale(.92, .8)))
	case card.Diamonds:
		s.area(linen, mobPuff.Transform(vector.Scale(.86, .82)))
		s.flat(ink, mobFolds.Transform(vector.Scale(.86, .82)))
		s.area(second, mobRibbon.Transform(vector.Scale(.95, 1)))
	case card.Clubs:
		s.area(linen, bonnetBrim)
		s.flat(ink, bonnetFold)
		s.area(second, bonnetRuff)
	}
	return s
}

// behindHead draws the parts of cap and hair behind a maid's head.
func behindHead(suit card.Suit) (s sketch) {
	switch suit {
	case card.Spades:
		s.area(maidsHair[suit], bun.Transform(at(0, .9)))
		s.flat(ink, bunLines.Transform(at(0, .9)))
	case card.Diamonds:
		s.area(second, pair(streamer))
	case card.Clubs:
		s.area(maidsHair[suit], nape)
	}
	return s
}
