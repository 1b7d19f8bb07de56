package statistics

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/almanac"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// spread lays the figures out as on a printed page: the table over the line about the
// analysis on the left, and beside it the trend over bars and map, parted by thin rules. It is
// how much larger than usual the letters are: so much more room has the table.
type spread float64

const (
	gutter     = 40
	tableShare = 0.36
	leastTable = 350
	mostTable  = 480
	trendShare = 0.46
)

func (zoom spread) Layout(o []fyne.CanvasObject, size fyne.Size) {
	between := theme.U(gutter)
	left := float32(zoom) * max(theme.U(leastTable), min(size.Width*tableShare, theme.U(mostTable)))
	low := theme.U(52)
	almanac.Put(o[0], 0, 0, left, size.Height-low-between/2)
	almanac.Put(o[1], 0, size.Height-low, left, low)
	x, wide := left+between, size.Width-left-between
	high := size.Height*trendShare - between/2
	almanac.Put(o[2], x, 0, wide, high)
	half := (wide - between) / 2
	almanac.Put(o[3], x, high+between, half, size.Height-high-between)
	almanac.Put(o[4], x+half+between, high+between, half, size.Height-high-between)
	almanac.Put(o[5], left+between/2, 0, theme.Edge(), size.Height)
	almanac.Put(o[6], x, high+between/2, wide, theme.Edge())
	almanac.Put(o[7], 0, size.Height-low-between/4, left, theme.Edge())
}

func (spread) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(theme.U(leastTable), 300) }

// strip has words over a bar on the left, and a button on the right.
type strip struct{}

func (strip) Layout(o []fyne.CanvasObject, size fyne.Size) {
	words, bar, button := o[0], o[1], o[2]
	right := float32(0)
	if button.Visible() {
		least := button.MinSize()
		right = least.Width
		almanac.Put(button, size.Width-right, (size.Height-least.Height)/2, right, least.Height)
		right += theme.U(almanac.Margin) * 0.7
	}
	almanac.Put(words, 0, 0, size.Width-right, words.MinSize().Height)
	high := words.MinSize().Height // of text that wraps, known only now
	under := float32(0)
	if bar.Visible() {
		under = bar.MinSize().Height + theme.U(4)
	}
	top := max(0, (size.Height-high-under)/2)
	almanac.Put(words, 0, top, size.Width-right, high)
	almanac.Put(bar, 0, top+high+theme.U(4), size.Width-right, bar.MinSize().Height)
}

func (strip) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(theme.U(200), theme.U(40)) }
