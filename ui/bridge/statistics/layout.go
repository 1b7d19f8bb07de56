package statistics

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// strip has words over a bar on the left, and a button on the right.
type strip struct{}

func (strip) Layout(o []fyne.CanvasObject, size fyne.Size) {
	words, bar, button := o[0], o[1], o[2]
	right := float32(0)
	if button.Visible() {
		least := button.MinSize()
		right = least.Width
		statistics.Put(button, size.Width-right, (size.Height-least.Height)/2, right, least.Height)
		right += theme.U(statistics.Margin) * 0.7
	}
	statistics.Put(words, 0, 0, size.Width-right, words.MinSize().Height)
	high := words.MinSize().Height // of text that wraps, known only now
	under := float32(0)
	if bar.Visible() {
		under = bar.MinSize().Height + theme.U(4)
	}
	top := max(0, (size.Height-high-under)/2)
	statistics.Put(words, 0, top, size.Width-right, high)
	statistics.Put(bar, 0, top+high+theme.U(4), size.Width-right, bar.MinSize().Height)
}

func (strip) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(theme.U(200), theme.U(40)) }
