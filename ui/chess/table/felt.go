package table

import (
	"image"

	"github.com/superbridge/superbridge/ui/kit/felt"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// paintFelt returns a function that paints the table below the board.
func (p *parts) paintFelt() func(w, h int) image.Image {
	g, colours := p.geometry(), theme.Current()
	return func(w, h int) image.Image { return feltPicture(w, h, g, colours) }
}

// feltPicture paints the table, w by h pixels.
func feltPicture(w, h int, g Geometry, p theme.Palette) *image.RGBA {
	scale := float64(w) / float64(max(g.W, 1))
	rim := rimWidth * float64(g.U) * scale
	top := float64(g.Felt.Y) * scale
	beyond := 3 * rim
	shape := felt.Tray{X: -beyond, Y: top, W: float64(w) + 2*beyond, H: float64(h) + beyond - top, Radius: rim}
	return felt.Table{Shape: shape, Rim: rim, Palette: p}.Picture(w, h)
}
