package history

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// selection holds the selected session or part: one of the list or, while the keyboard is in the table of the session's parts, one of
// those.
type selection struct {
	*results
	list     *widget.List           // of sessions or parts
	table    *widget.List           // of the session's parts
	ids      *reader[[]int64]       // the parts of the selected session
	lines    *pages[history.Part]   // the rows of ids
	linesOf  int64                  // the session of lines
	part     *reader[history.Whole] // the selected one
	inTable  bool                   // the keyboard is in the table of the session's parts
	entering bool                   // inTable is to be set once the parts have been read

	opened func() // shows the selection
	moved  func() // shows the actions for it
}

// newSelection returns the selection in results; got shows the selected part once it has been read.
func newSelection(r *results, got func()) *selection {
	s := &selection{results: r, lines: newPages(partID, nil)}
	s.ids = &reader[[]int64]{runner: r.system.runner, ctx: r.ctx, got: s.gotIDs,
		read: func(ctx context.Context, id int64, of uint8) ([]int64, error) { return r.families[of].PartIDs(ctx, id) }}
	s.part = &reader[history.Whole]{runner: r.system.runner, ctx: r.ctx, got: got,
		read: func(ctx context.Context, id int64, of uint8) (history.Whole, error) {
			return r.families[of].Whole(ctx, id)
		}}
	return s
}

// selectedSession returns the session that is selected in the list of sessions, or 0.
func (s *selection) selectedSession() int64 {
	if i := s.list.Selected(); !s.byParts() && i >= 0 && i < s.sessions.len() {
		return s.sessions.ids[i]
	}
	return 0
}

// selectedPart returns the part that is selected, in the list of parts or in the table of a
// session's, or 0.
func (s *selection) selectedPart() int64 {
	if s.byParts() {
		if i := s.list.Selected(); i >= 0 && i < s.parts.len() {
			return s.parts.ids[i]
		}
		return 0
	}
	if i := s.table.Selected(); i >= 0 && i < s.lines.len() && s.linesOf == s.selectedSession() {
		return s.lines.ids[i]
	}
	return 0
}

// selectedRow returns the selected part.
func (s *selection) selectedRow() (part history.Part, ok bool) {
	if s.byParts() {
		return s.parts.at(s.list.Selected())
	}
	if s.selectedPart() == 0 {
		return nil, false
	}
	return s.lines.at(s.table.Selected())
}

// family returns the family of the selection, or the first one of the query.
func (s *selection) family() uint8 {
	i := s.list.Selected()
	switch {
	case s.byParts() && i >= 0 && i < s.parts.len():
		return s.parts.family(i)
	case !s.byParts() && i >= 0 && i < s.sessions.len():
		return s.sessions.family(i)
	}
	return uint8(max(0, slices.IndexFunc(s.families, func(f history.Family) bool { return s.query.Wants(f.Games()) })))
}

// toMark returns the selection; ok is false if there is none.
func (s *selection) toMark() (m marked, ok bool) {
	if s.inTable || s.byParts() {
		part, ok := s.selectedRow()
		if !ok {
			return m, false
		}
		return marked{part: part.ID(), Marks: part.Marks()}, true
	}
	session, ok := s.sessions.at(s.list.Selected())
	if !ok {
		return m, false
	}
	return marked{session: session.ID(), Marks: session.Marks()}, true
}

// toDelete returns the session that is selected, or that of the selected part.
func (s *selection) toDelete() deletion {
	if s.inTable || s.byParts() {
		if part, ok := s.selectedRow(); ok {
			return deletion{part.Session(), part.Gone()}
		}
		return deletion{}
	}
	words := text.T("history.deleted") // the default
	if session, ok := s.sessions.at(s.list.Selected()); ok {
		words = session.Gone()
	}
	return deletion{s.selectedSession(), words}
}

// partBeside returns the first part after the selected one that is of another session, or the last before it, or 0.
func (s *selection) partBeside(session int64) int64 {
	other := func(i int) bool {
		l, ok := s.parts.has(i)
		return ok && l.Session() != session
	}
	at := s.list.Selected()
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

// listSelected follows the selection in the list.
func (s *selection) listSelected(i int) {
	if s.byParts() {
		s.at.Part = s.parts.ids[i]
		s.part.want(s.at.Part, s.parts.family(i))
	} else {
		if id := s.sessions.ids[i]; id != s.at.Session {
			s.at.Session, s.at.Part = id, 0
		}
		s.enterTable(false)
		s.ids.want(s.at.Session, s.sessions.family(i))
	}
	s.opened()
}

// gotIDs shows the parts of the selected session, whose ids have just been read.
func (s *selection) gotIDs() {
	id := s.selectedSession()
	ids, _, ok := s.ids.here(id)
	if !ok || s.linesOf == id && slices.Equal(ids, s.lines.ids) {
		s.fetchLines()
		return
	}
	s.linesOf = id
	s.lines = newPages(partID, ids).with(slices.Repeat([]uint8{s.family()}, len(ids)))
	inTable := s.inTable || s.entering
	s.opened()
	s.enterTable(inTable)
}

// fetchLines reads the rows in sight that are not there yet, in the table of a session's parts.
func (s *selection) fetchLines() {
	of := s.lines
	of.fetch(s.ctx, s.system.runner, s.families.readParts, func(err error) {
		if of == s.lines && !s.byParts() {
			s.fail(err)
			s.table.ShowRows()
			s.moved()
		}
	})
}

// tableSelected follows the selection in the table of a session's parts.
func (s *selection) tableSelected(i int) {
	s.at.Part = s.lines.ids[i]
	s.part.want(s.at.Part, s.lines.family(i))
	s.moved()
}

// enterTable moves the selection to the table of a session's parts, if there are any, or to the list. If they are still
// being read, it moves once they are there.
func (s *selection) enterTable(in bool) {
	_, _, here := s.ids.here(s.selectedSession())
	s.entering = in && !here
	s.inTable = in && !s.byParts() && s.table.Len() > 0
	s.list.Activate(!s.inTable)
	s.table.Activate(s.inTable)
	s.moved()
}
