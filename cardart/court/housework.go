package court

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// What the maids carry, drawn about the hand that holds it.

var (
	keyRing = vector.Outline("M0 -1.6C-2.1 -1.6 -3.8 -3.3 -3.8 -5.4C-3.8 -7.5 -2.1 -9.2 0 -9.2C2.1 -9.2 3.8 -7.5 3.8 -5.4C3.8 -3.3 2.1 -1.6 0 -1.6" +
		"L0 -2.9C1.4 -2.9 2.5 -4 2.5 -5.4C2.5 -6.8 1.4 -7.9 0 -7.9C-1.4 -7.9 -2.5 -6.8 -2.5 -5.4C-2.5 -4 -1.4 -2.9 0 -2.9Z")
	key    = vector.Outline("M-.75 2.4L.75 2.4L.75 7.6L2.7 7.6L2.7 9L.75 9L.75 9.8L3 9.8L3 11.4L-.75 11.4Z")
	keyBow = vector.Circle(vector.Pt(0, 1.2), 2.1)
	keyEye = vector.Circle(vector.Pt(0, 1.2), .8)
)

// keys is a ring held up with three large keys above it.
func keys() (s sketch) {
	for _, degrees := range []float64{166, 207, 187} {
		m := vector.Scale(.9, .9).Then(turned(degrees, 0, -7.6))
		s.area(gold, key.Transform(m))
		s.area(gold, keyBow.Transform(m))
		s.flat(ink, keyEye.Transform(m))
	}
	s.area(steel, keyRing)
	return s
}

var (
	trayTop  = vector.Mirrored("M0 -4.4L6.4 -4.4L5.6 -2.4L0 -2.4")
	potBody  = vector.Mirrored("M0 -12.6C1.4 -12.6 2.2 -12.4 2.6 -11.8C4.4 -10.2 4.6 -6.6 2.4 -4.4L0 -4.4")
	potSpout = vector.Outline("M-2.6 -6.4C-4.6 -6.4 -4.8 -9 -6 -11.4L-4.4 -11.8C-3.6 -10.6 -3.6 -9.4 -2.4 -9.2Z")
	potEar   = vector.Outline("M2.6 -11.2C5.8 -12.4 6.6 -7.4 3 -6L2.8 -7C4.8 -8.2 4.6 -10.6 3 -10Z")
	potLid   = vector.Mirrored("M0 -14.4C1.6 -14.2 2.6 -13.4 2.9 -12.2L0 -11.8")
	potKnob  = vector.Circle(vector.Pt(0, -15), 1)
	potBand  = vector.Mirrored("M0 -9.4L3.8 -9.4L3.9 -7.6L0 -7.6")
)

// tray bears a teapot.
func tray() (s sketch) {
	var pot sketch
	pot.area(linen, potSpout)
	pot.area(linen, potEar)
	pot.area(linen, potBody)
	pot.area(second, potBand)
	pot.flat(gold, row(motifs[card.Hearts].Transform(vector.Scale(.65, .65)), 4, -2.55, -8.5, 1.7, 0))
	pot.area(linen, potLid)
	pot.area(gold, potKnob)
	s.place(pot, vector.Scale(.84, .84).Then(at(1, -.7))) // its spout clear of her hair
	s.area(gold, trayTop)
	return s
}

var (
	plumage   = vector.Mirrored("M0 -28C1.6 -28 2.2 -26.6 2.2 -25.6C3.8 -26.4 4.8 -24.8 4.2 -23.4C5.8 -23.2 6 -21.2 4.8 -20.4C5.8 -19.2 5 -17.4 3.6 -17.4C3.8 -15.8 2.4 -14.8 1.2 -15L0 -12.6")
	plumeLine = joined(pair(joined(brush("M.6 -14.6C2.2 -17 2.6 -21 1.8 -25.4", .36), brush("M1 -14.8C3.2 -17 4.2 -19.6 3.8 -22.8", .36))), brush("M0 -14C.3 -18 .3 -22 0 -26.8", .36))
	ferrule   = vector.Mirrored("M0 -14.6L1.9 -14.6L1.2 -11L0 -11")
)

// duster is of feathers.
func duster() (s sketch) {
	s.area(brown, rod(-12, 8))
	s.area(crimson, plumage.Transform(vector.Scale(.8, .97)))
	s.flat(ink, plumeLine.Transform(vector.Scale(.8, .97)))
	s.area(gold, ferrule)
	return s
}

var (
	basketBody   = vector.Mirrored("M0 -8.6L6 -8.6C5.8 -5.4 5 -3 4 -1.2L0 -1.2")
	basketRim    = vector.RoundRect(-6.4, -9.6, 6.4, -7.8, .9)
	basketWeave  = joined(joined(vector.RoundRect(-5.6, -6.4, 5.6, -6, 0), vector.RoundRect(-5, -4.4, 5, -4, 0)), row(vector.RoundRect(-.17, -7.8, .17, -1.5, 0), 5, -3.2, 0, 1.6, 0))
	basketHandle = vector.Mirrored("M0 -18.4C3.4 -18.4 5.8 -14 5.7 -8.8L4.6 -8.8C4.6 -13.4 2.8 -17.2 0 -17.2")
	apple        = vector.Mirrored("M0 -1.6C.8 -2.3 2.2 -2.1 2.2 -.4C2.2 1.2 1.2 2.2 .5 2.2L0 2")
	appleStalk   = brush("M0 -1.4C.1 -2.2 .4 -2.7 .9 -3", .44)
)

