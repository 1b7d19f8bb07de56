package court

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// jack is a young man without a beard, in a doublet, with a feather on his flat cap.
func jack(suit card.Suit) (f figure) {
	f.garment = doublet(suit)
	switch suit {
	case card.Spades:
		f.things.place(halberd(), turned(1, holds.X, holds.Y))
		f.things.place(helm(), vector.Scale(.92, .92).Then(at(.1, -2.7)).Then(inLeft()))
		f.head.place(squireInProfile(brown), right.head())
	case card.Hearts:
		f.things.place(torch(), turned(4, holds.X, holds.Y))
		f.things.place(tart(suit), inLeft())
		f.head.place(squiresHead(fair, suit), right.head())
	case card.Diamonds:
		f.things.place(horn(), at(holds.X-.9, holds.Y))
		f.things.place(falcon(), inLeft())
		f.head.place(squiresHead(dark, suit), right.head())
	case card.Clubs:
		f.things.add(lute())
		f.head.place(squiresHead(bronze, suit), left.head())
	}
	f.things.place(fist(), inRight())
	switch suit {
	case card.Clubs:
		f.things.place(palm(), at(-2.4, 1.2).Then(inLeft())) // on the strings
	case card.Spades:
		f.things.place(palm(), at(0, .6).Then(inLeft())) // under the helmet
	default:
		f.things.place(fist(), inLeft())
	}
	switch suit {
	case card.Clubs:
		f.head.place(beakedHat(suit), mirror.Then(at(0, crownAt)))
	case card.Diamonds:
		f.head.place(chaperon(suit), at(0, crownAt))
	default:
		f.head.place(flatCap(suit), at(0, crownAt))
	}
	return f
}

var (
	doubletShape = vector.Mirrored("M0 -16.4L4 -16.4C8 -17.8 14 -17.6 18.6 -14L18.6 0L0 0")
	puff         = vector.Outline("M8.6 -16.6C12.4 -18.4 16.4 -17 18.6 -14.6L18.6 -6.4C15 -6 10.6 -7.6 8.4 -10.8C7.4 -12.8 7.4 -15 8.6 -16.6Z")
	puffSlashes  = []vector.Path{
		vector.Outline("M10.4 -16.2C9.4 -14 9.8 -11.4 11 -9.6C11.6 -12 11.4 -14.4 10.4 -16.2Z"),
		vector.Outline("M13.8 -16.4C13 -13.6 13.4 -10.6 14.6 -8.4C15.4 -11 15 -14 13.8 -16.4Z"),
		vector.Outline("M17 -14.8C16.4 -12.4 16.6 -9.8 17.6 -7.6C18.2 -9.8 18 -12.6 17 -14.8Z"),
	}
	breast  = vector.Mirrored("M0 -16L4.6 -15.6C5.6 -12 5.4 -6 4.4 0L0 0")
	placket = vector.Mirrored("M0 -15L1.7 -15L1.4 0L0 0")
	buttons = row(dots(.75, vector.Pt(0, 0)), 5, 0, -12.6, 0, 2.3)

	collars = [4]vector.Path{
		card.Clubs:    vector.Mirrored("M0 -17.4L3.4 -18.4C5.4 -17.8 7.8 -16.6 8.8 -14.4L4.6 -11.4L0 -14.6"),
		card.Diamonds: vector.Mirrored("M0 -17.6L3.4 -18.4C5.6 -17.8 8 -17 9 -15.4C8.6 -14 7.4 -13.4 6.4 -13.8C5.8 -12.4 4.2 -12 3.2 -12.8C2.4 -11.6 1 -11.4 0 -12"),
		card.Hearts:   vector.Mirrored("M0 -17.4L3.4 -18.4C6 -17.8 9 -16.4 9.8 -13.8C7.4 -12.4 3 -11.6 0 -11.6"),
		card.Spades:   vector.Mirrored("M0 -16L3.4 -18.4C6.2 -18 9 -17 10.4 -15L6.6 -13.6L5.4 -10.4L3 -12.4L0 -9.4"),
	}
	collarTones = [4]tone{card.Clubs: linen, card.Diamonds: linen, card.Hearts: gold, card.Spades: gold}
)

// doublet is the jack's body.
func doublet(suit card.Suit) (s sketch) {
	s.area(second, doubletShape)
	s.area(main, breast)
	s.flat(gold, pair(joined(hem(suit, 4, 3.2, -10.6, 0, 2.3), hem(suit, 3, 6.8, -9, 0, 2.3))))
	s.both(sleeve(second, gold, suit))
	s.area(main, pair(puff))
	for _, slash := range puffSlashes {
		s.area(gold, pair(slash))
	}
	s.area(gold, placket)
	s.flat(ink, buttons)
	s.place(throat(), at(headAt.X, headAt.Y))
	s.area(collarTones[suit], collars[suit])
	s.mark(pair(motifs[suit].Transform(at(5.4, -14.6))))
	return s
}

