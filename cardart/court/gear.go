package court

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// What the jacks carry, drawn about the hand that holds it.

var (
	halberdSpike = vector.Mirrored("M0 -28.4L1.3 -23L1 -19L0 -19")
	halberdAxe   = vector.Outline("M.8 -21.4C2.4 -21.4 3.4 -22.4 4.6 -24C6.2 -21 6.2 -16.6 4.6 -13.6C3.4 -15.4 2.4 -16.2 .8 -16.2Z")
	halberdHook  = vector.Outline("M-.8 -21C-2.4 -21 -4 -20 -5 -17.4C-3.6 -18.2 -2 -18.2 -.8 -17.2Z")
	tassel       = vector.Mirrored("M0 -14L1.6 -14C2.6 -12 2.6 -10.6 2.2 -9.4L0 -9")
)

// halberd is an axe with a spike, on a long staff.
func halberd() (s sketch) {
	s.area(brown, rod(-20, 8))
	s.area(steel, halberdAxe, halberdHook)
	s.area(steel, halberdSpike)
	s.area(crimson, tassel)
	s.area(gold, vector.RoundRect(-1.4, -14.8, 1.4, -13.2, .3))
	return s
}

var (
	torchBody  = vector.Mirrored("M0 -12L2.6 -12L1.1 6L0 6")
	torchCup   = vector.Mirrored("M0 -14.4L3.4 -14.4L2.6 -11L0 -11")
	flame      = vector.Outline("M0 -14C-3.6 -14.4 -4.6 -17.4 -3.4 -19.6C-2.8 -21 -1.6 -21.6 -1.8 -23.6C.2 -23 1 -21.4 .8 -20C1.8 -20.8 2.2 -22.4 2 -25.6C4.6 -22.6 5.4 -15 0 -14Z")
	innerFlame = vector.Outline("M0 -14.4C-2 -14.8 -2.4 -16.6 -1.4 -18C-.8 -18.8 -.4 -19.2 -.4 -20.2C.8 -19.6 1 -18.6 1 -17.8C1.6 -18.2 1.8 -18.8 1.9 -19.6C3 -17.6 2.4 -15 0 -14.4Z")
)

// torch burns.
func torch() (s sketch) {
	s.area(crimson, flame)
	s.flat(gold, innerFlame)
	s.area(brown, torchBody)
	s.area(gold, torchCup)
	return s
}

var (
	hornTube  = vector.Outline("M-7 3.4C-4 5.4 1.4 4.6 3 -.4C4 -4 2.6 -8 .6 -11.6C.2 -13 .4 -14.4 -.4 -16.2L5.8 -19C6.6 -16 6.6 -13.4 6 -11C7.4 -6 7 1 3.4 5C.2 8 -5 7.6 -7.6 5Z")
	hornMouth = vector.Outline("M-.8 -16.8C.6 -18.8 3.6 -20.4 6.2 -20C6 -17.8 2.4 -15.6 -.8 -16.8Z")
	hornBell  = vector.Outline("M-1 -17.2L.6 -14.2C3 -14 5.4 -15 6.4 -16.6L6.2 -20C4.8 -17.6 2 -16.2 -1 -17.2Z")
	hornRings = []vector.Path{vector.Outline("M2.4 -8.4C4.2 -8.6 5.6 -9 6.7 -9.8L6.8 -8C5.8 -7.2 4.4 -6.8 2.9 -6.6Z"), vector.Outline("M-4.4 4.4L-5 7.4L-3.4 7.6L-2.8 4.5Z")}
)

// horn is a hunting horn, its mouth up.
func horn() (s sketch) {
	s.area(gold, hornTube)
	for _, ring := range hornRings {
		s.area(crimson, ring)
	}
	s.area(gold, hornBell)
	s.area(bronze, hornMouth)
	return s
}

var (
	luteBody    = vector.Mirrored("M0 -5.6C3.6 -4.8 5.6 -1.4 5.2 1.8C4.8 4.6 2.6 6 0 6")
	luteNeck    = vector.RoundRect(-.95, -17, .95, -4, 0)
	luteHead    = vector.Outline("M-1.3 -16.4L1.3 -16.4L5 -19.4L3.6 -21L-1.3 -18.2Z")
	lutePegs    = joined(vector.RoundRect(.9, -20.6, 1.6, -16.8, .3), vector.RoundRect(2.5, -21.8, 3.2, -18, .3))
	luteRose    = vector.Circle(vector.Pt(0, -.2), 1.7)
	luteWood    = pair(brush("M2.8 -3.6C4.6 -1 4.4 2.4 2.8 4.8", .36))
	luteStrings = joined(joined(vector.RoundRect(-.55, -16, -.4, 4, 0), vector.RoundRect(-.08, -16, .08, 4, 0)), vector.RoundRect(.4, -16, .55, 4, 0))
	luteStrut   = vector.RoundRect(-1.7, 3.4, 1.7, 4.3, .2)
)

