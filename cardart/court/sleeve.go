package court

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// The sleeve of an arm that comes from the frame at the right to the hand.
var (
	sleeveShape = vector.Outline("M16.4 -11.6C17.2 -11.4 18 -11 18.6 -10.4L18.6 0L12 0C11.6 -2 10.6 -4 9.6 -5.6Z")
	sleeveFolds = joined(brush("M17 -8C16.4 -5.6 15.6 -3 14.4 -.6", .4), brush("M15 -6.6C14.4 -4.6 13.6 -2.6 13 -1", .34))
	cuffShape   = vector.Outline("M14.9 -12.2L17.7 -9.6L11.7 -3.4L8.9 -6Z")
)

// sleeve is the arm on the right, with a cuff.
func sleeve(cloth, cuff tone, suit card.Suit) (s sketch) {
	s.area(cloth, sleeveShape)
	s.flat(ink, sleeveFolds)
	s.area(cuff, cuffShape)
	s.mark(row(motifs[suit], 3, 11.4, -5.8, 2, -2))
	return s
}
