package court

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// king is a crowned man with a beard and hair that curls on his shoulders.
func king(suit card.Suit) (f figure) {
	f.garment = robe(suit)
	switch suit {
	case card.Spades:
		f.things.place(sword(), turned(3, holds.X, holds.Y))
		f.head.place(kingsHead(dark, forkedBeard, suit), right.head())
	case card.Hearts:
		f.things.place(sceptre(suit), turned(3, holds.X, holds.Y))
		f.things.place(goblet(suit), inLeft())
		f.head.place(kingsHead(brown, pointedBeard, suit), left.head())
	case card.Diamonds:
		f.things.place(axe(), inRight())
		f.things.place(charter(suit), inLeft())
		f.head.place(kingInProfile(fair), left.head())
	case card.Clubs:
		f.things.place(sceptre(suit), turned(3, holds.X, holds.Y))
		f.things.place(orb(), inLeft())
		f.head.place(kingsHead(grey, roundBeard, suit), right.head())
	}
	f.things.place(fist(), inRight())
	if suit == card.Spades {
		f.things.place(shield(suit), at(-11.8, -10)) // and hides the hand
	} else {
		f.things.place(fist(), inLeft())
	}
	f.head.place(crown(suit), at(0, crownAt))
	return f
}

var (
	kingHair = vector.Outline("M3.8 -6.4C6 -6.6 7 -4 7 -.8C7 2.2 6.8 3.4 8 4.3C9.8 5.4 10 7.9 8.6 9.2C7 10.6 4.6 10 3.8 8.2C3.3 6.5 3.9 2 4.3 -1Z")
	kingLock = joined(brush("M5.4 -6C6.3 -2 4.9 3 5.3 6C5.7 8.8 8.7 8.7 8.7 6.8C8.7 5.5 7 5.6 7 6.8", .4), brush("M6.4 -4C6.6 0 6 2.4 6.4 4", .3))

	pointedBeard = vector.Mirrored("M0 3.1C1.4 2.7 2.7 2.7 3.4 1.7C4 .8 4.2 -.4 4.2 -2L4.9 -2C5.5 2.6 5.3 6.4 4 8.8C3 10.6 1.6 11.6 0 13.2")
	forkedBeard  = vector.Mirrored("M0 3.1C1.4 2.7 2.7 2.7 3.4 1.7C4 .8 4.2 -.4 4.2 -2L4.9 -2C5.5 2.6 5.3 6.4 4.6 9C4 11.4 3.4 12.4 2.4 13.6C1.4 12.4 .8 11.4 0 9.8")
	roundBeard   = vector.Mirrored("M0 3.1C1.4 2.7 2.7 2.7 3.4 1.7C4 .8 4.2 -.4 4.2 -2L4.9 -2C6.2 1 5.2 2.6 6 4.2C6.6 6 5.4 6.6 5.4 7.6C5.4 9.4 4 9.4 3.6 10.2C2.8 11.8 1.2 11.2 0 11.8")
	beardStrands = pair(joined(brush("M2.9 4.8C3.7 6.4 3.2 8.6 2.2 10.6", .34), brush("M1.2 6.6C1.6 7.8 1.3 9 .8 10.2", .34)))
	beardCurls   = pair(joined(brush("M4.4 3C5.4 4 4.6 5.4 3.4 4.8", .34), joined(brush("M3.8 6.4C4.6 7.6 3.4 8.6 2.4 7.6", .34), brush("M1.4 7C2.2 8.4 1.2 9.8 .2 9", .34))))
	moustaches   = [4]vector.Path{
		card.Clubs:  vector.Mirrored("M0 2.7C1 2.3 2 2.6 2.8 3.5C3.4 4.2 4.2 4.2 4.8 3.6C4.7 5 3.2 5.8 1.9 5.1C1.2 4.7 .7 4.2 0 4.1"),
		card.Hearts: vector.Mirrored("M0 2.8C1 2.4 2 2.6 2.8 3.4C3.7 4.1 4.7 3.4 4.6 2.2C5.9 3.6 4.8 5.7 2.7 5.3C1.5 5 .7 4.4 0 4.2"),
		card.Spades: vector.Mirrored("M0 2.7C1.3 2.3 2.5 2.7 3.2 3.8C3.9 5 4 6.4 3.7 8C2.7 7.2 2.2 5.9 1.5 5.1C1 4.6 .5 4.2 0 4.1"),
	}
)

// greyStrands are the first ones, at the temples and in the beard.
var greyStrands = pair(joined(brush("M5.1 -5.6C5.5 -3 5.2 -.6 5 1.6", .55), joined(brush("M2.3 7.4C2.4 9 2 10 1.5 11", .5), brush("M3.6 5.4C4 7 3.6 8.2 3.2 9", .45))))

// kingsHead is a king's head without its crown.
func kingsHead(hair tone, beard vector.Path, suit card.Suit) (s sketch) {
	s.area(hair, kingHair, kingHair.Transform(mirror))
	s.flat(ink, pair(kingLock))
	s.add(kings[suit].drawn(faceOutline))
	s.area(hair, beard)
	if suit == card.Clubs {
		s.flat(ink, beardCurls)
	} else {
		s.flat(ink, beardStrands)
	}
	if hair != grey {
		s.flat(grey, greyStrands)
	}
	s.place(kings[suit].mouth.drawn(), at(-.3, 1))
	s.area(hair, moustaches[suit].Transform(at(.6, 0)))
	return s
}

var (
	profileHair      = vector.Outline("M2.6 -7L-4 -7C-7 -6 -7.4 -2 -7.2 1C-7 4 -9.4 4.6 -9.4 7.2C-9.4 9.8 -6.4 10.6 -4.4 9.2C-2.8 8 -2 4 -1.4 1C-.8 -2 .6 -3.4 2.8 -4.4Z")
	profileLock      = joined(brush("M-3.4 -6C-5.6 -2 -4.4 2 -5 6C-5.4 8.8 -8.2 8.6 -8.2 7C-8.2 5.8 -6.6 5.8 -6.6 7", .4), brush("M-1 -5C-3.6 -2.4 -3 2 -3.6 5", .34))
	profileBeard     = vector.Outline("M-2.6 -1C-1 .8 .4 2.6 2.4 3C3.6 2.7 4.6 2.8 5.8 4.2C4.8 4.8 4.2 4.6 4 5C5.6 6.4 6.2 9.4 4.6 13.4C2.6 13 -.6 11.8 -2.6 9.4C-4.2 7.4 -4.6 4 -4.4 2Z")
	profileStrands   = joined(brush("M-.6 4C.4 6.6 2.2 7.8 3.4 10.6", .34), brush("M1.4 4.6C2 6 3.4 7 4.2 8.6", .34))
	profileGrey      = joined(brush("M-2 4C-1 7 1 8.6 2.6 11.6", .6), brush("M.6 4.4C1.4 6.4 3 8 3.9 10.4", .5))
	profileMoustache = vector.Outline("M4.8 2.6C3.4 2.3 1.6 3 .8 4.2C.2 5.2 -.6 5.4 -1.4 5C-.8 6.4 1 6.8 2.4 6C3.6 5.2 4.8 4.6 5.5 4.2C5.8 3.6 5.4 2.9 4.8 2.6Z")
)

// kingInProfile is the head of the king who shows one eye only.
func kingInProfile(hair tone) (s sketch) {
	s.add(oldSide(hair))
	s.area(hair, profileBeard)
	s.flat(grey, profileGrey)
	s.flat(ink, profileStrands)
	s.area(hair, profileMoustache)
	s.area(hair, profileHair)
	s.flat(ink, profileLock)
	return s
}
