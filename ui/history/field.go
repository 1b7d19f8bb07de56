package history

import (
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/widget"
)

// field is a line to write in. While it has the keyboard the screen receives no key, so it hands
// on those that it has no use for.
type field struct {
	widget.Field

	onEscape func()
	onEnter  func()
	onNext   func() // Tab, or the arrow down
}

var (
	_ fyne.Focusable = (*field)(nil)
	_ fyne.Tabbable  = (*field)(nil)
)

func newField() *field {
	f := &field{}
	f.ExtendBaseWidget(f)
	return f
}

// newFieldWithKey returns a field that shows the key that leads to it.
func newFieldWithKey(art *widget.Art, key string) *field {
	f := newField()
	f.ShowKey(art, key)
	return f
}

// AcceptsTab implements fyne.Tabbable: Fyne would go to any other field of the window.
func (f *field) AcceptsTab() bool { return true }

// TypedKey implements fyne.Focusable.
func (f *field) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape:
		call(f.onEscape)
	case fyne.KeyTab, fyne.KeyDown:
		call(f.onNext)
	case fyne.KeyReturn, fyne.KeyEnter:
		call(f.onEnter)
	default:
		f.Entry.TypedKey(e)
	}
}

func call(f func()) {
	if f != nil {
		f()
	}
}

// write puts a text in a field, with the cursor behind it.
func (f *field) write(words string) {
	f.SetText(words)
	f.CursorColumn = utf8.RuneCountInString(words)
}
