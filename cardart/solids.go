package cardart

import (
	"math"

	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/solid"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// solids are the five of the patent, the more faces the higher the card, each in the view
// that shows it best.
var solids = map[card.Rank]struct {
	solid.Solid
	view solid.View
}{
	card.Ace:   {solid.Icosahedron, solid.View{Right: -45, Down: 35.26, Roll: 34}},
	card.King:  {solid.Dodecahedron, solid.View{Right: 14, Down: 21, Roll: 6}},
	card.Queen: {solid.Octahedron, solid.View{Right: 26, Down: 17, Roll: 4}},
	card.Jack:  {solid.Cube, solid.View{Right: 34, Down: 25}},
	card.Maid:  {solid.Tetrahedron, solid.View{Right: -37, Down: 28, Roll: -3}},
}

// solidFrame is where the frame of a card with a solid begins.
const solidFrame = 7.2

// gem returns the solid of the card's rank as it stands there: cut from glass in the
// suit's ink.
func (f *face) gem(at vector.Point, radius float64) []vector.Shape {
	what := solids[f.card.Rank]
	edge := vector.Blend(f.ink, black, 0.6)
	behind := edge
	behind.A = 0x98
	return what.Turned(what.view).Draw(at, radius, solid.Look{
		Light:  vector.RGB(0xfffaf0),
		Shade:  vector.Blend(ivory, f.ink, 0.7),
		Edge:   edge,
		Behind: behind,
		Line:   0.12 + 0.02*radius,
	})
}

// solid adds the solid of a king, queen, jack or maid in a medallion, and the same upside
// down, in a frame that their rays fill.
func (f *face) solid() {
	left, right := cardWidth/2-f.panel, cardWidth/2+f.panel
	at := vector.Pt(cardWidth/2, (solidFrame+cardHeight/2)/2)
	r := f.panel * 0.87
	frame := func(inset, corner float64) vector.Path {
		return vector.RoundRect(left+inset, solidFrame+inset, right-inset, cardHeight-solidFrame-inset, corner)
	}
	f.Fill(frame(0, 1.2), vector.Plain(gold))
	f.Fill(frame(0.45, 0.8), vector.Plain(panelPaper))

	var half vector.Drawing
	half.Fill(rays(at, r, func(to vector.Point) float64 {
		return min(gap(to.X, left+1-at.X, right-1-at.X), gap(to.Y, solidFrame+1-at.Y, cardHeight/2-at.Y))
	}), vector.Plain(gold))
	half.Fill(vector.Circle(at, r), f.velvet(at, r))
	half.Fill(bezel(at, r, len(solids[f.card.Rank].Faces)), vector.Plain(gold))
	half.Shapes = append(half.Shapes, f.gem(at, r*0.9)...)
	f.Twice(half.Shapes)
}

// solidAce adds the large pip of an ace, in which an icosahedron is set.
func (f *face) solidAce() {
	at := vector.Pt(cardWidth/2, cardHeight/2)
	height := f.pip * 3.05
	ring := height * 0.6
	f.Fill(rays(at, ring, func(vector.Point) float64 { return ring * 1.18 }), vector.Plain(gold))
	f.Fill(bezel(at, ring, len(solids[card.Ace].Faces)), vector.Plain(gold))
	f.Fill(sign.Path(f.card.Suit, at, height, false), vector.Plain(f.ink))
	r := height * 0.25
	f.Fill(vector.Circle(at, r+0.5), vector.Plain(gold))
	f.Fill(vector.Circle(at, r), f.velvet(at, r))
	f.Shapes = append(f.Shapes, f.gem(at, r*0.95)...)
}

// panelPaper is the ground of a frame.
var panelPaper = vector.RGB(0xfcf5e3)

// velvet is what a gem lies on: the suit's ink, darker towards the light.
func (f *face) velvet(at vector.Point, r float64) vector.Paint {
	return vector.Gradient(vector.Blend(f.ink, black, 0.5), f.ink, vector.Pt(at.X-r*0.6, at.Y-r*0.8), vector.Pt(at.X+r*0.6, at.Y+r*0.8))
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

// gap returns how far one goes until, so much of each step going along an axis, one comes
// to low, which is negative, or high.
func gap(step, low, high float64) float64 {
	switch {
	case step < -1e-9:
		return low / step
	case step > 1e-9:
		return high / step
	}
	return math.Inf(1)
}
