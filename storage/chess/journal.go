package chess

import (
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
)

// Journal keeps what happens in a game, as [storage.Journal] does. Each of its methods is one transaction: when it returns
// nil, the news is on the disk, and when it returns an error, nothing has changed. To say the same thing twice changes
// nothing the second time; what doesn't follow is [storage.ErrOutOfStep].
type Journal struct {
	store *Store
	game  int64
}

// Journal returns the journal of a game. Its methods fail with [ErrNoGame] if there is none of that number, and with
// [storage.ErrDeleted] if it is in the trash.
func (s *Store) Journal(game int64) *Journal { return &Journal{s, game} }

// writing is one transaction of a journal.
type writing struct {
	*storage.Journal
	tx     *sql.Tx
	game   int64
	last   storage.Part
	person chess.Army
	clock  bool
}

// write calls f in a transaction. Where g is a game, the journal must be of that one.
func (j *Journal) write(what string, g *chess.Game, f func(w writing) error) error {
	err := j.store.Store.Journal(j.game, "").Write(func(tx *sql.Tx, last storage.Part) error {
		w := writing{tx: tx, game: j.game, last: last}
		var options, start, level string
		err := tx.QueryRow("SELECT options, start, base > 0 FROM session JOIN chess_game ON session = id WHERE id = ?", j.game).Scan(
			&options, &start, &w.clock)
		switch {
		case errors.Is(err, sql.ErrNoRows):
			return ErrNoGame
		case err != nil:
			return err
		case last.ID == 0:
			return &ReplayError{Game: j.game, Err: errNoPart}
		case g != nil && (options != g.Rules().String() || start != startText(*g)):
			return storage.OutOfStep("the game is another one")
		}
		if w.person, err = parsePerson(last.Person); err != nil {
			return err
		}
		if err := tx.QueryRow("SELECT players FROM part WHERE id = ?", last.ID).Scan(&level); err != nil {
			return err
		}
		w.Journal = j.store.Store.Journal(j.game, level)
		return f(w)
	})
	if errors.Is(err, storage.ErrNoSession) {
		err = ErrNoGame
	}
	if err != nil {
		return explain(j.game, fmt.Errorf("%s: %w", what, err))
	}
	return nil
}

// Append keeps the last event of g, and what is left on the clocks after it. With the event that ends the game it keeps what the
// game has come to.
func (j *Journal) Append(g chess.Game, left Times) error {
	return j.write("keeping an event", &g, func(w writing) error {
		events := g.Events()
		at := len(events) - 1
		if at < 0 {
			return storage.OutOfStep("nothing has happened")
		}
		fresh, err := w.Append(w.tx, w.last, at, events[at].String())
		if err != nil || !fresh {
			return err
		}
		if err := w.keepClocks(at, left); err != nil {
			return err
		}
		if g.Over() {
			if err := w.Finish(w.tx, w.last.ID); err != nil {
				return err
			}
		}
		return w.keepOutcome(g)
	})
}

// keepOutcome keeps how far the game is, and what it has come to.
func (w writing) keepOutcome(g chess.Game) error {
	var finished sql.NullInt64
	if err := w.tx.QueryRow("SELECT finished FROM part WHERE id = ?", w.last.ID).Scan(&finished); err != nil {
		return err
	}
	return keepOutcome(w.tx, w.game, g, w.person, finished.Int64)
}

// keepClocks keeps what is left on the clocks after an event, if there are clocks.
func (w writing) keepClocks(at int, left Times) error {
	if !w.clock {
		return nil
	}
	if err := keepClocks(w.tx, w.last.ID, at, left); err != nil {
		return err
	}
	return w.setClocks(left)
}

// keepClocks keeps what was left on the clocks after an event.
func keepClocks(tx *sql.Tx, part int64, at int, left Times) error {
	_, err := tx.Exec("INSERT INTO chess_clock (part, position, clocks) VALUES (?, ?, ?)", part, at, left.text())
	return err
}

// setClocks keeps what is left on the clocks now.
func (w writing) setClocks(left Times) error {
	_, err := w.tx.Exec("UPDATE chess_game SET clocks = ? WHERE session = ?", left.text(), w.game)
	return err
}

// Clocks keeps what is left on the clocks while somebody thinks: when the game is left, and gone on with later.
func (j *Journal) Clocks(left Times) error {
	return j.write("keeping the clocks", nil, func(w writing) error {
		if !w.clock || w.last.Over {
			return nil
		}
		return w.setClocks(left)
	})
}

// Undo takes the game back to the events of g, which are the first of those that it has, and counts an undo. The clocks are as
// they were then; left is what they show.
func (j *Journal) Undo(g chess.Game) (left Times, err error) {
	err = j.write("undoing", &g, func(w writing) error {
		if g.Over() {
			return storage.OutOfStep("there is nothing to take back")
		}
		texts := eventTexts(g)
		fresh, err := w.Undo(w.tx, w.last, texts)
		if err != nil {
			return err
		}
		if !fresh {
			left, err = w.clocks()
			return err
		}
		for _, gone := range []string{
			"DELETE FROM chess_clock WHERE part = ? AND position >= ?",
			"DELETE FROM chess_judged WHERE part = ? AND position > ?",
		} {
			if _, err := w.tx.Exec(gone, w.last.ID, len(texts)); err != nil {
				return err
			}
		}
		// What was there before the game began can be taken back too.
		if _, err := w.tx.Exec("UPDATE session SET stands = min(stands, ?) WHERE id = ?", len(texts), w.game); err != nil {
			return err
		}
		if left, err = w.clocksBefore(len(texts)); err != nil {
			return err
		}
		if w.clock {
			if err := w.setClocks(left); err != nil {
				return err
			}
		}
		return w.keepOutcome(g)
	})
	return left, err
}

// clocks returns what is left on the clocks now.
func (w writing) clocks() (left Times, err error) {
	if !w.clock {
		return left, nil
	}
	var text string
	if err := w.tx.QueryRow("SELECT clocks FROM chess_game WHERE session = ?", w.game).Scan(&text); err != nil {
		return left, err
	}
	return parseTimes(text)
}

// clocksBefore returns what was left on the clocks before the event at a place.
func (w writing) clocksBefore(at int) (left Times, err error) {
	if !w.clock {
		return left, nil
	}
	var text string
	err = w.tx.QueryRow("SELECT clocks FROM chess_clock WHERE part = ? AND position < ? ORDER BY position DESC LIMIT 1", w.last.ID, at).Scan(&text)
	if !errors.Is(err, sql.ErrNoRows) {
		if err != nil {
			return left, err
		}
		return parseTimes(text)
	}
	var who string
	var base int64
	if err := w.tx.QueryRow("SELECT "+seated+", base FROM session JOIN chess_game ON chess_game.session = id WHERE id = ?", w.game).Scan(&who, &base); err != nil {
		return left, err
	}
	seats, err := parseSeats(who)
	return Clock{Base: time.Duration(base) * time.Millisecond}.Start(seats), err
}

// Hinted counts a hint that a person has asked for.
func (j *Journal) Hinted() error {
	return j.write("counting a hint", nil, func(w writing) error {
		_, err := w.tx.Exec("UPDATE part SET hints = hints + 1 WHERE id = ?", w.last.ID)
		return err
	})
}
