package court

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// A cap is drawn as a crown is, about the middle of its lower edge.

var (
	berets = map[card.Suit]vector.Path{
		card.Hearts: vector.Outline("M-6 .4C-9.4 -1.4 -9 -5.4 -4 -6.6C1 -7.8 8.6 -6.2 8.8 -3C8.8 -1 7.4 0 6 .4Z"),
		card.Spades: vector.Outline("M-6 .4C-8 -1.6 -7.6 -4 -6 -5.6L-2 -4.6L0 -7L3 -4.8L6.8 -5.6C7.8 -3.4 7.4 -1 6 .4Z"),
	}
	capBand  = vector.Mirrored("M0 -2C2.4 -2 4.6 -1.8 6.3 -1.4L6 1C4 .6 2 .4 0 .4")
	capFolds = joined(brush("M-4.6 -5.4C-2.4 -4.8 -1 -3.8 -.4 -2.4", .36), brush("M5 -5C3.4 -4.6 2.2 -3.6 1.6 -2.4", .36))

	plume      = vector.Outline("M-5 -1C-8 -2.4 -11.4 -5 -11 -8.4C-9.6 -8.8 -8.6 -8.4 -8 -7.6C-7.6 -8.8 -6.4 -9 -5.4 -8.2C-5 -9 -4 -9 -3.4 -8C-3 -6 -3.4 -3 -5 -1Z")
	plumeSpine = joined(joined(brush("M-4.8 -1.2C-6 -3.8 -7.6 -6 -10.4 -7.8", .4), brush("M-5.6 -3.2C-5.2 -4.6 -5.2 -6 -5.4 -7.4", .3)), brush("M-6.8 -5C-6.8 -5.8 -7 -6.6 -7.6 -7.2", .3))
)

var (
	chaperonCrest = vector.Outline("M-4.8 -3.4C-7 -5.6 -5.8 -8.8 -3 -8C-1.8 -9.6 1 -9.4 1.8 -8C4.2 -8.8 6 -6.4 4.8 -3.4Z")
	chaperonRoll  = vector.Outline("M-6.2 1C-7.8 0 -7.8 -3.2 -6 -3.8C-3 -4.8 3 -4.8 6 -3.8C7.8 -3.2 7.8 0 6.2 1C3 .3 -3 .3 -6.2 1Z")
	chaperonFolds = joined(joined(brush("M-2.8 -7.6C-3.2 -6.4 -3.2 -5.4 -2.8 -4.6", .36), brush("M1.6 -7.6C2.2 -6.6 2.4 -5.6 2.2 -4.6", .36)),
		pair(joined(brush("M3.2 -4.2C4 -3 4.2 -1.4 3.8 .2", .34), brush("M5.4 -3.8C6.2 -2.6 6.4 -1 5.8 .6", .34))))
	chaperonTail = vector.Outline("M6.4 -3.4C9.6 -2.6 10 .6 9.2 3.4C8.6 5.8 10 8.4 9.6 11.4L8.4 13L6.8 11.6C7.4 9 6.4 6.6 6.8 4C7.1 2 6.8 .6 5.6 0Z")
	chaperonLine = brush("M7.4 -1.4C8.4 .8 7.4 3.6 7.6 6C7.7 7.6 8.4 9 8.3 11.4", .36)
)

// chaperon is a rolled hood with a tail that hangs on the shoulder.
func chaperon(suit card.Suit) (s sketch) {
	s.area(second, chaperonTail)
	s.flat(ink, chaperonLine)
	s.area(second, chaperonCrest)
	s.area(second, chaperonRoll)
	s.flat(ink, chaperonFolds)
	s.flat(gold, row(motifs[suit], 1, 0, -1.8, 0, 0))
	return s
}

var (
	beakCrown   = vector.Outline("M-6.2 -1.4C-6.6 -5 -3.8 -8.4 .4 -8.8C3.6 -8.4 5.4 -5 6.2 -1.4L0 .2Z")
	beakBrim    = vector.Outline("M-7.8 -4.4C-6 -2.4 -3 -1.8 0 -1.8C4.6 -1.8 8.6 -1.2 11.6 .6C8 1.7 4 1.5 0 1.4C-4 1.4 -8 1.2 -7.8 -4.4Z")
	beakFeather = vector.Outline("M4.4 -1.4C1.4 -6.4 -4.6 -8.8 -11 -5C-10 -4.9 -9.6 -4.5 -9.4 -3.7C-8.6 -4.2 -7.8 -3.8 -7.2 -3C-6 -3.6 -5.2 -3.2 -4.6 -2.4C-3.6 -3 -2.6 -2.8 -2 -2.2C0 -2.4 2.4 -1.8 4.4 -1.4Z")
	beakSpine   = joined(brush("M4 -1.7C.4 -4.8 -4.6 -6.2 -10.2 -4.9", .4), joined(brush("M-5 -5.4C-5.8 -4.8 -6.6 -4.2 -7 -3.3", .3), brush("M-1.4 -4.4C-2 -3.8 -2.6 -3.2 -2.8 -2.6", .3)))
)

// beakedHat is the hat of a jack who walks a long way: a brim that is a beak in front and
// stands up behind, and a long feather along its side.
func beakedHat(suit card.Suit) (s sketch) {
	s.area(main, beakCrown)
	s.area(gold, beakBrim)
	s.mark(row(motifs[suit].Transform(vector.Scale(.8, .8)), 3, -3, -.2, 3, 0))
	s.area(linen, beakFeather)
	s.flat(ink, beakSpine)
	return s
}

// flatCap is a jack's cap with its feather; it's drawn for a head that looks to the right.
func flatCap(suit card.Suit) (s sketch) {
	feather := plume
	spine := plumeSpine
	cloth := main
	move := func(m vector.Matrix) { feather, spine = feather.Transform(m), spine.Transform(m) }
	switch suit {
	case card.Hearts:
		move(mirror.Then(vector.Scale(.86, .88)).Then(at(-1.1, .4)))
		cloth = second
	case card.Spades:
		move(vector.Scale(.82, .86).Then(at(.8, .3)))
	}
	s.area(cloth, berets[suit])
	s.flat(ink, capFolds)
	s.area(linen, feather)
	s.flat(ink, spine)
	s.area(gold, capBand)
	s.mark(row(motifs[suit].Transform(vector.Scale(.8, .8)), 3, -3, -.7, 3, 0))
	return s
}
