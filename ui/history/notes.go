package history

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/marks"
)

// notesSheet is the sheet on which the name and the note of a rubber or board are written. Unless
// the person cancels, what is written is kept however the sheet is left.
type notesSheet struct {
	screen *Screen
	marked marked
	sheet  *marks.Sheet
}

// openNotes lays the sheet on the screen, if something is selected.
func (s *Screen) openNotes() {
	m, ok := s.toMark()
	if !ok {
		return
	}
	n := &notesSheet{screen: s, marked: m}
	n.sheet = marks.New(s.art, m.Marks, func(storage.Marks) { n.leave() }, s.lift)
	s.lay(n)
	n.sheet.Focus(s.content)
}

func (n *notesSheet) build() fyne.CanvasObject {
	n.sheet.Redraw()
	return n.sheet.Content()
}

// written returns the marks as they are written now.
func (n *notesSheet) written() marked {
	m := n.marked
	m.Marks = n.sheet.Marks()
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

// key handles a key after a click beside the fields, which has taken the keyboard from them.
func (n *notesSheet) key(key fyne.KeyName) {
	if key == fyne.KeyEscape {
		n.screen.lift()
		return
	}
	n.sheet.Focus(n.screen.content)
}

func (n *notesSheet) rune(rune) {}
