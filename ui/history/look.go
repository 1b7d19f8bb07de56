package history

import (
	"context"
	"slices"
	"time"

	"github.com/superbridge/superbridge/ui/kit/history"
)

// search is the state of the search.
type search struct {
	cancel context.CancelFunc // of the current search, or nil
	said   string             // the number of results, in words
	done   bool               // a search has been answered
	trash  bool               // everything is in the trash
	err    error
}

// look searches for the query, after a pause in which another search may replace it. The previous results stay visible
// until then.
func (s *Screen) look(pause time.Duration) {
	if s.search.cancel != nil {
		s.search.cancel()
	}
	ctx, cancel := context.WithCancel(s.ctx)
	s.search.cancel = cancel
	q, now, byParts, at, narrow := s.query, s.system.now(), s.byParts(), s.at, s.narrow
	s.system.runner.Run(ctx, func() func() {
		if pause > 0 {
			select {
			case <-time.After(pause):
			case <-ctx.Done():
			}
		}
		if ctx.Err() != nil {
			return nil
		}
		widened := false
		if narrow {
			q, widened = s.families.widen(ctx, q, now)
		}
		f, err := s.families.find(ctx, q, now, byParts, at)
		return func() {
			cancel()
			if s.narrow = false; widened {
				s.query.Games = ""
			}
			s.found(f, err)
		}
	})
}

// widen returns a query without its game, if that excludes all sessions or none; ok reports whether it does. Errors are
// left to the next search.
func (all families) widen(ctx context.Context, q history.Query, now time.Time) (wide history.Query, ok bool) {
	wide = q
	wide.Games = ""
	everything, err := all.sessions(ctx, wide, now)
	if err != nil {
		return q, false
	}
	some, err := all.sessions(ctx, q, now)
	if err != nil || total(some) > 0 && total(some) < total(everything) {
		return q, false
	}
	return wide, true
}

// findings are the results of a search.
type findings struct {
	sessions *pages[history.Session]
	parts    *pages[history.Part]
	said     string // their number, in words
	trash    bool   // everything is in the trash
}

// find asks all families. It also reads the rows that will be visible first.
func (all families) find(ctx context.Context, q history.Query, now time.Time, byParts bool, at Position) (f findings, err error) {
	f = findings{sessions: newPages(sessionID, nil), parts: newPages(partID, nil)}
	sessions, err := all.sessions(ctx, q, now)
	if err != nil {
		return f, err
	}
	parts, err := all.parts(ctx, q, now)
	if err != nil {
		return f, err
	}
	if f.said, err = all.counted(ctx, sessions, parts); err != nil {
		return f, err
	}
	ids, of := merged(sessions)
	empty := len(ids) == 0
	f.sessions = newPages(sessionID, ids).with(of)
	ids, of = merged(parts)
	f.parts = newPages(partID, ids).with(of)
	if empty && q.Everything() {
		deleted, err := all.sessions(ctx, history.Query{Deleted: true}, now)
		if err != nil {
			return f, err
		}
		f.trash = total(deleted) > 0
	}
	if byParts {
		return f, f.parts.read(ctx, f.parts.index(at.Part), all.readParts)
	}
	return f, f.sessions.read(ctx, f.sessions.index(at.Session), all.readSessions)
}

// found shows the results.
func (s *Screen) found(f findings, err error) {
	first := !s.search.done
	same := !first && s.search.err == nil && err == nil && s.ui.byParts == s.byParts() && len(f.sessions.ids) > 0
	s.search = search{done: true, err: err, said: f.said, trash: f.trash}
	if !slices.Equal(f.sessions.ids, s.sessions.ids) {
		s.sessions, same = f.sessions, false
	}
	if !slices.Equal(f.parts.ids, s.parts.ids) {
		s.parts, same = f.parts, false
		if !first && !s.query.Everything() && s.parts.index(s.at.Part) < 0 {
			s.at.Part = 0 // one that is looked for takes its place
		}
	}
	if same { // the visible rows stay
		s.showQuery()
		s.showPane()
		s.sheets.Redraw()
	} else {
		inTable := s.inTable || first && s.options.Position.InParts
		s.Redraw()
		s.enterTable(inTable)
	}
	s.fetchSessions()
	s.fetchParts()
	keys := s.waiting
	s.waiting = nil
	for _, press := range keys {
		press()
	}
}

