package statistics

import (
	"math"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Put places an object on whole points: between pixels a picture would be blurred.
func Put(o fyne.CanvasObject, x, y, w, h float32) {
	whole := func(v float32) float32 { return float32(math.Round(float64(v))) }
	left, top := whole(x), whole(y)
	widget.Put(o, left, top, whole(x+w)-left, whole(y+h)-top)
}

// pageLayout has the head over the pickers over the rest, in the middle of a wide screen.
type pageLayout struct{}

const widest = 1560

func (pageLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(Margin)
	width := min(size.Width, theme.U(widest)) - 2*gap
	x, y := (size.Width-width)/2, gap*0.7
	for _, top := range o[:2] {
		high := float32(math.Ceil(float64(top.MinSize().Height))) // in whole points, like its place
		Put(top, x, y, width, high)
		y += high + gap*0.7
	}
	Put(o[2], x, y, width, size.Height-y-gap)
}

func (pageLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	gap := theme.U(Margin)
	return fyne.NewSize(max(o[0].MinSize().Width, o[1].MinSize().Width)+2*gap, 600)
}
