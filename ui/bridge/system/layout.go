package system

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// whole has a head over two sides, of which the left one, the text, is wider.
type whole struct{}

// left is the share of the text in the width.
const left = 0.56

// Layout implements fyne.Layout.
func (whole) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	width := min(size.Width, theme.U(widest)) - 2*gap
	x, high := (size.Width-width)/2, o[0].MinSize().Height
	widget.Put(o[0], x, gap, width, high)
	y := high + 2*gap
	first := (width - gap) * left
	widget.Put(o[1], x, y, first, max(0, size.Height-y-gap))
	widget.Put(o[2], x+first+gap, y, width-gap-first, max(0, size.Height-y-gap))
}

// MinSize implements fyne.Layout.
func (whole) MinSize(o []fyne.CanvasObject) fyne.Size {
	gap := theme.U(margin)
	return fyne.NewSize(o[0].MinSize().Width+2*gap, o[0].MinSize().Height+max(o[1].MinSize().Height, o[2].MinSize().Height)+3*gap)
}

// stack has objects below each other, each as high as it needs to be in the width, with a gap between them.
type stack float32

// Layout implements fyne.Layout.
func (gap stack) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		o.Resize(fyne.NewSize(size.Width, o.MinSize().Height))
		high := o.MinSize().Height // of text that wraps known only now
		widget.Put(o, 0, y, size.Width, high)
		y += high + float32(gap)
	}
}

// MinSize implements fyne.Layout. All objects can be narrower than they want to be.
func (gap stack) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for i, o := range objects {
		least.Height += o.MinSize().Height
		if i > 0 {
			least.Height += float32(gap)
		}
	}
	return least
}
