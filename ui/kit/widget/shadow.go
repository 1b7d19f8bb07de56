package widget

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Shadow is the soft shadow of a card, or of cards side by side. Its raster belongs under them. It is a small picture,
// stretched: the cheapest way to have many shadows on the screen.
type Shadow struct {
	Raster *canvas.Raster
	size   fyne.Size // of the object that throws it
	short  float32   // the shorter side of a card
	corner float32   // the radius of its corners
}

// NewShadow returns a shadow that has no size yet.
func NewShadow() *Shadow {
	s := &Shadow{short: 1}
	s.Raster = canvas.NewRaster(func(int, int) image.Image {
		return paintShadow(float64(s.size.Width/s.short), float64(s.size.Height/s.short), float64(s.corner/s.short))
	})
	return s
}

// The shadow around its card, in shares of the card's shorter side.
const (
	shadowMargin = 0.14 // margin of the picture around the card
	shadowBlur   = 0.075
	shadowRight  = 0.008 // the light is from above, a little from the left
	shadowDown   = 0.028
	shadowCorner = 0.06
	shadowAlpha  = 0.5
	shadowPixels = 32 // of the picture, to the shorter side
)

// Fit makes the shadow that of something of the given size. A card of it has a shorter side
// of the given size.
func (s *Shadow) Fit(size fyne.Size, short float32) { s.FitRound(size, short, shadowCorner*short) }

// FitRound is Fit for something with corners of the given radius, raised as high as a card with this shorter side.
func (s *Shadow) FitRound(size fyne.Size, short, corner float32) {
	s.size, s.short, s.corner = size, max(short, 1), corner
	s.Raster.Resize(size.AddWidthHeight(2*shadowMargin*s.short, 2*shadowMargin*s.short))
}

// Move puts the shadow under an object at the given place.
func (s *Shadow) Move(at fyne.Position) {
	s.Raster.Move(at.SubtractXY(shadowMargin*s.short, shadowMargin*s.short))
}

// paintShadow paints the shadow of something with the given sides, in shorter sides of a
// card, and the margins around it. Its corners have a radius in the same unit.
func paintShadow(w, h, corner float64) *image.RGBA {
	size := func(side float64) int { return max(1, int(math.Round((side+2*shadowMargin)*shadowPixels))) }
	picture := image.NewRGBA(image.Rect(0, 0, size(w), size(h)))
	for y := range picture.Rect.Dy() {
		for x := range picture.Rect.Dx() {
			// From the middle of the shadow, and from there to its rounded edge.
			dx := math.Abs((float64(x)+0.5)/shadowPixels - shadowMargin - w/2 - shadowRight)
			dy := math.Abs((float64(y)+0.5)/shadowPixels - shadowMargin - h/2 - shadowDown)
			dx, dy = dx-w/2+corner, dy-h/2+corner
			outside := math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - corner
			t := min(max((shadowBlur-outside)/(2*shadowBlur), 0), 1)
			picture.SetRGBA(x, y, color.RGBA{A: uint8(255 * shadowAlpha * t * t * (3 - 2*t))})
		}
	}
	return picture
}

// LiftSheet gives a sheet of paper its soft shadow, in a window with unit u.
func LiftSheet(sheet *canvas.Rectangle, u float32) {
	sheet.Shadow = canvas.Shadow{Color: color.NRGBA{A: 0x48}, BlurRadius: 9 * u, Offset: fyne.NewPos(u, 3*u), Variant: canvas.DropShadow}
}
