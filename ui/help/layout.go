package help

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// rule returns a thin line across a page.
func rule() fyne.CanvasObject {
	r := canvas.NewRectangle(theme.Current().PanelEdge)
	r.SetMinSize(fyne.NewSize(0, theme.Edge()))
	return r
}

// inTheMiddle is a layout for one object in the whole height and at most this wide.
type inTheMiddle float32

func (l inTheMiddle) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := max(min(float32(l), size.Width), o[0].MinSize().Width)
	widget.Put(o[0], max(0, (size.Width-width)/2), 0, width, size.Height)
}

func (l inTheMiddle) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// midHeight is a layout that centres one object at its own height.
type midHeight struct{}

func (midHeight) Layout(o []fyne.CanvasObject, size fyne.Size) {
	high := o[0].MinSize().Height
	widget.Put(o[0], 0, (size.Height-high)/2, size.Width, high)
}

func (midHeight) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// sides is a layout for two objects side by side in the whole height: the first one has a share of the width.
type sides struct{ gap, share float32 }

func (l sides) Layout(o []fyne.CanvasObject, size fyne.Size) {
	first := (size.Width - l.gap) * l.share
	widget.Put(o[0], 0, 0, first, size.Height)
	widget.Put(o[1], first+l.gap, 0, size.Width-l.gap-first, size.Height)
}

func (l sides) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(a.Width/l.share, b.Width/(1-l.share))+l.gap, max(a.Height, b.Height))
}

// reading is a layout for scrolled, wrapping text: its height depends on its width.
type reading struct{}

func (reading) Layout(o []fyne.CanvasObject, size fyne.Size) {
	scroll := o[0].(*container.Scroll)
	if scroll.Content.Size().Width != size.Width {
		scroll.Content.Resize(fyne.NewSize(size.Width, 1))
		scroll.Content.Resize(fyne.NewSize(size.Width, scroll.Content.MinSize().Height))
	}
	widget.Put(scroll, 0, 0, size.Width, size.Height)
	scroll.Refresh()
}

func (reading) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// across is a layout for a picture that is as wide as there is room, and as high as that makes it.
type across struct{ aspect float32 }

func (l across) Layout(o []fyne.CanvasObject, size fyne.Size) {
	widget.Put(o[0], 0, 0, size.Width, size.Height)
}

func (l across) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, o[0].Size().Width/l.aspect)
}
