package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// NewCardShadow returns the soft shadow of a card that lies on something. It belongs under
// the card, and [FitCardShadow] gives it the card's size.
func NewCardShadow() *canvas.Rectangle {
	r := canvas.NewRectangle(color.Transparent)
	r.Shadow = canvas.Shadow{Color: color.NRGBA{A: 0x58}, Variant: canvas.BoxShadow}
	return r
}

// FitCardShadow makes a shadow that of a card of the given size. The light comes from
// above, a little from the left.
func FitCardShadow(shadow *canvas.Rectangle, size fyne.Size) {
	short := min(size.Width, size.Height)
	shadow.CornerRadius = short * 0.06
	shadow.Shadow.BlurRadius = short * 0.07
	shadow.Shadow.Offset = fyne.NewPos(short*0.008, short*0.025)
	shadow.Resize(size)
}

// LiftSheet gives a sheet of paper that lies on something its soft shadow, in a window
// whose unit is u.
func LiftSheet(sheet *canvas.Rectangle, u float32) {
	sheet.Shadow = canvas.Shadow{Color: color.NRGBA{A: 0x48}, BlurRadius: 9 * u, Offset: fyne.NewPos(u, 3*u), Variant: canvas.DropShadow}
}
