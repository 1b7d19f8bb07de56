package tabletop

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Picture draws what lies on the table of a model as a still picture of w by h, all from vectors and without words: for pages of
// help, lists and reports. Where words and plates belong to it, [NewStill] is the table for that.
func Picture(m Model, style cardart.Style, p theme.Palette, w, h float64) vector.Drawing {
	d := &picture{Drawing: vector.Drawing{Width: w, Height: h}, style: style, palette: p}
	g := newStill(float32(w), float32(h), m.Kind())
	g.Index = style.Index
	d.ground(g)
	for _, r := range m.glowing(g) {
		d.frame(r, 5*g.U, 2.5*g.U)
	}
	for _, s := range NewScene(m, m, g, Spot{}).Sprites {
		d.sprite(s)
	}
	return d.Drawing
}

// picture is a still picture as it is drawn.
type picture struct {
	vector.Drawing
	style   cardart.Style
	palette theme.Palette
}

// ground draws the felt in its rim of wood.
func (d *picture) ground(g Geometry) {
	p, u := d.palette, float64(g.U)
	down := func(from, to color.NRGBA) vector.Paint {
		return vector.Gradient(from, to, vector.Pt(0, 0), vector.Pt(0, d.Height))
	}
	ring := func(inset float64) vector.Path {
		x, y := float64(g.Felt.X)+inset, float64(g.Felt.Y)+inset
		return vector.RoundRect(x, y, d.Width-x, d.Height-y, max(feltRadius*u-inset, 1))
	}
	d.Fill(ring(0), down(p.WoodLight, p.WoodDark))
	d.Fill(ring(3*u), down(p.Wood, theme.Mix(p.Wood, p.WoodDark, 0.6)))
	d.Fill(ring((rimWidth-2)*u), vector.Plain(theme.Mix(p.Gold, p.WoodDark, 0.4)))
	d.Fill(ring(rimWidth*u), down(p.Felt, p.FeltDeep))
	for i := range 6 { // the rim's shadow
		d.Stroke(ring((rimWidth+1+3*float64(i))*u), vector.Plain(color.NRGBA{A: uint8(24 - 3*i)}), 4*u)
	}
}

// frame draws a gold edge round a rectangle, outside it by a gap.
func (d *picture) frame(r Rect, gap, width float32) {
	x, y := float64(r.X-gap), float64(r.Y-gap)
	path := vector.RoundRect(x, y, x+float64(r.W+2*gap), y+float64(r.H+2*gap), float64(2*gap))
	d.Stroke(path, vector.Plain(d.palette.Gold), float64(width))
}

// sprite draws a card, or several face down.
func (d *picture) sprite(s cardtable.Sprite) {
	if s.Face == (card.Card{}) {
		for i := range max(s.Count, 1) {
			d.lay(cardart.BackDrawing(d.style), s.Card(i), s.Column)
		}
		return
	}
	at := s.Place()
	d.lay(cardart.Drawing(s.Face, d.style), at, false)
	if s.Dim {
		d.Fill(vector.RoundRect(float64(at.X), float64(at.Y), float64(at.X+at.W), float64(at.Y+at.H), float64(at.W)*0.06),
			vector.Plain(color.NRGBA{R: 0x4a, G: 0x2e, B: 0x12, A: 0x48}))
	}
}

// lay draws a side of a card in a rectangle, turned by a quarter or not, with a soft shadow.
func (d *picture) lay(side vector.Drawing, at Rect, turned bool) {
	x, y := at.Centre()
	scale := float64(max(at.W, at.H)) / side.Height
	m := vector.Move(-side.Width/2, -side.Height/2).Then(vector.Scale(scale, scale))
	if turned {
		m = m.Then(vector.Turn(90))
	}
	cardart.Lay(&d.Drawing, side, m.Then(vector.Move(float64(x), float64(y))))
}
