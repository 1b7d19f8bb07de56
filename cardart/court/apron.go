package court

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// The maid's dress: plain cloth, short puffed sleeves over bare arms, a white apron whose
// bib hangs on two straps, and a white collar with a bow.
var (
	plainDress  = vector.Mirrored("M0 -16.4L4 -16.6C7.6 -17.4 12 -16.8 14.6 -14.6L18.6 -12L18.6 0L0 0")
	shortSleeve = vector.Outline("M9 -16.8C12.4 -18.2 16.6 -17.2 18.6 -14.8L18.6 -8.2C16 -8.4 12.4 -9.4 9.4 -11.6C7.8 -13.2 7.8 -15.8 9 -16.8Z")
	sleeveTucks = joined(joined(brush("M10.4 -15.6C10.4 -13.6 10.8 -12.2 11.6 -10.8", .36), brush("M13.6 -16C13.4 -13.8 13.6 -11.8 14.2 -10", .36)), brush("M16.6 -15.2C16.4 -13.2 16.4 -11.4 16.8 -9.4", .36))
	bareArm     = vector.Outline("M18.6 -8.6L18.6 -1.6C16.6 -2 13.6 -4.6 13 -7.2L15 -9.6Z")
	lace        = vector.Outline("M18.6 -9.6L18.6 -6.6C17.6 -6.2 16.8 -6.6 16.4 -7.4C15.6 -7 14.6 -7.4 14.4 -8.4C13.4 -8.2 12.6 -8.8 12.4 -9.8C11.2 -9.8 10.4 -10.6 10.2 -12C13 -10.2 16 -9.6 18.6 -9.6Z")

	bib        = vector.Mirrored("M0 -11.6L4.6 -11.6L5.2 -5L0 -5")
	straps     = vector.Outline("M3.2 -11.2L5.4 -16.6L8 -16.4L5.4 -10.8Z")
	skirt      = vector.Mirrored("M0 -5.4C3 -5.4 6 -5.6 8 -4.8C9.6 -3.6 10.2 -2 10.4 0L0 0")
	skirtFolds = pair(joined(brush("M4.6 -4.6C5 -3 5.2 -1.6 5.2 0", .34), brush("M7 -4.2C7.8 -3 8 -1.6 8.2 0", .34)))
	waistband  = vector.Mirrored("M0 -6.6L5.6 -6.8L5.8 -4.8L0 -4.6")

	maidCollars = [4]vector.Path{
		card.Clubs:    vector.Mirrored("M0 -17.6L3 -18.4C6 -18 8.6 -17 9.4 -15C8 -13 4.6 -12.8 1.6 -14.8L0 -15.6"),
		card.Diamonds: vector.Mirrored("M0 -17.6L3 -18.4C5.4 -18.2 7.4 -17.6 8.8 -16L5.8 -12.4L0 -15.6"),
		card.Hearts:   vector.Mirrored("M0 -17.6L3 -18.4C5.6 -18 8 -17.2 9 -15.6C8.8 -14.2 7.4 -13.6 6.4 -14.2C5.8 -12.8 4 -12.4 3 -13.4C2.2 -12.4 .8 -12.4 0 -13.2"),
		card.Spades:   vector.Mirrored("M0 -17.6L3 -18.4C5.6 -18.2 7.6 -17.2 8.2 -15.4L6.8 -13.4L4.8 -14.8L3.4 -12.6L1.8 -14.2L0 -12.6"),
	}
	bow     = vector.Outline("M.4 -15C1.6 -16.8 3.8 -17 4.2 -16C4.6 -14.8 4.2 -13.2 3.6 -12.8C2.4 -12.8 1.4 -13.6 .4 -14.2Z")
	bowEnds = vector.Outline("M.2 -14.4L2.4 -10.8L1 -11L.4 -10.2L-.4 -14Z")
)

// frock is the maid's body.
func frock(suit card.Suit) (s sketch) {
	s.area(main, plainDress)
	s.both(arm())
	s.area(main, pair(shortSleeve))
	s.flat(deep, pair(sleeveTucks))
	s.area(linen, pair(lace))
	s.area(linen, skirt)
	s.flat(grey, skirtFolds)
	s.area(linen, pair(straps))
	s.area(linen, bib)
	s.mark(hem(suit, 3, -2.6, -8.9, 2.6, 0))
	s.area(second, waistband)
	s.place(throat(), at(headAt.X, headAt.Y))
	s.area(linen, maidCollars[suit])
	s.area(second, pair(bowEnds), pair(bow))
	s.area(second, vector.RoundRect(-1.1, -15.5, 1.1, -13.5, .6))
	return s
}

// arm is the bare forearm on the right.
func arm() (s sketch) {
	s.area(skin, bareArm)
	return s
}
