package deck

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// veil darkens what lies below it, and keeps the mouse from it.
type veil struct {
	widget.BaseWidget

	onTapped func()
}

var _ fyne.Tappable = (*veil)(nil)

func newVeil(onTapped func()) *veil {
	v := &veil{onTapped: onTapped}
	v.ExtendBaseWidget(v)
	return v
}

// Tapped implements fyne.Tappable.
func (v *veil) Tapped(*fyne.PointEvent) { v.onTapped() }

// CreateRenderer implements fyne.Widget.
func (v *veil) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.NRGBA{A: 0xa8}))
}
