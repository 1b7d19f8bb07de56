package history

import (
	"image/color"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// field is a line to write in. While it has the keyboard the screen receives no key, so it hands
// on those that it has no use for.
type field struct {
	fynewidget.Entry

	key      *widget.Prose // at its end, or nil
	onEscape func()
	onEnter  func()
	onNext   func() // Tab, or the arrow down
	onFocus  func(on bool)
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
	f.key = widget.NewProse(art, key, 0, color.Black)
	f.ActionItem = container.New(keyLayout{}, f.key)
	return f
}

// redraw draws the field in the colours and the size of the present theme. Fyne's field draws the object at its end
// that it was made with, so that it is this one that changes.
func (f *field) redraw() {
	if f.key != nil {
		f.key.SetTextSize(theme.U(theme.BodyText) * 0.76)
		f.key.Set(f.key.Text, theme.Current().Faint)
	}
	f.Refresh()
}

// keyLayout puts a key in the middle of the height, with room behind it.
type keyLayout struct{}

func (keyLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	widget.Put(o[0], 0, 0, max(0, size.Width-theme.U(gap)), size.Height)
}

func (keyLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(theme.U(gap), 0)
}

// AcceptsTab implements fyne.Tabbable: Fyne would go to any other field of the window.
func (f *field) AcceptsTab() bool { return true }

// FocusGained implements fyne.Focusable.
func (f *field) FocusGained() {
	f.Entry.FocusGained()
	if f.onFocus != nil {
		f.onFocus(true)
	}
}

// FocusLost implements fyne.Focusable.
func (f *field) FocusLost() {
	f.Entry.FocusLost()
	if f.onFocus != nil {
		f.onFocus(false)
	}
}

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
