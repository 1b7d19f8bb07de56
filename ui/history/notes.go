package history

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
	"github.com/superbridge/superbridge/ui/widget"
)

// notesSheet is the sheet on which the name and the note of a rubber or board are written. Unless
// the person cancels, what is written is kept however the sheet is left.
type notesSheet struct {
	screen     *Screen
	marked     marked
	name, note *field
}

const noteHeight = 170

// openNotes lays the sheet on the screen, if something is selected.
func (s *Screen) openNotes() {
	m, ok := s.toMark()
	if !ok {
		return
	}
	n := &notesSheet{screen: s, marked: m, name: newField(), note: newNoteField()}
	n.name.SetText(m.Name)
	n.note.SetText(m.Note)
	n.name.onNext = func() { n.note.focus(true) }
	n.note.onNext = func() { n.name.focus(true) }
	n.name.onEnter, n.note.onEnter = n.leave, n.leave
	n.name.onEscape, n.note.onEscape = s.lift, s.lift
	s.lay(n)
	n.name.focus(true)
}

// written returns the marks as they are written now.
func (n *notesSheet) written() marked {
	m := n.marked
	m.Name, m.Note = strings.TrimSpace(n.name.Text), strings.TrimSpace(n.note.Text)
	return m
}

func (n *notesSheet) busy() bool { return n.written() != n.marked }

// leave keeps what is written.
func (n *notesSheet) leave() {
	n.screen.lift()
	if n.busy() {
		n.screen.mark(n.written())
	}
}

func (n *notesSheet) key(key fyne.KeyName) {
	switch key {
	case fyne.KeyEscape:
		n.screen.lift()
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyTab:
		n.name.focus(true)
	}
}

func (n *notesSheet) rune(rune) {}

func (n *notesSheet) build() fyne.CanvasObject {
	s, p := n.screen, theme.Current()
	title := text.T("history.notes.rubber")
	if n.marked.board != 0 {
		title = text.T("history.notes.board")
	}
	n.name.SetPlaceHolder(text.T("history.notes.name"))
	n.note.SetPlaceHolder(text.T("history.notes.note"))
	lines := s.headed(title, n.name, container.New(tall(theme.U(noteHeight)), n.note),
		s.say(text.T("history.notes.help"), theme.SmallText, p.Faint),
		widget.NewEven(theme.U(gap),
			s.button(text.T("history.notes.save"), "Ctrl+Enter", true, n.leave),
			s.button(text.T("history.cancel"), "Esc", false, s.lift)))
	return widget.NewSheet(theme.U(sheetWidth), theme.U(margin), lines)
}
