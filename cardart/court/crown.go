package court

import (
	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// A crown is drawn about the middle of its lower edge, 9 mm high at most.

// crownAt is the position of a crown or cap.
const crownAt = -29.0

var (
	crownVelvet = vector.Mirrored("M0 -5.4C4 -8 7 -6 5.6 0L0 .6")
	crownBand   = vector.Mirrored("M0 -1.8C2 -1.8 4.2 -2.1 6 -2.6L5.5 .6C3.6 1.1 2 1.3 0 1.3")
	crownArch   = vector.Mirrored("M0 -6.6C3.6 -9 9.2 -7.6 8 -4.2C7.4 -3 6.4 -2.6 6.1 -1.4L4.8 -1.2C5.2 -3.2 5.9 -3.8 5.9 -4.8C5.9 -6.2 2.4 -6.2 0 -4.8")
	crownRib    = vector.Mirrored("M0 -6.2L.8 -6C1.3 -4.4 1.3 -3 .9 -1.4L0 -1.4")
	crownCross  = vector.Mirrored("M0 -9.4L.9 -9.4L.55 -8.3L1.7 -8.7L1.7 -7L.55 -7.4L.8 -6L0 -6")
	crownSpires = vector.Mirrored("M0 -8.4L1.5 -4.2L3.4 -7.4L4.7 -3.8L7.6 -6.6L6 0L0 .4")
	crownFlare  = vector.Mirrored("M0 -4.6C1.4 -3.4 2.8 -3.4 4.2 -4.6C5 -3.8 5.8 -3.6 6.6 -4.2L6 0L0 .4")
	crownLeaf   = vector.Mirrored("M0 -8.8C.6 -7.6 1.6 -7.2 2 -6.2C2 -5 1 -4.8 .8 -3.8L0 -3.8")
)

// crown is a king's crown.
func crown(suit card.Suit) (s sketch) {
	switch suit {
	case card.Hearts, card.Clubs:
		s.add(arches())
		if suit == card.Clubs {
			s.add(pearls(.75, vector.Pt(2.8, -7.3), vector.Pt(5.6, -7.2), vector.Pt(7.7, -5.2)))
		}
	case card.Spades:
		s.area(second, crownVelvet.Transform(vector.Scale(.9, .8)))
		s.area(gold, crownSpires)
		s.add(pearls(.85, vector.Pt(0, -8.5), vector.Pt(3.5, -7.6), vector.Pt(7.6, -6.6)))
	case card.Diamonds:
		s.area(second, crownVelvet.Transform(vector.Scale(.9, .8)))
		s.area(gold, crownFlare)
		s.area(gold, pair(crownLeaf.Transform(vector.Scale(.8, .8).Then(turned(24, 5.4, -.8)))))
		s.area(gold, pair(crownLeaf.Transform(vector.Scale(.9, .9).Then(turned(10, 2.6, .4)))))
		s.area(gold, crownLeaf)
	}
	s.add(brim(suit))
	return s
}

// arches are two, with a cross on top.
func arches() (s sketch) {
	s.area(second, crownVelvet)
	s.area(gold, crownCross, crownRib)
	s.area(gold, crownArch)
	return s
}

// brim is the lower edge of a crown.
func brim(suit card.Suit) (s sketch) {
	s.area(gold, crownBand)
	s.add(jewels(suit))
	return s
}

// pearls are at places on the right and in the middle, and at their mirror images. They are
// grey with a glint: white ones in their ink are read as letters O.
func pearls(r float64, places ...vector.Point) (s sketch) {
	for _, a := range places {
		if a.X != 0 {
			places = append(places, vector.Pt(-a.X, a.Y))
		}
	}
	s.area(grey, dots(r, places...))
	s.flat(linen, dots(.3*r, places...).Transform(at(-.17*r, -.17*r)))
	return s
}

// jewels are on the band of a crown.
func jewels(suit card.Suit) (s sketch) {
	s.mark(motifs[suit].Transform(at(0, -.3)))
	s.flat(crimson, pair(dots(.5, vector.Pt(4.3, -.7))))
	s.flat(azure, pair(dots(.6, vector.Pt(2.3, -.4))))
	return s
}

var (
	coronetBand = vector.Mirrored("M0 -1.6C2 -1.6 4.4 -1.9 6.2 -2.4L5.9 0C4 .6 2 .8 0 .8")
	coronetHigh = vector.Mirrored("M0 -7.4C.6 -5 1.4 -3.6 2.4 -2.8C3 -3.8 3.4 -4.8 3.8 -6.4C4.4 -4.6 4.8 -3.8 5.2 -3.2C6 -3.8 6.6 -4.4 7.4 -5.4L6.2 -.6L0 .2")
	coronetLow  = vector.Mirrored("M0 -6.2C2.6 -6 3 -3.6 6.6 -3.6L6.2 -.6L0 .2")
)

// coronet is a queen's crown: open, light, with no cross.
func coronet(suit card.Suit) (s sketch) {
	switch suit {
	case card.Hearts:
		s.area(gold, coronetHigh)
		s.emblem(sign.Path(suit, vector.Pt(0, -7.2), 3.6, false))
		s.add(pearls(.8, vector.Pt(3.9, -6.6), vector.Pt(7.5, -5.6)))
	case card.Spades:
		s.area(gold, coronetHigh)
		s.add(pearls(.9, vector.Pt(0, -8), vector.Pt(3.9, -6.8), vector.Pt(7.5, -5.7)))
	case card.Diamonds:
		s.area(gold, coronetLow)
		s.emblem(vector.Lozenge(vector.Pt(0, -3.4), 1.3, 1.9))
		s.add(pearls(.8, vector.Pt(0, -6.9), vector.Pt(2.7, -5.5), vector.Pt(5, -4.5)))
	case card.Clubs:
		leaf := crownLeaf.Transform(vector.Scale(1.1, .9))
		s.area(gold, coronetLow.Transform(vector.Scale(1, .6)))
		s.area(gold, pair(leaf.Transform(vector.Scale(.8, .8).Then(turned(26, 5, .2)))))
		s.area(gold, pair(leaf.Transform(vector.Scale(.9, .9).Then(turned(12, 2.5, .9)))))
		s.area(gold, leaf.Transform(at(0, 1)))
	}
	s.area(gold, coronetBand)
	s.place(jewels(suit), at(0, -.1))
	return s
}
