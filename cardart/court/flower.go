package court

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// A flower is drawn about the hand that holds its stem; its head is 14 mm above.

var (
	stem       = vector.Outline("M-.5 -13L.5 -13C.4 -6 .6 0 .5 6L-.5 6C-.4 0 -.6 -6 -.5 -13Z")
	stemLeaves = joined(vector.Outline("M.2 -4.4C1 -7.4 3 -8.8 5.2 -8.8C5 -6.4 3.2 -4.4 .2 -4.4Z"), vector.Outline("M-.2 -5.6C-.8 -8.2 -2.4 -9.6 -4.2 -9.8C-4.2 -7.6 -2.6 -5.8 -.2 -5.6Z"))

	petal      = vector.Mirrored("M0 -4.4C.9 -4.9 2.6 -4.9 3.1 -3.6C3.4 -2.4 2.2 -1 0 .4")
	innerPetal = vector.Mirrored("M0 -2.6C.6 -2.9 1.7 -2.8 2 -2C2.2 -1 1.2 -.2 0 .4")
	ray        = vector.Mirrored("M0 -4.9C.9 -4.6 1.1 -3.6 .9 -2.4L0 0")
	tulipSide  = vector.Outline("M0 2.4C3.2 2.4 4.4 -.4 3.9 -5.4C2.4 -4.6 .8 -2.6 0 0Z")
	tulipHeart = vector.Mirrored("M0 -5.6C1.4 -3.6 1.9 -1.4 1.4 .6L0 2.4")
	lilySide   = vector.Outline("M.4 2C.4 -1 1.8 -3.8 4 -3.8C5.8 -3.6 5.8 -1 4 -.8C4.4 -2 3.4 -2.2 2.8 -1.4C2 -.4 1.6 .8 1.6 2Z")
	lilyHeart  = vector.Mirrored("M0 -6.4C1.6 -4.4 2.2 -2.4 1 2L0 2")
	lilyBand   = vector.RoundRect(-2.1, 1.4, 2.1, 2.8, .5)
	lilyFoot   = vector.Mirrored("M0 2.4L1 2.4C1 3.6 1.8 4.2 2.6 4L1.4 5L0 5.8")
)

// flower is the queen's: a tulip, a rose, a lily or a marigold.
func flower(suit card.Suit) (s sketch) {
	s.area(azure, stem)
	if suit != card.Diamonds {
		s.area(azure, pair(stemLeaves))
	}
	var bloom sketch
	switch suit {
	case card.Hearts:
		around(&bloom, crimson, petal, 5, 0)
		around(&bloom, crimson, innerPetal, 4, 45)
		bloom.area(gold, vector.Circle(vector.Pt(0, 0), .95))
	case card.Spades:
		bloom.area(crimson, pair(tulipSide))
		bloom.area(gold, tulipHeart)
	case card.Diamonds:
		bloom.area(gold, lilyFoot)
		bloom.area(gold, pair(lilySide))
		bloom.area(gold, lilyHeart)
		bloom.area(crimson, lilyBand)
	case card.Clubs:
		around(&bloom, gold, ray, 12, 0)
		bloom.area(bronze, vector.Circle(vector.Pt(0, 0), 2))
		bloom.flat(gold, dots(.34, vector.Pt(0, 0), vector.Pt(.9, 0), vector.Pt(-.9, 0), vector.Pt(.45, .8), vector.Pt(-.45, .8), vector.Pt(.45, -.8), vector.Pt(-.45, -.8)))
	}
	s.place(bloom, at(0, -14.4))
	return s
}

// around adds n copies of a petal around the origin, each before the last.
func around(s *sketch, t tone, p vector.Path, n int, from float64) {
	for i := range n {
		s.area(t, p.Transform(vector.Turn(from+float64(i)*360/float64(n))))
	}
}
