package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Field is a text field on a sheet. While it has the focus the sheet receives no keys, so it passes on those for the
// sheet. Tab moves to the next field, even where a field has several lines.
type Field struct {
	widget.Entry

	OnKey  func(fyne.KeyName) bool // is called first, and reports whether the sheet has handled the key; or nil
	OnDone func()                  // Ctrl and Enter; or nil

	OnFocus func(on bool) // it has the keyboard now, or not any more; or nil

	key   *Prose // at its end, or nil
	named string // the key to show
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

// ShowKey has a field that hasn't been shown yet show at its end the key that leads to it. [Field.Redraw] gives it its colour and size.
func (f *Field) ShowKey(art *Art, key string) {
	f.named, f.key = key, NewProse(art, ShownKey(key), 0, color.Black)
	f.ActionItem = container.New(fieldKey{}, f.key)
}

// Redraw draws the field in the colours and the size of the present theme. Fyne's field draws the object at its end
// that it was made with, so that it is this one that changes.
func (f *Field) Redraw() {
	if f.key != nil {
		f.key.SetTextSize(theme.U(theme.BodyText) * 0.76)
		f.key.Set(ShownKey(f.named), theme.Current().Faint)
	}
	f.Refresh()
}

// FocusGained implements fyne.Focusable.
func (f *Field) FocusGained() {
	f.Entry.FocusGained()
	if f.OnFocus != nil {
		f.OnFocus(true)
	}
}

// FocusLost implements fyne.Focusable.
func (f *Field) FocusLost() {
	f.Entry.FocusLost()
	if f.OnFocus != nil {
		f.OnFocus(false)
	}
}

// fieldKey is a layout that puts a key in the middle of the height, with room behind it.
type fieldKey struct{}

const behindKey = 10

func (fieldKey) Layout(o []fyne.CanvasObject, size fyne.Size) {
	Put(o[0], 0, 0, max(0, size.Width-theme.U(behindKey)), size.Height)
}

func (fieldKey) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(theme.U(behindKey), 0)
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
