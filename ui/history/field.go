package history

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	fynewidget "fyne.io/fyne/v2/widget"
)

// field is a place to write in. While it has the keyboard the screen is told of no key, so it hands
// on those that it has no use for.
type field struct {
	fynewidget.Entry

	onEscape func()
	onEnter  func() // Enter in one line, or with Ctrl in several
	onNext   func() // Tab, and the arrow down in one line
}

var (
	_ fyne.Focusable    = (*field)(nil)
	_ fyne.Tabbable     = (*field)(nil)
	_ fyne.Shortcutable = (*field)(nil)
)

func newField() *field {
	f := &field{}
	f.ExtendBaseWidget(f)
	return f
}

// newNoteField returns a field of several lines.
func newNoteField() *field {
	f := &field{}
	f.MultiLine, f.Wrapping = true, fyne.TextWrapWord
	f.ExtendBaseWidget(f)
	return f
}

// AcceptsTab implements fyne.Tabbable: Fyne would go to any other field of the window.
func (f *field) AcceptsTab() bool { return true }

// TypedKey implements fyne.Focusable.
func (f *field) TypedKey(e *fyne.KeyEvent) {
	switch {
	case e.Name == fyne.KeyEscape:
		call(f.onEscape)
	case e.Name == fyne.KeyTab, e.Name == fyne.KeyDown && !f.MultiLine:
		call(f.onNext)
	case !f.MultiLine && (e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter):
		call(f.onEnter)
	default:
		f.Entry.TypedKey(e)
	}
}

// TypedShortcut implements fyne.Shortcutable.
func (f *field) TypedShortcut(shortcut fyne.Shortcut) {
	if s, ok := shortcut.(*desktop.CustomShortcut); ok && (s.KeyName == fyne.KeyReturn || s.KeyName == fyne.KeyEnter) {
		call(f.onEnter)
		return
	}
	f.Entry.TypedShortcut(shortcut)
}

func call(f func()) {
	if f != nil {
		f()
	}
}

// focus gives a field the keyboard, or takes it back for the screen.
func (f *field) focus(on bool) {
	c := fyne.CurrentApp().Driver().CanvasForObject(f)
	switch {
	case c == nil:
	case on:
		c.Focus(f)
	default:
		c.Unfocus()
	}
}
