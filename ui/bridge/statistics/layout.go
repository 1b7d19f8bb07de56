package statistics

import (
	"math"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// put places an object on whole points: between pixels a picture would be blurred.
func put(o fyne.CanvasObject, x, y, w, h float32) {
	whole := func(v float32) float32 { return float32(math.Round(float64(v))) }
	left, top := whole(x), whole(y)
	widget.Put(o, left, top, whole(x+w)-left, whole(y+h)-top)
}

// pageLayout has the head over the pickers over the rest, in the middle of a wide screen.
type pageLayout struct{}

const widest = 1560

func (pageLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	width := min(size.Width, theme.U(widest)) - 2*gap
	x, y := (size.Width-width)/2, gap*0.7
	for _, top := range o[:2] {
		high := top.MinSize().Height
		put(top, x, y, width, high)
		y += high + gap*0.7
	}
	put(o[2], x, y, width, size.Height-y-gap)
}

func (pageLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	gap := theme.U(margin)
	return fyne.NewSize(max(o[0].MinSize().Width, o[1].MinSize().Width)+2*gap, 600)
}

// almanac lays the figures out as on a printed page: the table over the line about the
// analysis on the left, and beside it the trend over bars and map, parted by thin rules. It is
// how much larger than usual the letters are: so much more room has the table.
type almanac float64

const (
	gutter     = 40
	tableShare = 0.36
	leastTable = 350
	mostTable  = 480
	trendShare = 0.46
)

func (zoom almanac) Layout(o []fyne.CanvasObject, size fyne.Size) {
	between := theme.U(gutter)
	left := float32(zoom) * max(theme.U(leastTable), min(size.Width*tableShare, theme.U(mostTable)))
	low := theme.U(52)
	put(o[0], 0, 0, left, size.Height-low-between/2)
	put(o[1], 0, size.Height-low, left, low)
	x, wide := left+between, size.Width-left-between
	high := size.Height*trendShare - between/2
	put(o[2], x, 0, wide, high)
	half := (wide - between) / 2
	put(o[3], x, high+between, half, size.Height-high-between)
	put(o[4], x+half+between, high+between, half, size.Height-high-between)
	put(o[5], left+between/2, 0, theme.Edge(), size.Height)
	put(o[6], x, high+between/2, wide, theme.Edge())
	put(o[7], 0, size.Height-low-between/4, left, theme.Edge())
}

func (almanac) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(theme.U(leastTable), 300) }

// strip has words over a bar on the left, and a button on the right.
type strip struct{}

func (strip) Layout(o []fyne.CanvasObject, size fyne.Size) {
	words, bar, button := o[0], o[1], o[2]
	right := float32(0)
	if button.Visible() {
		least := button.MinSize()
		right = least.Width
		put(button, size.Width-right, (size.Height-least.Height)/2, right, least.Height)
		right += theme.U(margin) * 0.7
	}
	put(words, 0, 0, size.Width-right, words.MinSize().Height)
	high := words.MinSize().Height // of text that wraps, known only now
	under := float32(0)
	if bar.Visible() {
		under = bar.MinSize().Height + theme.U(4)
	}
	top := max(0, (size.Height-high-under)/2)
	put(words, 0, top, size.Width-right, high)
	put(bar, 0, top+high+theme.U(4), size.Width-right, bar.MinSize().Height)
}

func (strip) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(theme.U(200), theme.U(40)) }
