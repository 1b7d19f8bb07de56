package review

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// LineHigh is the height of a list's line, in units.
const LineHigh = 23

// NewCells returns a line of small words with these shares of the width, of which those from column right on are
// aligned right.
func NewCells(art *widget.Art, shares []float32, right int) *fyne.Container {
	var cells []fyne.CanvasObject
	for i := range shares {
		prose := widget.NewProse(art, "", theme.U(theme.SmallText), color.Black)
		if i >= right {
			prose.Align = fyne.TextAlignTrailing
		}
		cells = append(cells, prose)
	}
	return container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(6), theme.U(12)), widget.NewCells(shares, cells...))
}

// Line is the content of a list's line.
type Line struct {
	Words []string
	Inks  []color.Color
	Bold  bool
}

// Fill puts words into a line that [NewCells] has made.
func Fill(line fyne.CanvasObject, words []string, inks []color.Color, bold bool) {
	for i, o := range line.(*fyne.Container).Objects[0].(*fyne.Container).Objects {
		prose := o.(*widget.Prose)
		if prose.Bold != bold {
			prose.Bold = bold
			prose.Refresh()
		}
		prose.Set(words[i], inks[i])
	}
}

// FillHead puts faint words into a line that heads a list.
func FillHead(line fyne.CanvasObject, words ...string) {
	inks := make([]color.Color, len(words))
	for i := range inks {
		inks[i] = theme.Current().Faint
	}
	Fill(line, words, inks, false)
}

// MarkLine selects a line of a list; with -1 none is, and the first one is in sight.
func MarkLine(l *widget.List, i int) {
	l.Select(max(i, 0))
	if i < 0 {
		l.Unselect()
	}
}
