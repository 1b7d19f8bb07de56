package cardart

import (
	"image/color"
	"math"

	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/solid"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// solids are the five of the patent (Rules: super-bridge, Pack), the more faces the higher the card,
// each in the view that shows it best: no face on edge, and no two that meet of nearly one tone.
var solids = map[card.Rank]struct {
	solid.Solid
	view  solid.View
	size  float64 // how much of the velvet's radius it takes; the rounder it is, the less
	clear bool    // the edges behind are seen: those of the king and the ace would be a tangle
}{
	card.Ace:   {solid.Icosahedron, solid.View{Right: 27, Roll: -44}, 0.93, false},
	card.King:  {solid.Dodecahedron, solid.View{Right: 42, Down: 9, Roll: 36}, 0.9, false},
	card.Queen: {solid.Octahedron, solid.View{Right: 18, Down: 14, Roll: 2}, 0.98, true},
	card.Jack:  {solid.Cube, solid.View{Right: 34, Down: 25}, 0.94, true},
	card.Maid:  {solid.Tetrahedron, solid.View{Right: -87, Down: 18, Roll: 138}, 0.98, true},
}

// cornerPip is the height of the signs in the corners of a panel.
const cornerPip = 7.0

// solid adds the solid of a king, queen, jack or maid in a medallion, and the same upside
// down, in a panel with the suit's sign in its corners.
func (f *face) solid() {
	wide, high := f.halfFrame(), courtHeight/2
	middle := vector.Pt(cardWidth/2, cardHeight/2)
	at := vector.Pt(middle.X, middle.Y-high/2)
	r := min(wide-2, high/2-3.8)
	f.panel(wide, high)

	var half vector.Drawing
	half.Fill(rays(at, r, func(to vector.Point) float64 {
		return min(gap(to.X, -wide+1.6, wide-1.6), gap(to.Y, -high/2+1.6, high/2))
	}), vector.Plain(gold))
	half.Shapes = append(half.Shapes, f.medallion(at, r)...)
	var signs, stars vector.Path // these on the middle line, where the half turn brings one upon the other
	for _, x := range []float64{middle.X - wide + 4.6, middle.X + wide - 4.6} {
		signs.Join(sign.Path(f.card.Suit, vector.Pt(x, middle.Y-high+4.7), cornerPip, false))
		stars.Join(star(8, 3).Transform(vector.Scale(1.9, 1.9).Then(vector.Move(x, middle.Y))))
	}
	half.Fill(signs, vector.Plain(f.ink))
	half.Fill(stars, vector.Plain(gold))
	f.Twice(half.Shapes)
}

// solidAce adds an ace's solid, the largest, in one medallion that reaches beyond the
// panel, between two signs.
func (f *face) solidAce() {
	f.alone(f.medallion)
}

// alone adds what is drawn about a point, in a circle of some radius, in the middle of its panel.
func (f *face) alone(drawn func(at vector.Point, r float64) []vector.Shape) {
	wide, high := f.halfFrame(), courtHeight/2
	at := vector.Pt(cardWidth/2, cardHeight/2)
	r := wide + 1.8
	f.panel(wide, high)
	f.Fill(rays(at, r, func(to vector.Point) float64 {
		return min(gap(to.X, -wide+1.6, wide-1.6), gap(to.Y, -high+1.6, high-1.6))
	}), vector.Plain(gold))
	f.Shapes = append(f.Shapes, drawn(at, r)...)
	above := f.sign(vector.Pt(at.X, at.Y-(high+r)/2), 13, false)
	f.Twice([]vector.Shape{{Path: above, Paint: vector.Plain(f.ink)}})
}

// panelPaper is the ground of a panel.
var panelPaper = vector.RGB(0xfcf5e3)

// panel adds the ground of a card with solids, in a frame of gold, from the middle of the
// card so far to either side, up and down.
func (f *face) panel(wide, high float64) {
	box := func(inset, corner float64) vector.Path {
		return vector.RoundRect(cardWidth/2-wide+inset, cardHeight/2-high+inset, cardWidth/2+wide-inset, cardHeight/2+high-inset, corner)
	}
	f.Fill(box(-courtLine/2, 1.2), vector.Plain(gold))
	f.Fill(box(courtLine/2, 0.8), vector.Plain(panelPaper))
}

// medallion returns the solid of the card's rank, cut from glass, on velvet in a ring that
// has a bead for each face. The velvet is of the glass's hue with much light on it, darker
// towards where the light comes from: edges stand out on it, bright faces and dark ones too.
func (f *face) medallion(at vector.Point, r float64) []vector.Shape {
	what := solids[f.card.Rank]
	d := f.velvet(at, r, len(what.Faces))

	body := what.Turned(what.view)
	middle, reach := body.Shadow()
	size := r * what.size / reach
	look := f.cut(r)
	if what.clear {
		look.Behind = look.Edge
		look.Behind.A = 0x80
	}
	return append(d, body.Draw(vector.Pt(at.X-size*middle.X, at.Y+size*middle.Y), size, look)...)
}

// velvet returns the ground under a solid: a disc, in a ring with the given number of beads.
func (f *face) velvet(at vector.Point, r float64, beads int) []vector.Shape {
	glass := f.glass()
	var d vector.Drawing
	corner := vector.Pt(r*0.6, r*0.8)
	d.Fill(vector.Circle(at, r), vector.Gradient(vector.Blend(ivory, glass, 0.6), vector.Blend(ivory, glass, 0.38),
		vector.Pt(at.X-corner.X, at.Y-corner.Y), vector.Pt(at.X+corner.X, at.Y+corner.Y)))
	d.Fill(bezel(at, r, beads), vector.Plain(gold))
	return d.Shapes
}

// cut returns the look of a solid in a medallion of radius r, with no edges behind.
func (f *face) cut(r float64) solid.Look {
	glass := f.glass()
	return solid.Look{
		Light: vector.RGB(0xfffdf7),
		Shade: vector.Blend(glass, black, 0.12),
		Edge:  vector.Blend(glass, black, 0.75),
		Line:  0.16 + 0.02*r,
	}
}

// glass returns the colour of the solids' glass, in the suit's ink. If two suits have one ink, their glass
// differs in hue; and none is black, on which an edge would be lost.
func (f *face) glass() color.NRGBA {
	switch red := inks[TwoColours].paper[card.Diamonds]; {
	case f.ink == black && f.card.Suit == card.Clubs:
		return vector.RGB(0x1b382d)
	case f.ink == black:
		return vector.RGB(0x1f2c4c)
	case f.ink == red && f.card.Suit == card.Diamonds:
		return vector.RGB(0xc9431f)
	}
	return f.ink
}

// bezel returns a ring with n beads on it.
func bezel(at vector.Point, r float64, n int) vector.Path {
	p := hoop(at, r+0.3, r-0.3)
	bead := vector.Circle(vector.Turn(180/float64(n)).Apply(vector.Pt(0, -r)), 0.8)
	p.Join(around(at, n, bead))
	return p
}

// rays returns thin rays from a circle outward, every other one short. The long ones end
// at the distance that reach says for a direction, a vector of length 1.
func rays(at vector.Point, r float64, reach func(vector.Point) float64) (p vector.Path) {
	const count = 96
	ray := vector.Mirrored("M0 0L.14 0L0 1")
	for i := range count {
		turn := vector.Turn(float64(i) * 360 / count)
		to := reach(turn.Apply(vector.Pt(0, -1)))
		if i%2 == 1 {
			to = min((r+to)/2, r*1.13)
		}
		if to > r+0.3 {
			p.Join(ray.Transform(vector.Scale(1, r-to).Then(vector.Move(0, -r)).Then(turn).Then(vector.Move(at.X, at.Y))))
		}
	}
	return p
}

// gap returns the distance until, moving along an axis by step per unit, one reaches low, which is negative,
// or high.
func gap(step, low, high float64) float64 {
	switch {
	case step < -1e-9:
		return low / step
	case step > 1e-9:
		return high / step
	}
	return math.Inf(1)
}
