package court

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// queen is a lady with a coronet, a necklace and a flower of her own.
func queen(suit card.Suit) (f figure) {
	f.behind.place(queensHair(suit), at(headAt.X, headAt.Y))
	f.garment = dress(suit)
	f.things.place(flower(suit), turned(2, holds.X, holds.Y))
	switch suit {
	case card.Spades:
		f.things.place(fan(), inLeft())
	case card.Hearts:
		f.things.place(letter(suit), turned(-8, 0, 0).Then(inLeft()))
	case card.Diamonds:
		f.things.place(mirrorGlass(), inLeft())
	case card.Clubs:
		f.things.place(book(suit), turned(6, 0, 0).Then(inLeft()))
	}
	f.things.both(fist().placed(inRight()))
	gaze := right
	if suit == card.Spades || suit == card.Clubs {
		gaze = left
	}
	f.head.place(queens[suit].shaven(faceOutline), gaze.head())
	f.head.place(queensLocks(suit), at(headAt.X, headAt.Y))
	f.head.place(coronet(suit), at(0, crownAt))
	return f
}

var (
	veil      = vector.Mirrored("M0 -9C5.6 -9 7.4 -6 7.6 -1C7.8 4 8.6 7 11.6 9.4L0 12")
	veilFolds = pair(joined(brush("M6.2 -3C6.4 2 6.6 5.4 8.6 8.6", .34), brush("M5.4 1C5.4 4 5.8 6.4 6.8 8.8", .3)))
	coil      = vector.Circle(vector.Pt(6.3, .8), 2.9)
	coilLines = pair(joined(joined(brush("M4 -.6C5.4 -1.4 7.4 -1 8.2 .6", .34), brush("M3.9 1.6C5.4 .8 7 1.4 7.8 2.8", .34)), brush("M6 -2C7 -.6 6.6 2 5.2 3.4", .34)))
	plait     = vector.Outline("M4.2 2C6 1.6 7.4 2.6 7 4.2C8.2 5 8.2 6.8 7 7.6C7.8 8.8 7.4 10.4 6 10.8C6 12 5.2 13 4.6 13.4C4 12.6 3.8 11.6 4 10.8C2.8 10 2.8 8.4 3.8 7.6C2.8 6.4 3 5 4 4.2Z")
	plaitX    = joined(joined(brush("M7 4.2C6 5 5 5.6 3.6 5.6", .34), brush("M7 7.6C6 8.4 5 8.8 3.8 8.6", .34)), brush("M6 10.8C5.4 11.2 4.8 11.4 4.2 11.2", .34))

	parting   = vector.Outline("M0 -7.6C3.6 -8 6 -6 5.8 -1.4C5.7 .8 5.4 2.4 4.5 3.6C4.8 -.4 3.8 -3.4 0 -5.4Z")
	partLines = pair(joined(brush("M1 -6C3.6 -5 5 -2.4 4.9 1.4", .34), brush("M2.4 -6.4C4.4 -5.4 5.4 -3.4 5.3 -1", .3)))
)

// hairs are the colours of the queens' hair.
var hairs = [4]tone{card.Clubs: fair, card.Diamonds: brown, card.Hearts: fair, card.Spades: dark}

// queensHair draws the hair or veil behind a queen's face.
func queensHair(suit card.Suit) (s sketch) {
	switch suit {
	case card.Hearts:
		s.area(main, veil)
		s.flat(ink, veilFolds)
	case card.Diamonds:
		s.area(second, veil.Transform(vector.Scale(.94, 1)))
		s.flat(ink, veilFolds.Transform(vector.Scale(.94, 1)))
	}
	return s
}

// queensLocks is the hair around a queen's face.
func queensLocks(suit card.Suit) (s sketch) {
	hair := hairs[suit]
	switch suit {
	case card.Diamonds:
		s.area(hair, pair(coil))
		s.flat(ink, coilLines)
	case card.Hearts:
		s.area(hair, pair(plait))
		s.flat(ink, pair(plaitX))
	case card.Spades, card.Clubs:
		s.area(hair, pair(looseLock))
		s.flat(ink, pair(looseLines))
	}
	s.area(hair, pair(parting))
	s.flat(ink, partLines)
	return s
}

var (
	looseLock  = vector.Outline("M4 -7C6.4 -6.4 7.2 -4 6.8 -1.4C6.6 1 8.4 2.4 7.6 4.6C7 6.4 9 7.6 8.4 9.8C7.8 12 5.6 12.6 4.2 11.4C5.6 10.4 5.4 8.8 4.6 7.4C3.6 5.6 4.4 3.4 4.6 1.4C4.8 -1 4.6 -4 4 -7Z")
	looseLines = joined(brush("M5.6 -3C5.2 0 6.6 2 6.2 4.4C5.8 6.4 7.6 8 6.8 10.4", .4), brush("M5.4 2.4C5.6 4 5 5.4 5.6 7", .34))
)