var (
	bob       = vector.Outline("M3.4 -6.6C6.2 -6.6 7 -3.6 6.9 .4C6.8 2.6 8 3.2 8.4 4.6C8.4 6.8 5.4 7.4 4 5.6C4.8 3 4.8 -1 4.2 -4Z")
	bobLines  = joined(brush("M5.2 -5C6 -1.6 5.2 2 6 4.4C6.6 5.6 7.6 5.4 7.8 4.6", .36), brush("M4.9 1C4.7 3 4.9 4.6 5.4 5.8", .3))
	cropped   = vector.Outline("M3.6 -6.6C6 -6.8 6.9 -4 6.4 -1.6C6.6 -.2 7.6 .6 8.2 1.9C7 2.2 6.1 2 5.5 1.4C5.7 2.6 5.2 3.4 4.2 3.8C4.8 1 4.8 -1.6 4.2 -4Z")
	cropLines = joined(brush("M5.2 -4.4C5.8 -2.4 5.4 -.4 5.5 1.2", .34), brush("M6.2 -1C6.2 0 6.6 .9 7.2 1.5", .3))
	swept     = vector.Outline("M-5 -7L5 -7C5.3 -5 5.1 -3.8 4.6 -2.2C4 -4 2.4 -4.8 .6 -4.4C-1.4 -4 -3.2 -3.4 -4.5 -1.4C-5.1 -3.4 -5.2 -5.2 -5 -7Z")
	freckles  = dots(.26, vector.Pt(-3.2, 1.9), vector.Pt(-2.3, 2.3), vector.Pt(-1.4, 1.9), vector.Pt(-2.8, 2.9), vector.Pt(-1.7, 3), vector.Pt(3.1, 2.2), vector.Pt(3.7, 2.7))
	fringe    = vector.Mirrored("M0 -7L5 -7C5.2 -5.2 5.1 -3.8 4.6 -2.6C4 -3.8 3 -4.2 2.2 -3.8C1.6 -4.4 .6 -4.4 0 -3.8")
	curls     = vector.Outline("M3.6 -6.6C6 -7 7.2 -5 6.4 -3.4C8 -2.8 8 -.6 6.8 0C8.2 .8 8 2.8 6.6 3.2C7.2 4.8 5.4 6 4 5.2C4.8 2.6 4.8 -1 4.2 -4Z")
	curlLines = joined(joined(brush("M6.4 -3.4C5.6 -3.6 5 -3 5.2 -2.2", .34), brush("M6.8 0C6 -.4 5.2 0 5.4 .8", .34)), brush("M6.6 3.2C5.8 2.8 5.2 3.2 5.2 4", .34))

	profileBob      = vector.Outline("M3.9 -7L-3 -8C-7 -7 -7.6 -1 -7.2 3C-7.4 5.6 -8.6 5.6 -8.4 7C-7.4 9 -4 8.8 -2.4 6.8C-.6 4.4 -1.4 1.4 -.6 -1C0 -2.8 2.2 -3.6 3.9 -4Z")
	profileBobLines = joined(joined(brush("M-1 -5C-4.4 -2 -3.4 3 -4.6 7", .4), brush("M-4 -5.4C-6 -2 -5.4 2 -6.2 6.4", .36)), brush("M1.6 -5.4C-1.6 -3.4 -2 1 -2.4 4.4", .34))
)

// squiresHead is a jack's head without its cap.
func squiresHead(hair tone, suit card.Suit) (s sketch) {
	s.add(jacks[suit].shaven(faceOutline))
	switch suit {
	case card.Diamonds:
		s.area(hair, pair(curls))
		s.flat(ink, pair(curlLines))
		s.area(hair, fringe)
	case card.Clubs:
		s.flat(bronze, freckles)
		s.area(hair, pair(cropped))
		s.flat(ink, pair(cropLines))
		s.area(hair, swept)
	default:
		s.area(hair, pair(bob))
		s.flat(ink, pair(bobLines))
		s.area(hair, fringe)
	}
	return s
}

// squireInProfile is the head of the jack who shows one eye only.
func squireInProfile(hair tone) (s sketch) {
	s.add(youngSide())
	s.area(hair, profileBob)
	s.flat(ink, profileBobLines)
	return s
}
