package cardart

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// emblem returns what stands for a court card's person, about the origin and
// within 14 mm of it: a crown, a coronet, swords behind a shield, a rose.
func emblem(c card.Card, ink color.NRGBA) []vector.Shape {
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
func gilt(y0, y1 float64) vector.Paint {
	return vector.Gradient(goldLight, goldDark, vector.Pt(0, y0), vector.Pt(0, y1))
}

// shaded is the ink, a little lighter at the height y0 than at y1.
func shaded(ink color.NRGBA, y0, y1 float64) vector.Paint {
	return vector.Gradient(vector.Blend(ink, vector.RGB(0xffffff), 0.14), ink, vector.Pt(0, y0), vector.Pt(0, y1))
}

// The crown: arches over velvet, an orb with a cross, a band with jewels.
var (
	crownVelvet = vector.Mirrored("M0 -4.5C2.6 -8.6 11 -8.4 11.2 -2C11.3 1 9.6 3.4 9 6L0 6.6")
	crownArch   = vector.Mirrored("M0 -5.2C3 -9.6 12.2 -9 12.2 -1.8C12.2 1.4 10.4 3.6 9.8 6L8.4 6" +
		"C9 3.4 10.5 1 10.4 -1.8C10.3 -7.2 3.4 -7.6 0 -3.4")
	crownRib   = vector.Mirrored("M0 -5.4C1.3 -2.6 1.5 2.5 1.3 6.4L0 6.4")
	crownBand  = vector.Mirrored("M0 6C3.6 6 7 5.7 9.9 5.2L9.5 9.8C6.6 10.4 3.6 10.7 0 10.7")
	crownCross = vector.Mirrored("M0 -13C.5 -13 .9 -13 1.1 -13C.7 -12.2 .6 -11.8 .6 -11.3C1.1 -11.3 1.5 -11.4 2.1 -11.8L2.1 -9.6" +
		"C1.5 -10 1.1 -10.1 .6 -10.1C.6 -9.4 .7 -9 1.1 -8.2L0 -8.2")
)

func crown(ink color.NRGBA) []vector.Shape {
	var d vector.Drawing
	d.Fill(crownVelvet, shaded(ink, -8, 6))
	d.Fill(crownRib, gilt(-5, 6))
	d.Fill(crownArch, gilt(-9, 6))
	d.Fill(vector.Circle(vector.Pt(0, -6.6), 1.7), gilt(-8.2, -4.8))
	d.Fill(crownCross, gilt(-13, -8))
	var pearls vector.Path
	for _, x := range []float64{-1, 1} {
		pearls.Join(vector.Circle(vector.Pt(x*11.3, -2), 0.62))
		pearls.Join(vector.Circle(vector.Pt(x*9.2, -6.1), 0.62))
		pearls.Join(vector.Circle(vector.Pt(x*5.2, -7.5), 0.62))
	}
	d.Fill(pearls, vector.Plain(ivory))
	d.Fill(crownBand, gilt(5, 11))
	var jewels vector.Path
	jewels.Join(vector.Lozenge(vector.Pt(0, 8.3), 1.9, 1.4))
	jewels.Join(vector.Circle(vector.Pt(-6.9, 7.9), 0.9))
	jewels.Join(vector.Circle(vector.Pt(6.9, 7.9), 0.9))
	d.Fill(jewels, vector.Plain(ink))
	var beads vector.Path
	beads.Join(vector.Circle(vector.Pt(-3.9, 8.2), 0.7))
	beads.Join(vector.Circle(vector.Pt(3.9, 8.2), 0.7))
	d.Fill(beads, vector.Plain(ivory))
	return d.Shapes
}

// The coronet: five slender points with pearls, a drop of the suit's colour in each.
var (
	coronetBody = vector.Mirrored("M0 -8.4C.9 -5 1.7 -2.4 3.1 .6C4 -1.6 4.8 -3.8 5.5 -6.4C6.2 -3.6 6.6 -1.4 7.4 .8" +
		"C8.8 -.6 10.2 -2.2 11.6 -4.2C11.2 .2 10.2 3.8 9 7.4C6 8.5 3 8.9 0 8.9")
	coronetRim = vector.Mirrored("M0 6.2C3.4 6.2 6.6 5.8 9.6 5L8.8 8.6C6 9.5 3 9.9 0 9.9")
	drop       = vector.Mirrored("M0 -2.6C.5 -1.2 1.15 -.3 1.15 .7C1.15 1.5 .6 2 0 2")
)

func coronet(ink color.NRGBA) []vector.Shape {
	var d vector.Drawing
	d.Fill(coronetBody, gilt(-8, 8))
	d.Fill(coronetRim, shaded(ink, 5, 9.5))
	var drops vector.Path
	for _, at := range []vector.Point{vector.Pt(0, 1), vector.Pt(-5.4, 1.4), vector.Pt(5.4, 1.4)} {
		drops.Join(drop.Transform(vector.Move(at.X, at.Y)))
	}
	for _, x := range []float64{-1, 1} {
		drops.Join(drop.Transform(vector.Scale(0.7, 0.7).Then(vector.Turn(x * 16)).Then(vector.Move(x*8.7, 2.4))))
	}
	d.Fill(drops, vector.Plain(ink))
	var pearls, beads vector.Path
	for _, at := range []vector.Point{vector.Pt(0, -9.3), vector.Pt(-5.55, -7.2), vector.Pt(5.55, -7.2), vector.Pt(-11.8, -5), vector.Pt(11.8, -5)} {
		pearls.Join(vector.Circle(at, 1.25))
		beads.Join(vector.Circle(vector.Pt(at.X-0.3, at.Y-0.35), 0.4))
	}
	d.Fill(pearls, shaded(ink, -11, -4))
	d.Fill(beads, vector.Plain(ivory))
	var gems vector.Path
	for _, at := range []vector.Point{vector.Pt(0, 8.05), vector.Pt(-3.6, 7.9), vector.Pt(3.6, 7.9), vector.Pt(-7, 7.3), vector.Pt(7, 7.3)} {
		gems.Join(vector.Circle(at, 0.75))
	}
	d.Fill(gems, vector.Plain(goldLight))
	return d.Shapes
}

// The arms: two swords crossed behind a shield that bears the suit sign.
var (
	shieldRim   = vector.Mirrored("M0 -8.6C2.6 -7.6 5.4 -7.3 8.3 -7.6C8.8 .8 6.6 6.8 0 11.2")
	shieldField = vector.Mirrored("M0 -7.4C2.4 -6.5 4.8 -6.2 7.3 -6.4C7.5 .8 5.6 6 0 9.9")
	blade       = vector.Mirrored("M0 -15.4L1.05 -13L1.05 9L0 9")
	fuller      = vector.Mirrored("M0 -12.6C.3 -12 .3 -11 .3 -10L.3 9L0 9")
	hilt        = vector.Mirrored("M0 9C1.6 9 2.8 8.6 3.8 7.9C4.2 8.8 4 9.6 3.2 10C2.4 10.3 1.6 10.4 .8 10.4L.8 13L0 13")
)

func arms(s card.Suit, ink color.NRGBA) []vector.Shape {
	var sword, d vector.Drawing
	sword.Fill(blade, vector.Gradient(steelLight, steelDark, vector.Pt(-1, 0), vector.Pt(1, 0)))
	sword.Stroke(blade, vector.Plain(vector.Blend(steelDark, black, 0.45)), 0.2)
	sword.Fill(fuller, vector.Plain(steelDark))
	sword.Fill(hilt, gilt(8, 13))
	sword.Fill(vector.Circle(vector.Pt(0, 13.6), 1.3), gilt(12.3, 15))
	d.Place(sword.Shapes, vector.Turn(49).Then(vector.Move(0, 0.4)))
	d.Place(sword.Shapes, vector.Turn(-49).Then(vector.Move(0, 0.4)))
	d.Fill(shieldRim, gilt(-8, 11))
	d.Fill(shieldField, shaded(ink, -7, 10))
	d.Fill(sign.Path(s, vector.Pt(0, 0.4), 8.4, false), vector.Plain(ivory))
	return d.Shapes
}

// The rose: five petals, five smaller ones within, sepals between.
var (
	petal      = vector.Mirrored("M0 -9.2C.9 -10.6 3.3 -11.1 4.9 -9.7C6.1 -8.5 5.7 -6.8 4.3 -5.9L0 0")
	innerPetal = vector.Mirrored("M0 -5.3C.8 -5.9 2.2 -6 3 -5C3.9 -3.8 3.2 -2.3 1.9 -1.3C1.2 -.7 .6 -.3 0 0")
	sepal      = vector.Mirrored("M0 -12C.9 -10.6 1.8 -9.2 1.8 -7.4L0 -3")
)

func rose(ink color.NRGBA) []vector.Shape {
	var d vector.Drawing
	around := func(p vector.Path, offset float64) (all vector.Path) {
		for i := range 5 {
			all.Join(p.Transform(vector.Turn(offset + float64(i)*72)))
		}
		return all
	}
	d.Fill(around(sepal, 36), gilt(-12, 12))
	d.Fill(around(petal, 0), shaded(ink, -10, 10))
	d.Stroke(around(petal, 0), vector.Plain(panelTop), 0.5)
	d.Fill(around(innerPetal, 36), vector.Plain(panelTop))
	d.Fill(around(innerPetal.Transform(vector.Scale(0.84, 0.84)), 36), shaded(ink, -5, 5))
	d.Fill(vector.Circle(vector.Point{}, 2.1), gilt(-2, 2.4))

	var placed vector.Drawing // a little higher and smaller, clear of the band below
	placed.Place(d.Shapes, vector.Scale(0.92, 0.92).Then(vector.Move(0, -1)))
	return placed.Shapes
}
