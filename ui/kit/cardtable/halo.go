package cardtable

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Measures of a halo: around a card as shares of its shorter side, around anything else in units.
const (
	haloCard  = 0.011 // a unit of its stroke and its light
	haloAside = 5     // distance from its object
)

// NewHalo returns a frame of light around something on the table that is spoken of. It has no place yet.
func NewHalo() *canvas.Rectangle { return canvas.NewRectangle(color.Transparent) }

// PutHalo puts a halo around a rectangle of a table with a unit.
func PutHalo(halo *canvas.Rectangle, around Rect, unit float32) {
	Shine(halo, unit)
	aside := haloAside * unit
	halo.CornerRadius = 9 * unit
	halo.Move(fyne.NewPos(around.X-aside, around.Y-aside))
	halo.Resize(fyne.NewSize(around.W+2*aside, around.H+2*aside))
}

// Shine gives a rectangle the edge and light of an explained object, in the current theme.
func Shine(r *canvas.Rectangle, unit float32) {
	gold := theme.Current().Gold
	r.StrokeColor, r.StrokeWidth = gold, 3*unit
	r.Shadow = canvas.Shadow{Color: theme.WithAlpha(gold, 0xd0), BlurRadius: 12 * unit, Spread: 2 * unit, Variant: canvas.DropShadow}
}

// glow gives a rectangle the soft light of the winning card: bright, so that it is visible without colour vision.
func glow(r *canvas.Rectangle, unit float32) {
	light := theme.Mix(theme.Current().Gold, white, 0.55)
	r.StrokeColor, r.StrokeWidth = light, 2.5*unit
	r.Shadow = canvas.Shadow{Color: theme.WithAlpha(light, 0xb0), BlurRadius: 11 * unit, Spread: unit, Variant: canvas.DropShadow}
}

// white brightens a light.
var white = color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}
