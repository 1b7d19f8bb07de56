package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// NewSheet returns content of the given width on a panel, to be laid on a [Veil].
func NewSheet(width, margin float32, content fyne.CanvasObject) fyne.CanvasObject {
	return NewPanel(container.New(wide(width), content), margin)
}

// wide is a layout for one object of a given width.
type wide float32

func (w wide) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
	}
}

func (w wide) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var height float32
	for _, o := range objects {
		if o.Size().Width != float32(w) { // the height of text that wraps follows
			o.Resize(fyne.NewSize(float32(w), o.MinSize().Height))
		}
		height = max(height, o.MinSize().Height)
	}
	return fyne.NewSize(float32(w), height)
}

// Veil darkens what lies below it, and keeps the mouse from it.
type Veil struct {
	widget.BaseWidget

	onTapped func()
}

var _ fyne.Tappable = (*Veil)(nil)

// NewVeil returns a veil.
func NewVeil(onTapped func()) *Veil {
	v := &Veil{onTapped: onTapped}
	v.ExtendBaseWidget(v)
	return v
}

// Tapped implements fyne.Tappable.
func (v *Veil) Tapped(*fyne.PointEvent) { v.onTapped() }

// CreateRenderer implements fyne.Widget.
func (v *Veil) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.NRGBA{A: 0xa8}))
}
