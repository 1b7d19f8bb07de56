// Package marks is the small sheet on which the user names something saved, such as a rubber or a board, and writes a
// note; and says how much of these other screens show.
package marks

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Words are a name and a note. Either may be empty.
type Words struct {
	Name string
	Note string // may have several lines
}

// Sheet is the sheet. Its fields have the focus. Unless the user cancels, the words are saved however the sheet is
// closed.
type Sheet struct {
	art        *widget.Art
	sheets     *sheet.Stack
	before     Words
	onSave     func(Words)
	cancelled  bool
	name, note *widget.Field
}

var (
	_ sheet.Sheet  = (*Sheet)(nil)
	_ sheet.Leaver = (*Sheet)(nil)
	_ sheet.Holder = (*Sheet)(nil)
	_ sheet.Closer = (*Sheet)(nil)
	_ sheet.Writer = (*Sheet)(nil)
)

// The keys that screens have for a star, and for the sheet.
const (
	StarKey = "*"
	NoteKey = "#"
)

const sheetWidth = 460

// Open lays the sheet on a stack, with the present words. onSave is called once with the new words, if they differ.
func Open(art *widget.Art, sheets *sheet.Stack, before Words, onSave func(Words)) *Sheet {
	s := &Sheet{art: art, sheets: sheets, before: before, onSave: onSave}
	s.name, s.note = newField(s), newField(s)
	s.note.MultiLine, s.note.Wrapping = true, fyne.TextWrapWord
	s.note.SetMinRowsVisible(6)
	s.name.OnSubmitted = func(string) { s.focus(s.note) }
	s.name.SetText(before.Name)
	s.note.SetText(before.Note)
	sheets.Push(s)
	return s
}

// Build implements [sheet.Sheet].
func (s *Sheet) Build() fyne.CanvasObject {
	p := theme.Current()
	label := func(words string) fyne.CanvasObject {
		return widget.NewProse(s.art, words, theme.U(theme.SmallText), p.Faint)
	}
	done := widget.NewButton(s.art, text.T("marks.save"), text.T("marks.save-key"), s.save)
	done.Primary = true
	cancel := widget.NewButton(s.art, text.T("marks.cancel"), text.T("key.escape"), s.Leave)
	s.name.Refresh() // it caches its height
	s.note.Refresh()
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(7)),
		widget.NewHeading(s.art, text.T("marks.title"), theme.U(theme.HeadingText), fyne.TextAlignLeading),
		label(text.T("marks.name")), s.name,
		label(text.T("marks.note")), s.note,
		container.NewCenter(container.New(layout.NewCustomPaddedHBoxLayout(theme.U(10)), done, cancel)))
	return widget.NewSheet(theme.U(sheetWidth), theme.U(20), rows)
}

// Field implements [sheet.Writer].
func (s *Sheet) Field() fyne.Focusable { return s.name }

// Enter implements [sheet.Sheet]. Keys arrive here after a click beside the fields, which has taken the focus from
// them; it returns to the name.
func (s *Sheet) Enter() { s.focus(s.name) }

// Key implements [sheet.Sheet].
func (s *Sheet) Key(fyne.KeyName) { s.focus(s.name) }

// Rune implements [sheet.Sheet].
func (s *Sheet) Rune(rune) {}

// Leave implements [sheet.Leaver]: it cancels.
func (s *Sheet) Leave() {
	s.cancelled = true
	s.sheets.Remove(s)
}

// Unsaved implements [sheet.Holder].
func (s *Sheet) Unsaved() bool { return s.Words() != s.before }

// Close implements [sheet.Closer].
func (s *Sheet) Close() {
	if !s.cancelled && s.Unsaved() {
		s.onSave(s.Words())
	}
}

// save closes the sheet, which saves.
func (s *Sheet) save() { s.sheets.Remove(s) }

func (s *Sheet) focus(f *widget.Field) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.sheets.Content()); c != nil {
		c.Focus(f)
	}
}

// Words returns the present words.
func (s *Sheet) Words() Words {
	return Words{strings.TrimSpace(s.name.Text), strings.TrimSpace(s.note.Text)}
}

// newField returns a field that leaves Esc and Ctrl+Enter to its sheet.
func newField(s *Sheet) *widget.Field {
	f := widget.NewField()
	f.OnDone = s.save
	f.OnKey = func(key fyne.KeyName) bool {
		if key == fyne.KeyEscape {
			s.sheets.Key(key)
		}
		return key == fyne.KeyEscape
	}
	return f
}
