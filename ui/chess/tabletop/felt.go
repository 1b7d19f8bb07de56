package tabletop

import (
	"image"

	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/ui/kit/felt"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// NewFelt returns the felt that a board lies on, which belongs below all else of a screen and over its whole size: a table so large
// that its rim is beyond the window.
func NewFelt() *widget.Backdrop {
	b := widget.NewBackdrop(func() func(w, h int) image.Image {
		p := theme.Current()
		return func(w, h int) image.Image { return feltPicture(w, h, p) }
	})
	b.Rough = true
	b.Raster.ScaleMode = canvas.ImageScalePixels
	return b
}

// feltPicture paints w by h pixels of felt that gets deeper towards the edge.
func feltPicture(w, h int, p theme.Palette) *image.RGBA {
	beyond := float64(max(w, h)) * 0.03
	shape := felt.Tray{X: -beyond, Y: -beyond, W: float64(w) + 2*beyond, H: float64(h) + 2*beyond, Radius: beyond}
	return felt.Table{Shape: shape, Rim: beyond * 0.6, Palette: p}.Picture(w, h)
}
