package court

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// The queen's gown: bare below the throat, a bodice laced down the middle, a short cape
// over wide sleeves, and a necklace.
var (
	gown       = vector.Mirrored("M0 -14L4 -15.4C9 -17.4 14 -16.4 18.6 -13.4L18.6 0L0 0")
	gownFolds  = pair(joined(brush("M9 -8C8.6 -5.6 8.6 -3 8.8 0", .4), brush("M7.2 -9C6.8 -6 6.8 -3 7 0", .34)))
	decollete  = vector.Mirrored("M0 -19L3 -18.6C3.6 -17 7.4 -16.8 8.6 -16.2C8 -13 5 -10.6 0 -10")
	necklaces  = [4]vector.Path{card.Clubs: chain(7, 5.4, -17.2, 3), card.Diamonds: chain(9, 6.4, -16.6, 4), card.Hearts: chain(7, 5, -17, 3.2), card.Spades: chain(9, 6, -16.8, 3.4)}
	bodice     = vector.Mirrored("M0 -10.2C2 -10.4 3.4 -10.6 4.6 -11L3.4 0L0 0")
	bodiceEdge = vector.Outline("M4.4 -11.2C5 -11.4 5.6 -11.8 6.2 -12.2L5 0L3.2 0Z")

	capes = [4]vector.Path{
		card.Clubs:    vector.Outline("M8.4 -16.8C12.4 -17.6 16 -16.6 18.6 -14.4L18.6 -10.8C16.8 -9.6 15 -10 14 -11.4C12.6 -10 10.6 -10.2 9.8 -11.6C8.6 -10.6 6.8 -10.6 5.8 -11.6C7.2 -13 8 -14.6 8.4 -16.8Z"),
		card.Diamonds: vector.Outline("M8.4 -16.8C12.4 -17.6 16 -16.6 18.6 -14.4L18.6 -11.4L15.6 -12.6L13 -9.4L10.4 -12L7.6 -8.6L5.6 -11.4C7.2 -13 8 -14.6 8.4 -16.8Z"),
		card.Hearts:   vector.Outline("M8.4 -16.8C12.4 -17.6 16 -16.6 18.6 -14.4L18.6 -11C15 -11.6 10 -10.6 6.6 -8.2L5.4 -11.4C7.2 -13 8 -14.6 8.4 -16.8Z"),
		card.Spades:   vector.Outline("M8.4 -16.8C12.4 -17.6 16 -16.6 18.6 -14.4L18.6 -12C15 -12.6 12 -11.6 10 -8.6L8.2 0L5 0L6 -11.8C7.4 -13.2 8 -14.6 8.4 -16.8Z"),
	}
)

// chain returns n beads that hang between two shoulders, x from the middle.
func chain(n int, x, y, drop float64) (all vector.Path) {
	for i := range n {
		t := 2*float64(i)/float64(n-1) - 1
		all.Join(dots(.66, vector.Pt(t*x, y+drop*(1-t*t))))
	}
	return all
}

// dress is the queen's body.
func dress(suit card.Suit) (s sketch) {
	s.area(main, gown)
	s.flat(deep, gownFolds)
	s.both(sleeve(main, linen, suit))
	s.area(second, bodice)
	s.flat(gold, hem(suit, 3, 0, -8.8, 0, 2.6), hem(suit, 3, 1.95, -7.5, 0, 2.6), hem(suit, 3, -1.95, -7.5, 0, 2.6))
	s.area(gold, pair(bodiceEdge))
	s.area(skin, decollete)
	s.flat(shade, neckShade.Transform(vector.Scale(1.1, 1).Then(at(0, headAt.Y))))
	s.area(capeTones[suit], pair(capes[suit]))
	if capeTones[suit] == linen {
		s.flat(ink, capeTails)
	}
	s.area(gold, necklaces[suit])
	s.area(crimson, vector.Circle(vector.Pt(0, -12.1), 1.25))
	return s
}

// capeTails make ermine of a white cape.
var capeTails = pair(joined(joined(row(tail, 2, 10.4, -14.5, 5.2, .7), row(tail, 2, 8.1, -11.2, 5.1, .2)), row(tail, 1, 12.9, -14.9, 0, 0)))

var capeTones = [4]tone{card.Clubs: second, card.Diamonds: linen, card.Hearts: second, card.Spades: gold}
