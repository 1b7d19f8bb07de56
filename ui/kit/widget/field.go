package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Field is where something is written on a sheet. While it has the keyboard the sheet receives no key, so it hands on those that
// are for the sheet. Tab goes to the next field, also where a field has several lines.
type Field struct {
	widget.Entry

	OnKey  func(fyne.KeyName) bool // is asked first, and reports whether the key is the sheet's; or nil
	OnDone func()                  // Ctrl and Enter; or nil
}

var (
	_ fyne.Focusable = (*Field)(nil)
	_ fyne.Tabbable  = (*Field)(nil)
)

// NewField returns an empty field of one line.
func NewField() *Field {
	f := &Field{}
	f.ExtendBaseWidget(f)
	return f
}

// AcceptsTab implements fyne.Tabbable.
func (f *Field) AcceptsTab() bool { return false }

// TypedKey implements fyne.Focusable.
func (f *Field) TypedKey(e *fyne.KeyEvent) {
	if f.OnKey == nil || !f.OnKey(e.Name) {
		f.Entry.TypedKey(e)
	}
}

// TypedShortcut implements fyne.Shortcutable.
func (f *Field) TypedShortcut(shortcut fyne.Shortcut) {
	k, ok := shortcut.(fyne.KeyboardShortcut)
	if ok && f.OnDone != nil && (k.Key() == fyne.KeyReturn || k.Key() == fyne.KeyEnter) {
		f.OnDone()
		return
	}
	f.Entry.TypedShortcut(shortcut)
}
