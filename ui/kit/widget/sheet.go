package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
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

// Veil covers the objects below it, and blocks the mouse.
type Veil struct {
	widget.BaseWidget

	shade    color.Color
	onTapped func()
}

var (
	_ fyne.Tappable     = (*Veil)(nil)
	_ desktop.Hoverable = (*Veil)(nil)
)

// NewVeil returns a veil that darkens.
func NewVeil(onTapped func()) *Veil { return newVeil(color.NRGBA{A: 0xa8}, onTapped) }

// NewCover returns a veil that isn't seen.
func NewCover(onTapped func()) *Veil { return newVeil(color.Transparent, onTapped) }

func newVeil(shade color.Color, onTapped func()) *Veil {
	v := &Veil{shade: shade, onTapped: onTapped}
	v.ExtendBaseWidget(v)
	return v
}

// Tapped implements fyne.Tappable.
func (v *Veil) Tapped(*fyne.PointEvent) { v.onTapped() }

// MouseIn implements desktop.Hoverable, which keeps the mouse from the objects below.
func (v *Veil) MouseIn(*desktop.MouseEvent) {}

// MouseMoved implements desktop.Hoverable.
func (v *Veil) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (v *Veil) MouseOut() {}

// CreateRenderer implements fyne.Widget.
func (v *Veil) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(v.shade))
}
