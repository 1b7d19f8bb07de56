package tabletop

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Picture draws a model's table as a still picture of w by h. [NewStill] is the table with words and plates.
func Picture(m Model, style cardart.Style, p theme.Palette, w, h float64) vector.Drawing {
	d := cardtable.NewStill(style, p, w, h)
	g := newStill(float32(w), float32(h), m.Kind())
	g.Index = style.Index
	d.Ground(float64(g.Felt.X), float64(g.Felt.Y), feltRadius, rimWidth, float64(g.U))
	for _, r := range m.glowing(g) {
		d.Frame(r, 5*g.U, 2.5*g.U)
	}
	for _, s := range NewScene(m, m, g, Spot{}).Sprites {
		d.Sprite(s)
	}
	return d.Drawing
}
