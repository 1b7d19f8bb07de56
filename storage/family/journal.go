package family

import (
	"database/sql"
	"errors"
	"fmt"

	"github.com/superbridge/superbridge/storage"
)

// Journal stores the events of a game, as [storage.Journal] does.
type Journal struct {
	of    *Family
	store *storage.Store
	game  int64
}

// Journal returns the journal of a game.
func (f *Family) Journal(s *storage.Store, game int64) *Journal { return &Journal{f, s, game} }

// Writing is one transaction of a journal.
type Writing struct {
	*storage.Journal
	Tx   *sql.Tx
	Game int64
	Last storage.Part // the newest part
}

// Write calls f in a transaction, which is on disk if Write returns nil, and has changed nothing if it returns an
// error. what says in an error what is written. The error is NoGame of the family if there is no game with that number,
// and [storage.ErrDeleted] if it is in the trash.
func (j *Journal) Write(what string, f func(w Writing) error) error {
	err := j.store.Journal(j.game, "").Write(func(tx *sql.Tx, last storage.Part) error {
		level, err := j.of.LevelOf(tx, j.game)
		if err != nil {
			return err
		}
		return f(Writing{j.store.Journal(j.game, level), tx, j.game, last})
	})
	if errors.Is(err, storage.ErrNoSession) {
		err = j.of.NoGame
	}
	if err != nil {
		return j.of.Explain(j.game, fmt.Errorf("%s: %w", what, err))
	}
	return nil
}

// Act stores the last of the events that the newest part now has; over says that it ends the part. ended reports
// whether it has, and hadn't before: writing the same one twice is allowed.
func (w Writing) Act(events []string, over bool) (ended bool, err error) {
	at := len(events) - 1
	fresh, err := w.Append(w.Tx, w.Last, at, events[at])
	if err != nil || !fresh || !over {
		return false, err
	}
	return true, w.Finish(w.Tx, w.Last.ID)
}

// Hinted counts a hint that the user has asked for in the newest part.
func (w Writing) Hinted() error {
	_, err := w.Tx.Exec("UPDATE part SET hints = hints + 1 WHERE id = ?", w.Last.ID)
	return err
}
