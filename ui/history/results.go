package history

import (
	"context"
	"slices"
	"time"

	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// results are a query, and the sessions and parts that it finds, of which only the rows in sight are read.
type results struct {
	system   system
	ctx      context.Context // ends with the screen
	families families
	query    history.Query
	narrow   bool     // the query's game is dropped if it leaves out all sessions, or none
	view     View     // as it was chosen
	at       Position // only the ids of what is selected, which is in sight
	search   search
	sessions *pages[history.Session] // that are found
	parts    *pages[history.Part]    // that are found
	failed   error                   // of the last write, or of reading rows

	found   func(first, same bool) // shows what a search has found, see [results.take]
	fetched func()                 // shows rows that have just been read
	redraw  func()                 // shows everything again
}

// newResults returns the results of a position, before the first search.
func newResults(ctx context.Context, families families, at Position, sys system) *results {
	r := &results{ctx: ctx, system: sys, families: families, query: at.Query, at: at, view: at.View,
		sessions: newPages(sessionID, nil), parts: newPages(partID, nil)}
	if r.query.Everything() {
		r.query.Games, r.narrow = at.Game, at.Game != ""
	}
	return r
}

// search is the state of the search.
type search struct {
	cancel context.CancelFunc // of the current search, or nil
	said   string             // the number of results, in words
	done   bool               // a search has been answered
	trash  bool               // everything is in the trash
	err    error
}

// byParts reports whether the list is of parts.
func (r *results) byParts() bool {
	return r.view == Parts || r.view == ByQuery && r.families.picksParts(r.query)
}

// look searches for the query, after a pause in which another search may replace it. The previous results stay visible
// until then.
func (r *results) look(pause time.Duration) {
	if r.search.cancel != nil {
		r.search.cancel()
	}
	ctx, cancel := context.WithCancel(r.ctx)
	r.search.cancel = cancel
	q, now, byParts, at, narrow := r.query, r.system.now(), r.byParts(), r.at, r.narrow
	r.system.runner.Run(ctx, func() func() {
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
			q, widened = r.families.widen(ctx, q, now)
		}
		f, err := r.families.find(ctx, q, now, byParts, at)
		return func() {
			cancel()
			if r.narrow = false; widened {
				r.query.Games = ""
			}
			r.found(r.take(f, err))
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

// take adopts the results of a search. first reports whether no search has been answered before, and same whether the
// rows haven't changed.
func (r *results) take(f findings, err error) (first, same bool) {
	first = !r.search.done
	same = !first && r.search.err == nil && err == nil && len(f.sessions.ids) > 0
	r.search = search{done: true, err: err, said: f.said, trash: f.trash}
	if !slices.Equal(f.sessions.ids, r.sessions.ids) {
		r.sessions, same = f.sessions, false
	}
	if !slices.Equal(f.parts.ids, r.parts.ids) {
		r.parts, same = f.parts, false
		if !first && !r.query.Everything() && r.parts.index(r.at.Part) < 0 {
			r.at.Part = 0 // one that is looked for takes its place
		}
	}
	return first, same
}

// fetchSessions and fetchParts read the rows in sight that are not there yet.
func (r *results) fetchSessions() {
	of := r.sessions
	of.fetch(r.ctx, r.system.runner, r.families.readSessions, func(err error) {
		if of == r.sessions && !r.byParts() {
			r.fail(err)
			r.fetched()
		}
	})
}

func (r *results) fetchParts() {
	of := r.parts
	of.fetch(r.ctx, r.system.runner, r.families.readParts, func(err error) {
		if of == r.parts && r.byParts() {
			r.fail(err)
			r.fetched()
		}
	})
}

// fail shows an error, or removes the last one if err is nil.
func (r *results) fail(err error) {
	if err != nil || r.failed != nil {
		r.failed = err
		r.redraw()
	}
}

// nothing explains why the list is empty.
func (r *results) nothing() string {
	switch {
	case r.query.OnlyDeleted():
		return text.T("history.empty-trash")
	case r.query.Everything():
		return r.emptyWords()
	}
	return text.T("history.nothing")
}

// emptyWords says that nothing has been played, or that all of it is in the trash.
func (r *results) emptyWords() string {
	if r.search.trash {
		return text.T("history.only-trash")
	}
	return text.T("history.empty")
}
