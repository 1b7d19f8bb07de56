package court

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// motifs are the small ornaments of a suit's garments, about the origin and 2 mm wide.
var motifs = [4]vector.Path{
	card.Clubs:    vector.Outline("M0 0C-1.8 -1.45 1.8 -1.45 0 0C2.15 -.8 .8 2.1 0 0C-.8 2.1 -2.15 -.8 0 0Z"),
	card.Diamonds: vector.Lozenge(vector.Pt(0, 0), .85, 1.1),
	card.Hearts:   vector.Mirrored("M0 -.5C.3 -1.1 1.15 -1 1.1 -.2C1.05 .4 .4 .7 0 1.1"),
	card.Spades:   vector.Mirrored("M0 -.9L1.1 .2L1.1 1L0 -.1"),
}

// hem returns copies of a motif along the line from x, y by n steps.
func hem(suit card.Suit, n int, x, y, stepX, stepY float64) vector.Path {
	return row(motifs[suit], n, x, y, stepX, stepY)
}

// The sleeve of an arm that comes from the frame at the right to the hand.
var (
	sleeveShape = vector.Outline("M16.4 -11.6C17.2 -11.4 18 -11 18.6 -10.4L18.6 0L12 0C11.6 -2 10.6 -4 9.6 -5.6Z")
	sleeveFolds = joined(brush("M17 -8C16.4 -5.6 15.6 -3 14.4 -.6", .4), brush("M15 -6.6C14.4 -4.6 13.6 -2.6 13 -1", .34))
	cuffShape   = vector.Outline("M14.9 -12.2L17.7 -9.6L11.7 -3.4L8.9 -6Z")
)

// sleeve is the arm on the right, with a cuff.
func sleeve(cloth, cuff, mark tone, suit card.Suit) (s sketch) {
	s.area(cloth, sleeveShape)
	s.flat(ink, sleeveFolds)
	s.area(cuff, cuffShape)
	s.flat(mark, row(motifs[suit], 3, 11.4, -5.8, 2, -2))
	return s
}
