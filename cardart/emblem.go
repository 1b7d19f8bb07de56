package cardart

import (
	"image/color"

	"github.com/superbridge/superbridge/game/card"
)

// emblem returns what stands for a court card's person, about the origin and
// within 14 mm of it: a crown, a coronet, swords behind a shield, a rose.
func emblem(c card.Card, ink color.NRGBA) []shape {
	switch c.Rank {
	case card.King:
		return crown(ink)
	case card.Queen:
		return coronet(ink)
	case card.Jack:
		return arms(c.Suit, ink)
	default:
		return rose(ink)
	}
}

// gilt shades from light gold to dark, from the height y0 to y1.
func gilt(y0, y1 float64) paint {
	return paint{goldLight, goldDark, point{0, y0}, point{0, y1}}
}

// shaded is the ink, a little lighter at the height y0 than at y1.
func shaded(ink color.NRGBA, y0, y1 float64) paint {
	return paint{blend(ink, rgb(0xffffff), 0.14), ink, point{0, y0}, point{0, y1}}
}

// The crown: arches over velvet, an orb with a cross, a band with jewels.
var (
	crownVelvet = mirrored("M0 -4.5C2.6 -8.6 11 -8.4 11.2 -2C11.3 1 9.6 3.4 9 6L0 6.6")
	crownArch   = mirrored("M0 -5.2C3 -9.6 12.2 -9 12.2 -1.8C12.2 1.4 10.4 3.6 9.8 6L8.4 6" +
		"C9 3.4 10.5 1 10.4 -1.8C10.3 -7.2 3.4 -7.6 0 -3.4")
	crownRib   = mirrored("M0 -5.4C1.3 -2.6 1.5 2.5 1.3 6.4L0 6.4")
	crownBand  = mirrored("M0 6C3.6 6 7 5.7 9.9 5.2L9.5 9.8C6.6 10.4 3.6 10.7 0 10.7")
	crownCross = mirrored("M0 -13C.5 -13 .9 -13 1.1 -13C.7 -12.2 .6 -11.8 .6 -11.3C1.1 -11.3 1.5 -11.4 2.1 -11.8L2.1 -9.6" +
		"C1.5 -10 1.1 -10.1 .6 -10.1C.6 -9.4 .7 -9 1.1 -8.2L0 -8.2")
)

func crown(ink color.NRGBA) []shape {
	var d drawing
	d.fill(crownVelvet, shaded(ink, -8, 6))
	d.fill(crownRib, gilt(-5, 6))
	d.fill(crownArch, gilt(-9, 6))
	d.fill(circle(point{0, -6.6}, 1.7), gilt(-8.2, -4.8))
	d.fill(crownCross, gilt(-13, -8))
	var pearls path
	for _, x := range []float64{-1, 1} {
		pearls.join(circle(point{x * 11.3, -2}, 0.62))
		pearls.join(circle(point{x * 9.2, -6.1}, 0.62))
		pearls.join(circle(point{x * 5.2, -7.5}, 0.62))
	}
	d.fill(pearls, plain(ivory))
	d.fill(crownBand, gilt(5, 11))
	var jewels path
	jewels.join(lozenge(point{0, 8.3}, 1.9, 1.4))
	jewels.join(circle(point{-6.9, 7.9}, 0.9))
	jewels.join(circle(point{6.9, 7.9}, 0.9))
	d.fill(jewels, plain(ink))
	var beads path
	beads.join(circle(point{-3.9, 8.2}, 0.7))
	beads.join(circle(point{3.9, 8.2}, 0.7))
	d.fill(beads, plain(ivory))
	return d.shapes
}

// The coronet: five slender points with pearls, a drop of the suit's colour in each.
var (
	coronetBody = mirrored("M0 -8.4C.9 -5 1.7 -2.4 3.1 .6C4 -1.6 4.8 -3.8 5.5 -6.4C6.2 -3.6 6.6 -1.4 7.4 .8" +
		"C8.8 -.6 10.2 -2.2 11.6 -4.2C11.2 .2 10.2 3.8 9 7.4C6 8.5 3 8.9 0 8.9")
	coronetRim = mirrored("M0 6.2C3.4 6.2 6.6 5.8 9.6 5L8.8 8.6C6 9.5 3 9.9 0 9.9")
	drop       = mirrored("M0 -2.6C.5 -1.2 1.15 -.3 1.15 .7C1.15 1.5 .6 2 0 2")
)

