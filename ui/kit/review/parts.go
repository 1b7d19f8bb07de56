package review

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// messageWide is the width, in units, of the message that there is nothing to review yet.
const messageWide = 520

// Button returns a small button.
func Button(art *widget.Art, label, key string, tapped func()) *widget.Button {
	b := widget.NewButton(art, label, key, tapped)
	b.TextSize = theme.U(theme.SmallText)
	return b
}

// Small returns a wrapping line of small text.
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

// Message returns what is shown in place of everything: that something is being read or, if err isn't nil, why it can't
// be. Loading and failed are the ids of messages; failed has an Error.
func Message(art *widget.Art, loading, failed string, err error) fyne.CanvasObject {
	words, ink := text.T(loading), theme.Current().Faint
	if err != nil {
		words, ink = text.T(failed, "Error", err), theme.Current().Bad
	}
	prose := widget.NewProse(art, words, theme.U(theme.BodyText), ink)
	prose.Wrap, prose.Align = true, fyne.TextAlignCenter
	return widget.NewColumn(theme.U(messageWide), prose)
}

// Steps returns the slider with the buttons that step back and on, and below it a curve, if there is one.
func Steps(art *widget.Art, step func(by int), slider *Slider, curve ...fyne.CanvasObject) fyne.CanvasObject {
	back, on := Button(art, "‹", "←", func() { step(-1) }), Button(art, "›", "→", func() { step(1) })
	return container.New(timeline{}, append([]fyne.CanvasObject{back, on, slider}, curve...)...)
}

// Row puts buttons side by side.
func Row(buttons ...fyne.CanvasObject) *fyne.Container {
	return widget.NewLine(theme.U(buttonGap), buttons...)
}

// Head returns the line at the top: buttons at both ends, and between them a title above a line of small text.
func Head(art *widget.Art, words string, left, right []fyne.CanvasObject) (head fyne.CanvasObject, title, subtitle *widget.Prose) {
	title = widget.NewHeading(art, words, theme.U(theme.HeadingText), fyne.TextAlignCenter)
	subtitle = Small(art, theme.Current().Faint)
	subtitle.Align = fyne.TextAlignCenter
	head = container.New(widget.TopLine{Gap: theme.U(buttonGap)}, Row(left...), Row(right...), title, subtitle)
	return head, title, subtitle
}

// InColumn puts the rows of the column into a scroller, with margins.
func InColumn(rows fyne.CanvasObject) *container.Scroll {
	side := theme.U(columnMargin - ColumnEdge) // for the scroll bar
	return container.NewVScroll(container.New(layout.NewCustomPaddedLayout(side, side, side, side), rows))
}