// lute lies across the breast, its neck in the right hand.
func lute() (s sketch) {
	var upright sketch
	upright.area(brown, luteNeck)
	upright.area(brown, lutePegs)
	upright.area(brown, luteHead)
	upright.area(gold, luteBody)
	upright.flat(bronze, luteWood)
	upright.flat(ink, luteRose)
	upright.flat(ink, luteStrut)
	upright.flat(linen, luteStrings)
	s.place(upright, turned(71, -3.3, -7.2))
	return s
}

var (
	helmDome  = vector.Outline("M-5 1.8C-5.9 -3.6 -3.6 -9.4 .4 -9.4C4.4 -9.4 6 -4.4 5.2 2.4C2 3.2 -2 3 -5 1.8Z")
	helmComb  = vector.Outline("M-3 -8C-2.6 -11.6 3.6 -12.4 5.8 -8.4C6.8 -6.2 6.8 -4 6.4 -2L4.6 -4L-1.6 -8.6Z")
	helmVisor = vector.Outline("M-6.6 -1C-4.6 -4 1 -4.6 3.6 -3.2L3.4 1C.6 1.6 -2.6 1.6 -4.8 1.2Z")
	helmSlit  = vector.Outline("M-4.8 -2C-2.6 -3.1 .4 -3.3 2.6 -2.7L2.6 -1.9C.4 -2.4 -2.4 -2.2 -4.6 -1.3Z")
	helmRim   = vector.Outline("M-5.3 1C-2 2.3 2 2.5 5.4 1.7L5.2 3C2 3.9 -2 3.6 -5 2.4Z")
	helmRivet = dots(.5, vector.Pt(4, -1.6))
)

// helm is a soldier's, with a visor.
func helm() (s sketch) {
	s.area(crimson, helmComb)
	s.area(steel, helmDome)
	s.area(steel, helmVisor)
	s.flat(ink, helmSlit)
	s.area(gold, helmRim, helmRivet)
	return s
}

var (
	tartCrust   = vector.Mirrored("M0 -6.6C.6 -7.2 1.4 -7.2 1.9 -6.6C2.5 -7.2 3.3 -7.2 3.8 -6.6C4.4 -7.1 5.2 -7 5.4 -6.2C5.2 -4.4 4.2 -2.6 3.2 -2.2L0 -2.2")
	tartFilling = vector.Mirrored("M0 -9.4C2.8 -9.4 4.6 -8.4 4.8 -6L0 -6")
	tartFlutes  = pair(joined(brush("M1.9 -5.8C1.9 -4.6 1.7 -3.6 1.4 -2.6", .3), brush("M3.7 -5.8C3.6 -4.6 3.2 -3.6 2.8 -2.8", .3)))
)

// tart is one of those that were stolen, on top of the hand.
func tart(suit card.Suit) (s sketch) {
	s.area(crimson, tartFilling)
	s.flat(gold, row(motifs[suit].Transform(vector.Scale(.75, .75)), 3, -2.5, -7.9, 2.5, 0))
	s.area(bronze, tartCrust)
	s.flat(ink, tartFlutes)
	return s
}

var (
	falconBody  = vector.Outline("M-.9 -13.6C.6 -14.4 2.5 -13.3 2.6 -11.4C3.6 -8.6 3 -4.4 .6 -1.6L-1.2 -1.6C-3.3 -4.2 -3.6 -8.2 -2.2 -10.6C-2.3 -12.2 -1.8 -13.2 -.9 -13.6Z")
	falconHood  = vector.Outline("M-.9 -13.6C.6 -14.4 2.5 -13.3 2.6 -11.4C1.2 -11 -.6 -11 -2.2 -11.4C-2.2 -12.4 -1.7 -13.2 -.9 -13.6Z")
	falconWing  = vector.Outline("M1.9 -11C4.2 -8.8 4.5 -3.4 3 1.8L1.6 3.8C1.4 .4 -.6 -3.8 -.3 -7.4C-.1 -9.4 .7 -10.6 1.9 -11Z")
	falconPlume = joined(brush("M2.6 -8.4C3.4 -6 3 -2.4 2.2 1.2", .3), brush("M1.2 -8.4C1.8 -5.6 1.8 -2.6 1.6 .4", .3))
	falconTail  = vector.Outline("M.2 -3L1.8 6L-.8 5.8L-1 -2.6Z")
	falconBeak  = vector.Outline("M-1.9 -12.9C-3.2 -12.8 -3.8 -11.8 -3.2 -10.8C-2.8 -11.4 -2.3 -11.5 -1.9 -11.4Z")
	falconSpots = dots(.3, vector.Pt(-2, -8.6), vector.Pt(-1.2, -9.4), vector.Pt(-2.2, -6.6), vector.Pt(-1.3, -7.2), vector.Pt(-1.6, -5), vector.Pt(-.9, -3.6))
)

// falcon sits on the fist, looking at him who holds it.
func falcon() (s sketch) {
	s.area(brown, falconTail)
	s.area(linen, falconBody)
	s.flat(ink, falconSpots)
	s.area(brown, falconWing)
	s.flat(ink, falconPlume)
	s.area(gold, falconBeak)
	s.area(crimson, falconHood)
	return s
}