func coronet(ink color.NRGBA) []shape {
	var d drawing
	d.fill(coronetBody, gilt(-8, 8))
	d.fill(coronetRim, shaded(ink, 5, 9.5))
	var drops path
	for _, at := range []point{{0, 1}, {-5.4, 1.4}, {5.4, 1.4}} {
		drops.join(drop.transform(move(at.x, at.y)))
	}
	for _, x := range []float64{-1, 1} {
		drops.join(drop.transform(scale(0.7, 0.7).then(turn(x * 16)).then(move(x*8.7, 2.4))))
	}
	d.fill(drops, plain(ink))
	var pearls, beads path
	for _, at := range []point{{0, -9.3}, {-5.55, -7.2}, {5.55, -7.2}, {-11.8, -5}, {11.8, -5}} {
		pearls.join(circle(at, 1.25))
		beads.join(circle(point{at.x - 0.3, at.y - 0.35}, 0.4))
	}
	d.fill(pearls, shaded(ink, -11, -4))
	d.fill(beads, plain(ivory))
	var gems path
	for _, at := range []point{{0, 8.05}, {-3.6, 7.9}, {3.6, 7.9}, {-7, 7.3}, {7, 7.3}} {
		gems.join(circle(at, 0.75))
	}
	d.fill(gems, plain(goldLight))
	return d.shapes
}

// The arms: two swords crossed behind a shield that bears the suit sign.
var (
	shieldRim   = mirrored("M0 -8.6C2.6 -7.6 5.4 -7.3 8.3 -7.6C8.8 .8 6.6 6.8 0 11.2")
	shieldField = mirrored("M0 -7.4C2.4 -6.5 4.8 -6.2 7.3 -6.4C7.5 .8 5.6 6 0 9.9")
	blade       = mirrored("M0 -15.4L1.05 -13L1.05 9L0 9")
	fuller      = mirrored("M0 -12.6C.3 -12 .3 -11 .3 -10L.3 9L0 9")
	hilt        = mirrored("M0 9C1.6 9 2.8 8.6 3.8 7.9C4.2 8.8 4 9.6 3.2 10C2.4 10.3 1.6 10.4 .8 10.4L.8 13L0 13")
)

func arms(s card.Suit, ink color.NRGBA) []shape {
	var sword, d drawing
	sword.fill(blade, paint{steelLight, steelDark, point{-1, 0}, point{1, 0}})
	sword.stroke(blade, plain(blend(steelDark, black, 0.45)), 0.2)
	sword.fill(fuller, plain(steelDark))
	sword.fill(hilt, gilt(8, 13))
	sword.fill(circle(point{0, 13.6}, 1.3), gilt(12.3, 15))
	d.place(sword.shapes, turn(49).then(move(0, 0.4)))
	d.place(sword.shapes, turn(-49).then(move(0, 0.4)))
	d.fill(shieldRim, gilt(-8, 11))
	d.fill(shieldField, shaded(ink, -7, 10))
	d.fill(sign(s, point{0, 0.4}, 8.4, false), plain(ivory))
	return d.shapes
}

// The rose: five petals, five smaller ones within, sepals between.
var (
	petal      = mirrored("M0 -9.2C.9 -10.6 3.3 -11.1 4.9 -9.7C6.1 -8.5 5.7 -6.8 4.3 -5.9L0 0")
	innerPetal = mirrored("M0 -5.3C.8 -5.9 2.2 -6 3 -5C3.9 -3.8 3.2 -2.3 1.9 -1.3C1.2 -.7 .6 -.3 0 0")
	sepal      = mirrored("M0 -12C.9 -10.6 1.8 -9.2 1.8 -7.4L0 -3")
)

func rose(ink color.NRGBA) []shape {
	var d drawing
	around := func(p path, offset float64) (all path) {
		for i := range 5 {
			all.join(p.transform(turn(offset + float64(i)*72)))
		}
		return all
	}
	d.fill(around(sepal, 36), gilt(-12, 12))
	d.fill(around(petal, 0), shaded(ink, -10, 10))
	d.stroke(around(petal, 0), plain(panelTop), 0.5)
	d.fill(around(innerPetal, 36), plain(panelTop))
	d.fill(around(innerPetal.transform(scale(0.84, 0.84)), 36), shaded(ink, -5, 5))
	d.fill(circle(point{}, 2.1), gilt(-2, 2.4))

	var placed drawing // a little higher and smaller, clear of the band below
	placed.place(d.shapes, scale(0.92, 0.92).then(move(0, -1)))
	return placed.shapes
}
