package court

import "github.com/superbridge/superbridge/cardart/vector"

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
