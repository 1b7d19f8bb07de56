package system

import (
	"errors"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/bidding/edit"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/filedialog"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// typed takes the text of the field: the selected line as it is being typed.
func (s *Screen) typed(words string) {
	l, ok := s.selected()
	if s.parts.setting || !ok || l.Kind == edit.File {
		return
	}
	s.said, s.refused = "", ""
	if edit.Splits(words) {
		s.refused = text.T("editor.no-file")
		s.update()
		return
	}
	i := s.parts.lines.Selected()
	next := s.draft.Set(l, words)
	file, n := l.File, s.ordinal(i)
	s.show(next)
	s.stay(file, n)
}

// ordinal returns how many lines of the file of a line are before it.
func (s *Screen) ordinal(i int) (n int) {
	for j := i - 1; j >= 0 && s.lines[j].File == s.lines[i].File; j-- {
		n++
	}
	return n
}

// stay keeps the selection on a line of a file, by how many of its lines are before it.
func (s *Screen) stay(file string, n int) {
	for i := range s.lines {
		if s.lines[i].File == file {
			s.parts.staying = true
			s.to(i + n)
			s.parts.staying = false
			return
		}
	}
}

// commit makes what has been typed a change that can be taken back.
func (s *Screen) commit() {
	if !s.draft.Equal(s.history.Now()) {
		s.history.Change(s.draft)
		s.keep()
		s.update()
	}
}

// revert takes back what is being typed.
func (s *Screen) revert() {
	if !s.draft.Equal(s.history.Now()) {
		s.back()
	}
}

// add adds a line behind the selected one, and begins to type it.
func (s *Screen) add() {
	l, ok := s.selected()
	if !ok {
		return
	}
	s.commit()
	i := s.parts.lines.Selected()
	l = s.lines[i]
	first := ""
	if l.Kind == edit.Context || l.Kind == edit.Row {
		first = "  "
	}
	file, n := l.File, s.ordinal(i)
	s.change(s.draft.Insert(l, first))
	s.stay(file, n+1)
	s.parts.set(s)
	s.write()
}

// remove removes the selected line.
func (s *Screen) remove() {
	l, ok := s.selected()
	if !ok || l.Kind == edit.File {
		return
	}
	s.commit()
	i := s.parts.lines.Selected()
	file, n := l.File, s.ordinal(i)
	s.change(s.draft.Delete(s.lines[i]))
	s.stay(file, n)
	s.parts.set(s)
}

// write puts the keyboard into the field of the selected line.
func (s *Screen) write() {
	if l, ok := s.selected(); ok && l.Kind != edit.File {
		s.focus(s.parts.entry)
	}
}

// focus puts the keyboard into a field.
func (s *Screen) focus(f fyne.Focusable) {
	if c := s.options.Window.Canvas(); c != nil {
		c.Focus(f)
	}
}

// blur takes the keyboard out of all fields.
func (s *Screen) blur() {
	if c := s.options.Window.Canvas(); c != nil {
		c.Unfocus()
	}
}

// save writes the text. A new system gets the name of its title.
func (s *Screen) save(then func()) {
	if s.saving {
		return
	}
	s.saving = true
	s.commit()
	b := s.history.Now()
	if s.unnamed {
		b = b.Named(s.options.Free(edit.NameOf(b.Title())))
	}
	s.options.OnSave(b.Name(), s.was, b.Text(), func(err error) {
		s.saving = false
		if s.ctx.Err() != nil {
			return // what has been left as a draft is compared with the file when it is opened again
		}
		if err != nil {
			s.notSaved(b, err, then)
			return
		}
		saved := "editor.saved"
		if s.was == "" || s.was == b.Text() {
			saved = "editor.saved-first"
		}
		s.was = b.Text()
		s.named(b)
		if then != nil {
			then()
			return
		}
		s.tell(text.T(saved, "File", b.Name()+".book"), false)
	})
}

// notSaved says why a text couldn't be saved, or asks what is to be done about it.
func (s *Screen) notSaved(b edit.Book, err error, then func()) {
	var changed *storage.SystemChangedError
	switch {
	case !errors.As(err, &changed):
		s.tell(text.T("editor.unsaved", "Error", err), true)
	case s.unnamed && s.options.Free(edit.NameOf(b.Title())) != b.Name(): // the name has been taken meanwhile
		s.save(then)
	default:
		s.sheets.Push(&changedSheet{s: s, was: changed.Text, theirs: b.WithText(changed.Text), then: then})
	}
}

// named takes the name under which a text has been saved.
func (s *Screen) named(b edit.Book) {
	if s.drafted != "" { // under the name that it had
		s.drafted = ""
		s.options.OnDraft(s.draft.Name(), "")
	}
	if s.unnamed {
		s.unnamed = false
		s.history.Rename(b.Name())
		s.holding(func() { s.show(s.draft.Named(b.Name())) }) // with what has been typed meanwhile
	}
	s.history.Kept(b)
	s.keep()
}

// tell shows what has come of an action.
func (s *Screen) tell(words string, bad bool) {
	s.said, s.bad = words, bad
	s.update()
}

// export lets a folder be chosen, and writes the system there as one file.
func (s *Screen) export() {
	filedialog.Choose(s.sheets, s.options.Window, s.exportTo)
}

// exportTo writes the system into a folder, as one file.
func (s *Screen) exportTo(dir string) {
	s.options.OnExport(dir, s.draft, func(path string, err error) {
		if err != nil {
			s.tell(text.T("editor.unexported", "Error", err), true)
			return
		}
		s.tell(text.T("editor.exported", "File", path), false)
	})
}

// leave goes back, after a question if something isn't saved.
func (s *Screen) leave() {
	s.commit()
	if !s.history.Unsaved() && !(s.unnamed && s.history.CanUndo()) {
		s.options.OnBack()
		return
	}
	s.sheets.Push(&leaveSheet{s})
}
