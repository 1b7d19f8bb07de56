package court

import (
	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// What the queens hold besides their flower, drawn about the hand.

var (
	fanLeaf  = vector.Outline("M0 2C-4.4 -1 -5.2 -5.6 -4.6 -9C-1.6 -11 3.4 -10.6 6 -7.6C5.4 -4 3.4 -.6 0 2Z")
	fanBand  = vector.Outline("M-4.6 -9C-1.6 -11 3.4 -10.6 6 -7.6L5.5 -5.8C3 -8.4 -1.6 -8.8 -4.9 -6.8Z")
	fanRibs  = joined(joined(brush("M0 1C-1.6 -2 -2.4 -5 -2.8 -9", .3), brush("M0 1C-.4 -2 -.2 -6 0 -9.6", .3)), brush("M0 1C1 -2 2 -5 3.2 -8.6", .3))
	glassRim = vector.Circle(vector.Pt(0, -7), 4)
	glass    = vector.Circle(vector.Pt(0, -7), 2.9)
	glint    = joined(brush("M-1.8 -6.6C-1.4 -8 -.4 -8.8 .6 -9", .5), brush("M-.8 -6C-.4 -7 .4 -7.6 1.2 -7.8", .4))
)

// fan is open above the hand.
func fan() (s sketch) {
	s.area(linen, fanLeaf)
	s.area(crimson, fanBand)
	s.flat(ink, fanRibs)
	return s
}

// mirrorGlass is a mirror with a handle.
func mirrorGlass() (s sketch) {
	s.area(gold, rod(-4, 6))
	s.area(gold, glassRim)
	s.area(steel, glass)
	s.flat(linen, glint)
	return s
}

var (
	letterSheet = vector.RoundRect(-4.6, -9.2, 4.6, -2.6, .3)
	letterFlap  = joined(brush("M-4.4 -9L-1.4 -6.4L0 -5.4", .3), joined(brush("M4.4 -9L1.4 -6.4L0 -5.4", .3), joined(brush("M-4.4 -2.8L-2.8 -4.2L-1.6 -5.4", .26), brush("M4.4 -2.8L2.8 -4.2L1.6 -5.4", .26))))
)

// letter is closed with the suit's sign.
func letter(suit card.Suit) (s sketch) {
	s.area(linen, letterSheet)
	s.flat(ink, letterFlap)
	s.emblem(sign.Path(suit, vector.Pt(0, -5.6), 3.6, false))
	return s
}

var (
	bookCover   = vector.RoundRect(-3.7, -11.8, 3.7, -1, .6)
	bookPages   = vector.Outline("M-3.2 -11.2L-4.8 -10.6L-4.8 -.4L-3.2 -.8Z")
	bookCorners = joined(vector.Outline("M1.5 -11.5L3.4 -11.5L3.4 -9.6Z"), vector.Outline("M-3.4 -9.6L-3.4 -11.5L-1.5 -11.5Z"))
	bookClasp   = joined(vector.RoundRect(-5.2, -8.8, -2.4, -7.8, .3), vector.RoundRect(-5.2, -4.8, -2.4, -3.8, .3))
)

// book is small and has clasps.
func book(suit card.Suit) (s sketch) {
	s.area(linen, bookPages)
	s.area(main, bookCover)
	s.flat(gold, bookCorners, motifs[suit].Transform(vector.Scale(1.7, 1.7).Then(at(.4, -6.7))))
	s.area(gold, bookClasp)
	return s
}
