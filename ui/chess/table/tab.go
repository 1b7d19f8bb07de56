package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// tab is the field that Tab comes to when nothing has the keyboard. It isn't seen, and gives the keyboard back at once. (Fyne doesn't tell
// a screen of Tab: it looks for the first field, or with Shift for the last one.)
type tab struct {
	widget.BaseWidget
	pressed func()
}

var _ fyne.Focusable = (*tab)(nil)

func newTab(pressed func()) *tab {
	t := &tab{pressed: pressed}
	t.ExtendBaseWidget(t)
	return t
}

// FocusGained implements fyne.Focusable.
func (t *tab) FocusGained() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(t); c != nil {
		c.Unfocus()
	}
	t.pressed()
}

// FocusLost implements fyne.Focusable.
func (t *tab) FocusLost() {}

// TypedRune implements fyne.Focusable.
func (t *tab) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (t *tab) TypedKey(*fyne.KeyEvent) {}

// CreateRenderer implements fyne.Widget.
func (t *tab) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}
