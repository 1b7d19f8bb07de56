// Package marks is the small sheet on which a person gives a rubber or a board a name and a
// note. It lies on a screen, which it darkens.
package marks

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Sheet is the sheet. While it lies there its fields have the keyboard.
type Sheet struct {
	art            *widget.Art
	before         storage.Marks
	save, onCancel func()
	name, note     *field
	content        *fyne.Container
}

const sheetWidth = 460

// New returns the sheet with what has been written until now. onSave is told of what there is
// then; onCancel leaves all as it was.
func New(art *widget.Art, before storage.Marks, onSave func(storage.Marks), onCancel func()) *Sheet {
	s := &Sheet{art: art, before: before, onCancel: onCancel, content: container.NewStack()}
	s.save = func() { onSave(s.Marks()) }
	s.name, s.note = newField(s.save, onCancel), newField(s.save, onCancel)
	s.note.MultiLine, s.note.Wrapping = true, fyne.TextWrapWord
	s.note.SetMinRowsVisible(6)
	s.name.OnSubmitted = func(string) { focus(s.note, s.name) }
	s.name.SetText(before.Name)
	s.note.SetText(before.Note)
	s.Redraw()
	return s
}

// Redraw draws the sheet again, in the colours and the size of the present theme. What has been written stays, and so
// does the keyboard.
func (s *Sheet) Redraw() {
	p := theme.Current()
	label := func(words string) fyne.CanvasObject {
		return widget.NewProse(s.art, words, theme.U(theme.SmallText), p.Faint)
	}
	done := widget.NewButton(s.art, text.T("marks.save"), text.T("marks.save-key"), s.save)
	done.Primary = true
	cancel := widget.NewButton(s.art, text.T("marks.cancel"), text.T("key.escape"), s.onCancel)
	s.name.Refresh() // it remembers how high it was
	s.note.Refresh()
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(7)),
		widget.NewHeading(s.art, text.T("marks.title"), theme.U(theme.HeadingText), fyne.TextAlignLeading),
		label(text.T("marks.name")), s.name,
		label(text.T("marks.note")), s.note,
		container.NewCenter(container.New(layout.NewCustomPaddedHBoxLayout(theme.U(10)), done, cancel)))
	sheet := widget.NewSheet(theme.U(sheetWidth), theme.U(20), rows)
	s.content.Objects = []fyne.CanvasObject{widget.NewVeil(func() {}), container.NewCenter(sheet)}
	s.content.Refresh()
}

// Content returns what is laid over the screen.
func (s *Sheet) Content() fyne.CanvasObject { return s.content }

// Focus gives the keyboard to the name, once the sheet has been laid on a screen, which has been
// in the window for a while: of the sheet itself Fyne doesn't know yet where it is.
func (s *Sheet) Focus(screen fyne.CanvasObject) { focus(s.name, screen) }

func focus(f *field, near fyne.CanvasObject) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(near); c != nil {
		c.Focus(f)
	}
}

// Marks returns the marks as they have been written.
func (s *Sheet) Marks() storage.Marks {
	m := s.before
	m.Name, m.Note = strings.TrimSpace(s.name.Text), strings.TrimSpace(s.note.Text)
	return m
}

// field is an entry that leaves Esc and Ctrl+Enter to its sheet.
type field struct {
	fynewidget.Entry
	onSave, onCancel func()
}

func newField(onSave, onCancel func()) *field {
	f := &field{onSave: onSave, onCancel: onCancel}
	f.ExtendBaseWidget(f)
	return f
}

// TypedKey implements fyne.Focusable.
func (f *field) TypedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		f.onCancel()
		return
	}
	f.Entry.TypedKey(e)
}

// TypedShortcut implements fyne.Shortcutable.
func (f *field) TypedShortcut(shortcut fyne.Shortcut) {
	if k, ok := shortcut.(fyne.KeyboardShortcut); ok && (k.Key() == fyne.KeyReturn || k.Key() == fyne.KeyEnter) {
		f.onSave()
		return
	}
	f.Entry.TypedShortcut(shortcut)
}