// basket is full of apples.
func basket() (s sketch) {
	s.area(brown, basketHandle)
	for _, a := range []vector.Point{vector.Pt(0, -12.6), vector.Pt(-3.4, -10.9), vector.Pt(3.4, -10.9), vector.Pt(0, -10.2)} {
		s.place(oneApple(), at(a.X, a.Y))
	}
	s.area(gold, basketBody)
	s.flat(bronze, basketWeave)
	s.area(gold, basketRim)
	return s
}

// oneApple is about its middle.
func oneApple() (s sketch) {
	s.area(crimson, apple)
	s.flat(ink, appleStalk)
	return s
}

var (
	cupBowl   = vector.Mirrored("M0 -8L3.2 -8C3.2 -5.4 2.4 -4 1.2 -3.4L0 -3.4")
	cupEar    = vector.Outline("M2.6 -7.4C5 -7.8 5.2 -4.6 2 -4.6L2.2 -5.4C3.8 -5.6 3.6 -6.8 2.8 -6.7Z")
	cupBand   = vector.Mirrored("M0 -6.8L3.1 -6.8L2.8 -5.7L0 -5.7")
	cupSaucer = vector.Mirrored("M0 -3.9L4.6 -3.9C4.2 -2.8 3 -2.3 2 -2.3L0 -2.3")
)

// cup is on its saucer, above the hand.
func cup() (s sketch) {
	s.area(linen, cupEar)
	s.area(linen, cupBowl)
	s.flat(second, inset(cupBand, .3))
	s.area(linen, cupSaucer)
	return s
}

var (
	candleWax   = vector.RoundRect(-1.15, -12.6, 1.15, -4.6, .3)
	candleDrip  = vector.Outline("M-1 -12.4L.2 -12.4C.2 -10.6 -.2 -9.4 -.5 -9.4C-.9 -9.4 -1 -10.6 -1 -12.4Z")
	candleFlame = vector.Outline("M.2 -18.2C.4 -16.8 1.6 -15.8 1.5 -14.4C1.4 -13.4 .7 -12.8 0 -12.8C-.8 -12.8 -1.5 -13.4 -1.5 -14.4C-1.4 -15.6 .2 -16.4 .2 -18.2Z")
	candleHeart = vector.Outline("M0 -15.6C.4 -14.8 .7 -14.4 .6 -13.9C.5 -13.4 .3 -13.3 0 -13.3C-.3 -13.3 -.5 -13.4 -.6 -13.9C-.7 -14.4 -.3 -14.8 0 -15.6Z")
	candleDish  = vector.Mirrored("M0 -5.6L4.6 -5.6C4.4 -4 3 -3.4 1.2 -3.2L.9 0L0 0")
	candleFoot  = vector.Mirrored("M0 3L.9 3C1.2 4.6 2.2 5 3.4 5.4L3.4 6.6L0 6.6")
)

// candle burns in its stick, which is held below the dish.
func candle() (s sketch) {
	s.area(gold, candleFoot)
	s.area(crimson, candleFlame)
	s.flat(gold, candleHeart)
	s.area(linen, candleWax)
	s.flat(grey, candleDrip)
	s.area(gold, candleDish)
	return s
}

var (
	vaseBody  = vector.Mirrored("M0 -11.6L1.9 -11.6C1.7 -9.8 4.2 -9 4.2 -6.6C4.2 -4.2 2 -3.6 1.9 -2.2L0 -2.2")
	vaseRim   = vector.RoundRect(-2.5, -12.4, 2.5, -11.2, .5)
	vaseFoot  = vector.RoundRect(-2.4, -3, 2.4, -1.8, .5)
	vaseStems = joined(brush("M-.6 -11C-.8 -12.6 -1.2 -13.6 -2 -14.6", .7), brush("M.4 -11C.5 -12.8 1 -14.2 1.6 -15.2", .7))
	vaseLeaf  = vector.Outline("M.6 -12C1.6 -13.4 3 -13.6 4.4 -12.8C3.6 -11.6 2 -11.2 .6 -12Z")
	bud       = vector.Mirrored("M0 -2.5L.75 -1.2L1.6 -2.3C2.1 -.4 1.6 1.1 0 1.2")
)

// vase has two flowers in it.
func vase(suit card.Suit) (s sketch) {
	s.flat(ink, vaseStems)
	s.area(azure, vaseLeaf)
	s.area(crimson, bud.Transform(turned(-24, -2.4, -15.4)), bud.Transform(turned(18, 2, -16.2)))
	s.area(second, vaseBody)
	s.flat(gold, row(motifs[suit].Transform(vector.Scale(.85, .85)), 3, -2.2, -6.7, 2.2, 0))
	s.area(gold, vaseRim, vaseFoot)
	return s
}
