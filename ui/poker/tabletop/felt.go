package tabletop

import (
	"image"

	"github.com/superbridge/superbridge/ui/kit/felt"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// feltPicture paints the room with the oval table in it, w by h pixels: an oval as card rooms have it, with straight long
// sides, so that there is room for six boards.
func feltPicture(w, h int, g Geometry, p theme.Palette) *image.RGBA {
	scale := float64(w) / float64(max(g.W, 1))
	shape := felt.Tray{
		X: float64(g.Felt.X) * scale, Y: float64(g.Felt.Y) * scale,
		W: float64(g.Felt.W) * scale, H: float64(g.Felt.H) * scale,
		Radius: radius * float64(g.U) * scale,
	}
	return felt.Table{Shape: shape, Rim: rimWidth * float64(g.U) * scale, Line: true, Palette: p}.Picture(w, h)
}
