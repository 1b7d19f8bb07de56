package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// NewPath returns the path of a file or folder, which may break anywhere. It can't be selected: Fyne's selectable text
// would take the focus from the screen.
func NewPath(path string) fyne.CanvasObject {
	l := widget.NewLabel(path)
	l.Wrapping = fyne.TextWrapBreak
	inset := -theme.Size(theme.SizeNameInnerPadding) // the label's own
	return container.New(layout.NewCustomPaddedLayout(inset/2, inset/2, inset, inset), l)
}
