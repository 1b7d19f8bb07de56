package tabletop

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// Tab is the field that Tab comes to when nothing has the keyboard. It isn't seen, and gives the keyboard back at once. (Fyne doesn't tell
// a screen of Tab: it looks for the first field, or with Shift for the last one.)
type Tab struct {
	widget.BaseWidget
	pressed func()
}

var _ fyne.Focusable = (*Tab)(nil)

// NewTab returns a field that calls pressed when Tab comes to it.
func NewTab(pressed func()) *Tab {
	t := &Tab{pressed: pressed}
	t.ExtendBaseWidget(t)
	return t
}

// FocusGained implements fyne.Focusable.
func (t *Tab) FocusGained() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(t); c != nil {
		c.Unfocus()
	}
	t.pressed()
}

// FocusLost implements fyne.Focusable.
func (t *Tab) FocusLost() {}

// TypedRune implements fyne.Focusable.
func (t *Tab) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (t *Tab) TypedKey(*fyne.KeyEvent) {}

// CreateRenderer implements fyne.Widget.
func (t *Tab) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}
