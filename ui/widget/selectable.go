package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// NewSelectable returns text that can be selected and copied with the mouse, as a path. It
// breaks lines anywhere.
func NewSelectable(text string) fyne.CanvasObject {
	l := widget.NewLabel(text)
	l.Selectable, l.Wrapping = true, fyne.TextWrapBreak
	inset := -theme.Size(theme.SizeNameInnerPadding) // the label's own
	return container.New(layout.NewCustomPaddedLayout(inset/2, inset/2, inset, inset), l)
}
