package court

import (
	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// A thing is drawn about the place where a hand holds it, upright.

// rod is a staff from the height y0 to y1.
func rod(y0, y1 float64) vector.Path { return vector.RoundRect(-.75, y0, .75, y1, 0) }

// sceptre is a king's staff with the sign of his suit.
func sceptre(suit card.Suit) (s sketch) {
	s.area(gold, rod(-17, 8))
	s.area(gold, vector.RoundRect(-1.5, -7.4, 1.5, -6, .6), vector.RoundRect(-1.5, -12.4, 1.5, -11, .6))
	s.area(gold, vector.Circle(vector.Pt(0, -16.6), 1.6))
	if suit == card.Clubs {
		s.area(gold, sceptreClub) // black would be a blot
	} else {
		s.emblem(sign.Path(suit, vector.Pt(0, -21.2), 7.8, false))
	}
	return s
}

// sceptreClub is the sign of clubs for the top of a sceptre. The stalk of the usual one is
// too slender to have ink along both its edges.
var sceptreClub = joined(vector.Outline("M0 -23.5L2.15 -20.4L-2.15 -20.4Z"), joined(joined(vector.Circle(vector.Pt(0, -23.4), 1.95), pair(vector.Circle(vector.Pt(2.2, -20.4), 1.95))),
	vector.Mirrored("M0 -22L.85 -22L.85 -19.4C1 -18.6 1.4 -17.8 2.1 -17.2L0 -17.2")))

var (
	blade     = vector.Mirrored("M0 -27.6L1.7 -24.6L1.7 -3L0 -3")
	fuller    = vector.Mirrored("M0 -24C.4 -23.4 .4 -22.6 .4 -22L.4 -5L0 -5")
	crossbar  = vector.Mirrored("M0 -5C2 -5 3.6 -5.4 5 -6.2C5.6 -5.4 5.6 -4.4 4.8 -3.8C3 -3.2 1.6 -3 0 -3")
	swordGrip = vector.RoundRect(-.9, -3.4, .9, 6, 0)
)

// sword has a broad blade.
func sword() (s sketch) {
	s.area(steel, blade)
	s.flat(ink, fuller)
	s.area(bronze, swordGrip)
	s.area(gold, crossbar)
	return s
}

var (
	axeHead = vector.Outline("M-.9 -24.6C1 -24.4 2.6 -24.8 3.8 -27.2C6.4 -23 6.4 -18 3.9 -14.2C2.6 -16.4 1 -17 -.9 -17Z")
	axeEdge = vector.Outline("M3.8 -26.2C5.7 -22.6 5.7 -18.4 4 -15.1C4.7 -18.6 4.7 -22.6 3.8 -26.2Z")
	axeBack = vector.Outline("M-.9 -22.6L-3.4 -21.4L-3.4 -20.2L-.9 -19Z")
)

// axe is a war axe, its edge to the right.
func axe() (s sketch) {
	s.area(brown, rod(-26.4, 8))
	s.area(steel, axeHead, axeBack)
	s.flat(linen, axeEdge)
	s.area(gold, vector.RoundRect(-1.3, -25.4, 1.3, -23.8, .3), vector.RoundRect(-1.3, -17.6, 1.3, -16, .3))
	return s
}

// orb is a globe with a cross, on top of the hand.
func orb() (s sketch) {
	s.area(gold, crownCross.Transform(vector.Scale(1.1, 1.1).Then(at(0, -.4))))
	s.area(second, vector.Circle(vector.Pt(0, -4), 3.5))
	s.area(gold, vector.Mirrored("M0 -4.9C1.2 -4.9 2.4 -5.1 3.3 -5.5L3.4 -3.8C2.4 -3.3 1.2 -3.1 0 -3.1"), vector.Mirrored("M0 -7.5L.7 -7.4L.7 -4.4L0 -4.4"))
	return s
}

var (
	shieldRim   = vector.Mirrored("M0 -7.6C2 -6.8 3.8 -6.8 5.8 -7.4C6.4 -1 4.8 4 0 8")
	shieldField = vector.Mirrored("M0 -6C1.6 -5.4 3 -5.4 4.6 -5.7C4.9 -.8 3.6 3.2 0 6.3")
)

// shield is held before the arm.
func shield(suit card.Suit) (s sketch) {
	s.area(gold, shieldRim)
	s.area(crimson, shieldField)
	s.flat(gold, row(motifs[suit].Transform(vector.Scale(1.2, 1.2)), 3, 0, -3.5, 0, 2.9))
	return s
}

var (
	gobletBowl = vector.Mirrored("M0 -12L3.7 -12C3.8 -8.4 2.9 -6.2 .9 -5.4L.9 0L0 0")
	gobletRim  = vector.Mirrored("M0 -13L4 -13L3.9 -11.5L0 -11.5")
	gobletKnob = vector.RoundRect(-1.6, -4.6, 1.6, -3.2, .7)
	gobletFoot = vector.Mirrored("M0 3L.9 3C1.2 4.6 2.2 5 3.4 5.4L3.4 6.6L0 6.6")
)

// goblet is held by its stem.
func goblet(suit card.Suit) (s sketch) {
	s.area(gold, gobletFoot)
	s.area(gold, gobletBowl)
	s.area(gold, gobletRim)
	s.area(gold, gobletKnob)
	s.mark(motifs[suit].Transform(vector.Scale(1.35, 1.35).Then(at(0, -8.9))))
	return s
}

var (
	charterSheet = vector.Outline("M-3.6 -13L3.8 -13C4.4 -9 3.4 -5 3.9 -1L-3.5 -1C-4 -5 -3 -9 -3.6 -13Z")
	charterRoll  = vector.RoundRect(-4.6, -14.6, 4.7, -12.2, 1.2)
	charterLines = row(vector.RoundRect(-2.4, 0, 2.6, .4, 0), 4, .1, -10.8, 0, 1.7)
	charterSeal  = vector.Circle(vector.Pt(-2.6, -2.6), 1.7)
)

// charter is a sheet with a seal, half rolled up.
func charter(suit card.Suit) (s sketch) {
	s.area(linen, charterSheet)
	s.flat(bronze, charterLines)
	s.area(linen, charterRoll)
	s.area(crimson, charterSeal)
	return s
}