// ask looks for something else, at once or after a pause.
func (s *Screen) ask(q history.Query, pause time.Duration) {
	if q == s.query {
		return
	}
	s.query, s.narrow = q, false
	s.showQuery()
	s.look(pause)
}

// clear looks for everything again.
func (s *Screen) clear() {
	s.ui.field.SetText("")
	s.ask(history.Query{}, 0)
}

// showParts lists parts, or sessions.
func (s *Screen) showParts(parts bool) {
	if s.byParts() != parts {
		s.turn()
	}
}

// turn lists parts instead of sessions, or the other way round. The selection stays.
func (s *Screen) turn() {
	if s.byParts() {
		if l, ok := s.selectedRow(); ok {
			s.at.Session = l.Session()
		}
		s.view = Sessions
	} else {
		s.view = Parts
	}
	if (s.view == Parts) == s.families.picksParts(s.query) {
		s.view = ByQuery
	}
	s.inTable = false
	s.Redraw()
}

// fetchSessions and fetchParts read the rows in sight that are not there yet.
func (s *Screen) fetchSessions() {
	of := s.sessions
	of.fetch(s.ctx, s.system.runner, s.families.readSessions, func(err error) {
		if of == s.sessions && !s.byParts() {
			s.fail(err)
			s.ui.list.ShowRows()
			s.showPane()
		}
	})
}

func (s *Screen) fetchParts() {
	of := s.parts
	of.fetch(s.ctx, s.system.runner, s.families.readParts, func(err error) {
		if of == s.parts && s.byParts() {
			s.fail(err)
			s.ui.list.ShowRows()
			s.showActions()
		}
	})
}

// fetchLines does so in the table of a session's parts.
func (s *Screen) fetchLines() {
	of := s.lines
	of.fetch(s.ctx, s.system.runner, s.families.readParts, func(err error) {
		if of == s.lines && !s.byParts() {
			s.fail(err)
			s.ui.table.ShowRows()
			s.showActions()
		}
	})
}

// selectedSession returns the session that is selected in the list of sessions, or 0.
func (s *Screen) selectedSession() int64 {
	if i := s.ui.list.Selected(); !s.byParts() && i >= 0 && i < s.sessions.len() {
		return s.sessions.ids[i]
	}
	return 0
}

// selectedPart returns the part that is selected, in the list of parts or in the table of a
// session's, or 0.
func (s *Screen) selectedPart() int64 {
	if s.byParts() {
		if i := s.ui.list.Selected(); i >= 0 && i < s.parts.len() {
			return s.parts.ids[i]
		}
		return 0
	}
	if i := s.ui.table.Selected(); i >= 0 && i < s.lines.len() && s.linesOf == s.selectedSession() {
		return s.lines.ids[i]
	}
	return 0
}

// listSelected follows the selection in the list.
func (s *Screen) listSelected(i int) {
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
	s.showPane()
}

// gotIDs shows the parts of the selected session, whose ids have just been read.
func (s *Screen) gotIDs() {
	id := s.selectedSession()
	ids, _, ok := s.ids.here(id)
	if !ok || s.linesOf == id && slices.Equal(ids, s.lines.ids) {
		s.fetchLines()
		return
	}
	s.linesOf = id
	s.lines = newPages(partID, ids).with(slices.Repeat([]uint8{s.family()}, len(ids)))
	inTable := s.inTable || s.entering
	s.showPane()
	s.enterTable(inTable)
}

// tableSelected follows the selection in the table of a session's parts.
func (s *Screen) tableSelected(i int) {
	s.at.Part = s.lines.ids[i]
	s.part.want(s.at.Part, s.lines.family(i))
	s.showActions()
}

// enterTable moves the selection to the table of a session's parts, if there are any, or to the list. If they are still
// being read, it moves once they are there.
func (s *Screen) enterTable(in bool) {
	_, _, here := s.ids.here(s.selectedSession())
	s.entering = in && !here
	s.inTable = in && !s.byParts() && s.ui.table.Len() > 0
	s.ui.list.Activate(!s.inTable)
	s.ui.table.Activate(s.inTable)
	s.showActions()
}
