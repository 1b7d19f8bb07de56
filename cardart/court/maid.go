package court

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// maid is a young woman in a white cap and apron with a thing of her work.
func maid(suit card.Suit) (f figure) {
	f.behind.place(behindHead(suit), at(0, crownAt))
	f.garment = frock(suit)
	switch suit {
	case card.Spades:
		f.things.place(keys(), at(holds.X+.7, holds.Y))
		f.things.place(candle(), inLeft())
	case card.Hearts:
		f.things.place(tray(), inRight())
		f.things.place(cup(), inLeft())
	case card.Diamonds:
		f.things.place(duster(), turned(4, holds.X+.3, holds.Y))
		f.things.place(vase(suit), turned(5, 0, 0).Then(inLeft()))
	case card.Clubs:
		f.things.place(basket(), inRight())
		f.things.place(oneApple(), at(0, -3.6).Then(inLeft()))
	}
	f.things.both(fist().placed(inRight()))
	gaze := left
	if suit == card.Diamonds || suit == card.Spades {
		gaze = right
	}
	f.head.place(maids[suit].shaven(faceOutline), gaze.head())
	f.head.place(maidsLocks(suit), at(headAt.X, headAt.Y))
	f.head.place(maidsCap(suit), at(0, crownAt))
	return f
}

var maidsHair = [4]tone{card.Clubs: brown, card.Diamonds: fair, card.Hearts: brown, card.Spades: dark}

var (
	sweptBack  = vector.Outline("M0 -7.4C4 -7.4 6 -5.4 5.8 -2C5.7 .4 5.6 1.6 4.8 3.2C4.6 .2 4.4 -1.6 3.4 -3C2.4 -4.2 1.2 -4.6 0 -4.8Z")
	sweptLines = pair(joined(brush("M1.6 -6C3.6 -5.2 5 -3.4 5.2 -.6", .34), brush("M3 -6.4C4.6 -5.4 5.4 -4 5.4 -2.6", .3)))
	ringlet    = vector.Outline("M4.6 1C6 .8 7 1.8 6.6 3C7.6 3.6 7.6 5 6.6 5.6C7.2 6.6 6.4 7.8 5.2 7.6C4.2 7.2 4.2 6 4.8 5.4C4 4.8 4 3.8 4.6 3.2C4.2 2.6 4.2 1.6 4.6 1Z")
)

// maidsLocks is the hair around a maid's face.
func maidsLocks(suit card.Suit) (s sketch) {
	hair := maidsHair[suit]
	if suit == card.Hearts || suit == card.Diamonds {
		s.area(hair, pair(ringlet))
	}
	s.area(hair, pair(sweptBack))
	s.flat(ink, sweptLines)
	return s
}
