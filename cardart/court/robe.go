package court

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// The king's robe: a mantle with borders of gold, open over a tunic, and a collar of ermine.
var (
	mantle      = vector.Mirrored("M0 -18L5 -18C9 -17.6 14.5 -17 18.6 -14.6L18.6 0L0 0")
	mantleFolds = pair(joined(brush("M9.4 -9C9 -6 8.8 -3 9 0", .4), brush("M7.4 -8.6C7.2 -6 7.2 -3 7.3 0", .34)))
	tunic       = vector.Mirrored("M0 -12L5.6 -12L5.6 0L0 0")
	tunicBorder = vector.Outline("M3.8 -12L5.8 -12L5.8 0L3.8 0Z")

	ermines = [4]vector.Path{
		card.Hearts:   vector.Mirrored("M0 -18.6L5.5 -18.2C10 -17.8 14.6 -16.6 16.8 -14C13.6 -10.4 8 -8.6 0 -8"),
		card.Spades:   vector.Mirrored("M0 -18.6L5.5 -18.2C10 -17.8 14.6 -16.6 16.8 -14C14.6 -12 10.6 -11.2 8.4 -10.6L3.4 -5.4L0 -10"),
		card.Diamonds: vector.Mirrored("M0 -18.6L5.5 -18.2C10 -17.8 14.6 -16.6 16.8 -14C15.4 -12.4 14 -11.8 12.4 -12.4C11.6 -10.4 9.4 -9.4 7.6 -10.4C6.4 -8.2 3.8 -7.4 2.2 -8.8L0 -7"),
		card.Clubs:    vector.Mirrored("M0 -18.6L5.5 -18.2C10 -17.8 14.6 -16.6 16.8 -14C15.8 -11.8 12.6 -11.2 10.2 -12.6C8.4 -8.6 5.4 -6.8 3.6 -6.2L2.6 -11L0 -11"),
	}
	tail = vector.Mirrored("M0 -1C.55 -.3 .55 .4 .4 1L0 .5")
	// tailsBeside are of the king whose shield and sword hide his shoulders.
	tailsBeside = pair(joined(row(tail, 1, 4.6, -9.1, 0, 0), row(tail, 1, 7.2, -12, 0, 0)))
	tails       = pair(joined(row(tail, 3, 8, -15.6, 2.9, .7), row(tail, 2, 6.6, -12.6, 3.2, -.6)))
)

// robe is the king's body.
func robe(suit card.Suit) (s sketch) {
	s.area(main, mantle)
	s.flat(deep, mantleFolds)
	s.area(second, tunic)
	s.flat(gold, hem(suit, 3, 0, -8.8, 0, 2.6), hem(suit, 3, 2.3, -7.5, 0, 2.6), hem(suit, 3, -2.3, -7.5, 0, 2.6))
	s.area(gold, pair(tunicBorder))
	s.both(sleeve(second, gold, suit))
	s.area(linen, ermines[suit])
	if suit == card.Spades {
		s.flat(ink, tailsBeside)
	} else {
		s.flat(ink, tails)
	}
	return s
}
