package family

import (
	"database/sql"
	"errors"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Journal stores the events of a game, as [storage.Journal] does.
type Journal struct {
	store *Store
	game  int64
}

// Journal returns the journal of a game.
func (s *Store) Journal(game int64) *Journal { return &Journal{s, game} }

// Stored is a game in a transaction.
type Stored struct {
	Tx   *sql.Tx
	Game int64
	Last storage.Part // the newest part
}

// Writing is one transaction of a journal.
type Writing struct {
	Stored

	journal *storage.Journal
	of      *Family
}

// Write calls f in a transaction, which is on disk if Write returns nil, and has changed nothing if it returns an
// error. what describes in an error what was being written. The error is NoGame of the family if it has no game with
// that number, and [storage.ErrDeleted] if it is in the trash.
func (j *Journal) Write(what fault.Phrase, f func(w Writing) error) error {
	err := j.store.Store.Journal(j.game, "").Write(func(tx *sql.Tx, last storage.Part) error {
		var there bool
		if err := tx.QueryRow("SELECT EXISTS (SELECT 1 FROM "+j.store.of.Head+" WHERE session = ?)", j.game).Scan(&there); err != nil {
			return err
		}
		if !there {
			return storage.ErrNoSession
		}
		level, err := j.store.of.levelOf(tx, j.game)
		if err != nil {
			return err
		}
		return f(Writing{Stored{tx, j.game, last}, j.store.Store.Journal(j.game, level), j.store.of})
	})
	if errors.Is(err, storage.ErrNoSession) {
		err = j.store.of.NoGame
	}
	if err != nil {
		return j.store.of.Explain(j.game, fault.Errorf("%s: %w", what, err))
	}
	return nil
}

// Begin stores a new part after the last one, which must be finished, and returns its number.
func (w Writing) Begin() (part int64, err error) { return w.journal.Begin(w.Tx, w.Last) }

// Append stores an event of the newest part, as [storage.Journal.Append] does.
func (w Writing) Append(at int, text string) (fresh bool, err error) {
	return w.journal.Append(w.Tx, w.Last, at, text)
}

// AppendAfter is like Append, for an event after the newest part is finished and before the next one starts.
func (w Writing) AppendAfter(at int, text string) (fresh bool, err error) {
	return w.journal.AppendAfter(w.Tx, w.Last, at, text)
}

// Finish marks the newest part as finished.
func (w Writing) Finish() error { return w.journal.Finish(w.Tx, w.Last.ID) }

// Undo takes the newest part back to events, as [storage.Journal.Undo] does.
func (w Writing) Undo(events []string) (fresh bool, err error) {
	return w.journal.Undo(w.Tx, w.Last, events)
}

// Touch records that the game has changed now.
func (w Writing) Touch() error { return w.journal.Touch(w.Tx) }

// begun returns an error if there is no part yet.
func (w Writing) begun() error {
	if w.Last.ID == 0 {
		return storage.OutOfStep(fault.Errorf("no %s has begun", w.of.Part))
	}
	return nil
}

// IsNewest returns an error unless the newest part is the one wanted: the query reads its row, by its number, into
// columns, and same compares these.
func (w Writing) IsNewest(query string, columns []any, same func() bool) error {
	if err := w.begun(); err != nil {
		return err
	}
	if err := w.Tx.QueryRow(query, w.Last.ID).Scan(columns...); err != nil {
		return err
	}
	if !same() {
		return storage.OutOfStep(fault.Errorf("the newest %s is another one", w.of.Part))
	}
	return nil
}

// Acts are the events that the newest part should have.
type Acts struct {
	Wrong  error // why it isn't the part of these events; nil if it is
	Events []string
	Over   bool // they end the part
}

// Act stores the last of the events. ended reports whether it has ended the part, which wasn't over before: writing the
// same one twice is allowed. If there is no event, the error says none.
func (w Writing) Act(a Acts, none error) (ended bool, err error) {
	at := len(a.Events) - 1
	switch {
	case a.Wrong != nil:
		return false, a.Wrong
	case at < 0:
		return false, storage.OutOfStep(none)
	}
	fresh, err := w.Append(at, a.Events[at])
	if err != nil || !fresh || !a.Over {
		return false, err
	}
	return true, w.Finish()
}

// Undoable returns an error unless the newest part may be one that goes on with other events after these.
func (a Acts) Undoable() error {
	if a.Wrong == nil && a.Over {
		return storage.OutOfStep(fault.New("there is nothing to take back"))
	}
	return a.Wrong
}

// TakeBack takes the newest part back to these events, a prefix of those it has, and counts an undo. It reports whether
// there was something to take back.
func (w Writing) TakeBack(a Acts) (fresh bool, err error) {
	if err := a.Undoable(); err != nil {
		return false, err
	}
	return w.Undo(a.Events)
}

// Hinted counts a hint that the user has asked for in the newest part.
func (w Writing) Hinted() error {
	if err := w.begun(); err != nil {
		return err
	}
	_, err := w.Tx.Exec("UPDATE part SET hints = hints + 1 WHERE id = ?", w.Last.ID)
	return err
}
