package cardtable

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Still is a still picture of cards on felt, all from vectors and without words: for pages of help, lists and reports.
type Still struct {
	vector.Drawing
	style   cardart.Style
	palette theme.Palette
}

// NewStill returns an empty picture of w by h.
func NewStill(style cardart.Style, p theme.Palette, w, h float64) *Still {
	return &Still{Drawing: vector.Drawing{Width: w, Height: h}, style: style, palette: p}
}

// Ground draws the felt in its rim of wood, at a distance from the edges, in the sizes that go with a unit. The radius is that of
// the corners.
func (d *Still) Ground(left, top, radius, rim, u float64) {
	p := d.palette
	down := func(from, to color.NRGBA) vector.Paint {
		return vector.Gradient(from, to, vector.Pt(0, 0), vector.Pt(0, d.Height))
	}
	ring := func(inset float64) vector.Path {
		x, y := left+inset, top+inset
		return vector.RoundRect(x, y, d.Width-x, d.Height-y, max(radius*u-inset, 1))
	}
	d.Fill(ring(0), down(p.WoodLight, p.WoodDark))
	d.Fill(ring(3*u), down(p.Wood, theme.Mix(p.Wood, p.WoodDark, 0.6)))
	d.Fill(ring((rim-2)*u), vector.Plain(theme.Mix(p.Gold, p.WoodDark, 0.4)))
	d.Fill(ring(rim*u), down(p.Felt, p.FeltDeep))
	for i := range 6 { // the rim's shadow
		d.Stroke(ring((rim+1+3*float64(i))*u), vector.Plain(color.NRGBA{A: uint8(24 - 3*i)}), 4*u)
	}
}

// Frame draws a gold edge round a rectangle, outside it by a gap.
func (d *Still) Frame(r Rect, gap, width float32) {
	x, y := float64(r.X-gap), float64(r.Y-gap)
	path := vector.RoundRect(x, y, x+float64(r.W+2*gap), y+float64(r.H+2*gap), float64(2*gap))
	d.Stroke(path, vector.Plain(d.palette.Gold), float64(width))
}

// Sprite draws a card, or several face down.
func (d *Still) Sprite(s Sprite) {
	if s.Face == (card.Card{}) {
		for i := range max(s.Count, 1) {
			d.lay(cardart.BackDrawing(d.style), s.Card(i), s.Column)
		}
		return
	}
	at := s.Place()
	d.Card(s.Face, at)
	if s.Dim {
		d.Fill(vector.RoundRect(float64(at.X), float64(at.Y), float64(at.X+at.W), float64(at.Y+at.H), float64(at.W)*0.06),
			vector.Plain(color.NRGBA{R: 0x4a, G: 0x2e, B: 0x12, A: 0x48}))
	}
}

// Card draws a card face up.
func (d *Still) Card(c card.Card, at Rect) { d.lay(cardart.Drawing(c, d.style), at, false) }

// lay draws a side of a card in a rectangle, turned by a quarter or not, with a soft shadow.
func (d *Still) lay(side vector.Drawing, at Rect, turned bool) {
	x, y := at.Centre()
	scale := float64(max(at.W, at.H)) / side.Height
	m := vector.Move(-side.Width/2, -side.Height/2).Then(vector.Scale(scale, scale))
	if turned {
		m = m.Then(vector.Turn(90))
	}
	cardart.Lay(&d.Drawing, side, m.Then(vector.Move(float64(x), float64(y))))
}
