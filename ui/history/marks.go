package history

import (
	"slices"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// keep writes something down in the background, and then brings the screen up to date.
func (s *Screen) keep(write func() error, then func()) {
	s.system.runner.Write(s.ctx, write, func(err error) {
		s.fail(err)
		then()
	})
}

// fail shows an error, or removes the last one if err is nil.
func (s *Screen) fail(err error) {
	if err != nil || s.failed != nil {
		s.failed = err
		s.Redraw()
	}
}

// lookAgain repeats the search after a change.
func (s *Screen) lookAgain() { s.look(0) }

// marked is the session or part that marks belong to.
type marked struct {
	session, part int64 // one of them is 0
	storage.Marks
}

// toMark returns the selection; ok is false if there is none.
func (s *Screen) toMark() (m marked, ok bool) {
	if s.inTable || s.byParts() {
		part, ok := s.selectedRow()
		if !ok {
			return m, false
		}
		return marked{part: part.ID(), Marks: part.Marks()}, true
	}
	session, ok := s.sessions.at(s.ui.list.Selected())
	if !ok {
		return m, false
	}
	return marked{session: session.ID(), Marks: session.Marks()}, true
}

// star puts a star on the selection, or removes it.
func (s *Screen) star() {
	if m, ok := s.toMark(); ok {
		m.Starred = !m.Starred
		s.mark(m)
	}
}

// mark marks a session or a part: at once in sight, and then in the store.
func (s *Screen) mark(m marked) {
	if m.session != 0 {
		s.sessions.change(m.session, func(session *history.Session) { *session = (*session).With(m.Marks) })
		s.keep(func() error { return s.options.Store.MarkSession(m.session, m.Marks) }, func() {})
	} else {
		change := func(part *history.Part) { *part = (*part).With(m.Marks) }
		s.parts.change(m.part, change)
		s.lines.change(m.part, change)
		if s.part.id == m.part && s.part.err == nil {
			s.part.value = s.part.value.With(m.Marks)
		}
		s.markChip(m)
		s.keep(func() error { return s.options.Store.MarkPart(m.part, m.Marks) }, func() {})
	}
	s.ui.list.ShowRows()
	s.ui.table.ShowRows()
	s.showPane()
	s.showPart()
}

// markChip marks the part in the row of its session too.
func (s *Screen) markChip(m marked) {
	i := s.lines.index(m.part)
	s.sessions.change(s.linesOf, func(session *history.Session) { *session = (*session).WithStar(i, m.Starred) })
}

// deletion is a deletion by one key.
type deletion struct {
	session int64
	words   string // its message
}

// toDelete returns the session that is selected, or that of the selected part.
func (s *Screen) toDelete() deletion {
	if s.inTable || s.byParts() {
		if part, ok := s.selectedRow(); ok {
			return deletion{part.Session(), part.Gone()}
		}
		return deletion{}
	}
	words := text.T("history.deleted") // the default
	if session, ok := s.sessions.at(s.ui.list.Selected()); ok {
		words = session.Gone()
	}
	return deletion{s.selectedSession(), words}
}

// delete puts the selected session, or that of the selected part, in the trash.
func (s *Screen) delete() {
	d := s.toDelete()
	id := d.session
	if id == 0 || s.query.Deleted {
		return
	}
	s.deleted = append(s.deleted, d)
	s.remove(id)
	s.keep(func() error { return s.options.Store.Delete(id) }, s.lookAgain)
}

// restore takes the selected session, or that of the selected part, out of the trash.
func (s *Screen) restore() {
	id := s.toDelete().session
	if id == 0 || !s.query.Deleted {
		return
	}
	s.deleted = slices.DeleteFunc(s.deleted, func(other deletion) bool { return other.session == id })
	s.remove(id)
	s.keep(func() error { return s.options.Store.Restore(id) }, s.lookAgain)
}

// remove takes a session out of the lists. The next session, or the next part of another one, is selected.
func (s *Screen) remove(id int64) {
	if s.byParts() {
		s.at.Part = s.partBeside(id)
		gone := map[int64]bool{}
		for i, part := range s.parts.ids {
			if l, ok := s.parts.has(i); ok && l.Session() == id {
				gone[part] = true
			}
		}
		s.parts = s.parts.without(gone)
		s.sessions = s.sessions.without(map[int64]bool{id: true})
		s.Redraw()
		return
	}
	i := s.sessions.index(id)
	s.sessions = s.sessions.without(map[int64]bool{id: true})
	s.inTable = false
	s.at.Session, s.at.Part = 0, 0
	if n := s.sessions.len(); n > 0 {
		s.at.Session = s.sessions.ids[min(i, n-1)]
	}
	s.Redraw()
}

// partBeside returns the first part after the selected one that is of another session, or the last before it, or 0.
func (s *Screen) partBeside(session int64) int64 {
	other := func(i int) bool {
		l, ok := s.parts.has(i)
		return ok && l.Session() != session
	}
	at := s.ui.list.Selected()
	for i := at + 1; i < s.parts.len(); i++ {
		if other(i) {
			return s.parts.ids[i]
		}
	}
	for i := at - 1; i >= 0; i-- {
		if other(i) {
			return s.parts.ids[i]
		}
	}
	return 0
}
