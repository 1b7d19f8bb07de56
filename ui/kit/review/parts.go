package review

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// messageWide is how wide the message is, in units, that there is nothing to look back on yet.
const messageWide = 520

// Button returns a small button.
func Button(art *widget.Art, label, key string, tapped func()) *widget.Button {
	b := widget.NewButton(art, label, key, tapped)
	b.TextSize = theme.U(theme.SmallText)
	return b
}

// Small returns a line of small text, which wraps.
func Small(art *widget.Art, ink color.Color) *widget.Prose {
	prose := widget.NewProse(art, "", theme.U(theme.SmallText), ink)
	prose.Wrap = true
	return prose
}

// Rule returns a line between two parts of a column.
func Rule() fyne.CanvasObject {
	r := canvas.NewRectangle(theme.Current().PanelEdge)
	r.SetMinSize(fyne.NewSize(1, theme.Edge()))
	return r
}

// Message returns what stands in the place of all: that something is being read, or why it can't be.
func Message(art *widget.Art, words string, ink color.Color) fyne.CanvasObject {
	prose := widget.NewProse(art, words, theme.U(theme.BodyText), ink)
	prose.Wrap, prose.Align = true, fyne.TextAlignCenter
	return widget.NewColumn(theme.U(messageWide), prose)
}

// Row puts buttons side by side.
func Row(buttons ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedHBoxLayout(theme.U(buttonGap)), buttons...)
}

// Head returns the line at the top: buttons at both ends, and between them a title above a line of small text.
func Head(art *widget.Art, words string, left, right []fyne.CanvasObject) (head fyne.CanvasObject, title, subtitle *widget.Prose) {
	title = widget.NewHeading(art, words, theme.U(theme.HeadingText), fyne.TextAlignCenter)
	subtitle = Small(art, theme.Current().Faint)
	subtitle.Align = fyne.TextAlignCenter
	head = container.NewBorder(nil, nil, container.NewCenter(Row(left...)), container.NewCenter(Row(right...)), container.New(Lines(0), title, subtitle))
	return head, title, subtitle
}

// InColumn puts the rows of the column into what scrolls, with its edges.
func InColumn(rows fyne.CanvasObject) *container.Scroll {
	side := theme.U(columnMargin - ColumnEdge) // where the scroll bar is, if there is one
	return container.NewVScroll(container.New(layout.NewCustomPaddedLayout(side, side, side, side), rows))
}
