package statistics

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// veil covers the page, and keeps the mouse from it.
type veil struct {
	widget.BaseWidget

	shade    color.Color
	onTapped func()
}

var (
	_ fyne.Tappable     = (*veil)(nil)
	_ desktop.Hoverable = (*veil)(nil)
)

// shade is that of a veil under a sheet.
var shade = color.NRGBA{A: 0xa8}

func newVeil(shade color.Color, onTapped func()) *veil {
	v := &veil{shade: shade, onTapped: onTapped}
	v.ExtendBaseWidget(v)
	return v
}

// Tapped implements fyne.Tappable.
func (v *veil) Tapped(*fyne.PointEvent) { v.onTapped() }

// MouseIn, MouseMoved and MouseOut implement desktop.Hoverable: what lies below doesn't hear
// of the mouse.
func (v *veil) MouseIn(*desktop.MouseEvent)    {}
func (v *veil) MouseMoved(*desktop.MouseEvent) {}
func (v *veil) MouseOut()                      {}

// CreateRenderer implements fyne.Widget.
func (v *veil) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(v.shade))
}
