package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// NewLines returns objects below each other in a given width, which determines their heights.
func NewLines(width, gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(lines{width, gap}, objects...)
}

// lines is their layout.
type lines struct{ width, gap float32 }

func (l lines) Layout(objects []fyne.CanvasObject, _ fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		o.Move(fyne.NewPos(0, y))
		o.Resize(l.size(o))
		y += o.Size().Height + l.gap
	}
}

func (l lines) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.NewSize(l.width, l.gap*float32(max(len(objects)-1, 0)))
	for _, o := range objects {
		least.Height += l.size(o).Height
	}
	return least
}

// size returns the size of an object in the width of the lines.
func (l lines) size(o fyne.CanvasObject) fyne.Size {
	if o.Size().Width != l.width {
		o.Resize(fyne.NewSize(l.width, o.MinSize().Height))
	}
	return fyne.NewSize(l.width, o.MinSize().Height)
}
