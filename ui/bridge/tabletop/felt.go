package tabletop

import (
	"image"

	"github.com/superbridge/superbridge/ui/kit/felt"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// feltPicture paints the room with the oval table in it: w by h pixels for width points; the table with its wooden rim
// fills the rectangle oval, in points.
func feltPicture(w, h int, width float32, oval Rect, rim float32, p theme.Palette) *image.RGBA {
	scale := float64(w) / float64(max(width, 1))
	x, y := oval.Centre()
	shape := felt.Oval{
		X: float64(x) * scale, Y: float64(y) * scale,
		A: float64(oval.W) / 2 * scale, B: float64(oval.H) / 2 * scale,
	}
	return felt.Table{Shape: shape, Rim: float64(rim) * scale, Line: true, Palette: p}.Picture(w, h)
}
