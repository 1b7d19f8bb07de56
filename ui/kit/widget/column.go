package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// NewColumn returns content in the middle of the available room, in the given width if possible, and at its least
// height. If it is higher than the room it scrolls.
func NewColumn(width float32, content fyne.CanvasObject) *container.Scroll {
	return container.NewVScroll(container.New(column(width), content))
}

// column lays one object out in the middle, this wide.
type column float32

func (c column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		w := max(min(float32(c), size.Width), o.MinSize().Width)
		o.Resize(fyne.NewSize(w, o.MinSize().Height)) // for text that wraps, the height follows
		h := o.MinSize().Height
		o.Resize(fyne.NewSize(w, h))
		o.Move(fyne.NewPos((size.Width-w)/2, max(0, (size.Height-h)/2)))
	}
}

func (c column) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for _, o := range objects {
		if o.Size().Width == 0 { // wrapping text would become a column of single words
			o.Resize(fyne.NewSize(float32(c), 0))
			o.Resize(fyne.NewSize(float32(c), o.MinSize().Height))
		}
		least = least.Max(o.MinSize())
	}
	return least
}

// NewHeading returns a line of the given size in bold ink.
func NewHeading(art *Art, text string, size float32, align fyne.TextAlign) *Prose {
	h := NewProse(art, text, size, theme.Current().Ink)
	h.Bold, h.Align = true, align
	return h
}

// NewEven returns objects side by side, all of one width, with a gap between them.
func NewEven(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(even(gap), objects...)
}

type even float32

func (gap even) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	n := float32(len(objects))
	width := (size.Width - float32(gap)*(n-1)) / n
	for i, o := range objects {
		o.Move(fyne.NewPos(float32(i)*(width+float32(gap)), 0))
		o.Resize(fyne.NewSize(width, size.Height))
	}
}

func (gap even) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for _, o := range objects {
		least = least.Max(o.MinSize())
	}
	n := float32(len(objects))
	return fyne.NewSize(least.Width*n+float32(gap)*(n-1), least.Height)
}
