package chess

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Journal stores the events of a game, as [storage.Journal] does. Each method is one transaction: if it returns nil,
// the data is on disk, and if it returns an error, nothing has changed. Writing the same thing twice changes nothing
// the second time; what doesn't follow is [storage.ErrOutOfStep].
type Journal struct{ journal *family.Journal }

// Journal returns the journal of a game. Its methods fail with [ErrNoGame] if there is no game with that number, and
// with [storage.ErrDeleted] if it is in the trash.
func (s *Store) Journal(game int64) *Journal { return &Journal{s.Store.Journal(game)} }

// writing is one transaction of a journal.
type writing struct {
	family.Writing
	person chess.Army
	clock  bool
}

// write calls f in a transaction. If g isn't nil, the journal must be of that game.
func (j *Journal) write(what fault.Phrase, g *chess.Game, f func(w writing) error) error {
	return j.journal.Write(what, func(in family.Writing) error {
		w := writing{Writing: in}
		var options, start string
		err := w.Tx.QueryRow("SELECT options, start, base > 0 FROM session JOIN chess_game ON session = id WHERE id = ?", w.Game).Scan(
			&options, &start, &w.clock)
		switch {
		case err != nil:
			return err
		case w.Last.ID == 0:
			return self.Fault(w.Game, 0, 0, errNoPart)
		case g != nil && (options != g.Rules().String() || start != startText(*g)):
			return storage.OutOfStep(fault.New("the game is another one"))
		}
		if w.person, err = parsePerson(w.Last.Person); err != nil {
			return err
		}
		return f(w)
	})
}

// Append stores the last event of g, and the times left on the clocks after it. With the event that ends the game it
// also stores the result.
func (j *Journal) Append(g chess.Game, left Times) error {
	return j.write(fault.Say("keeping an event"), &g, func(w writing) error {
		events := g.Events()
		at := len(events) - 1
		if at < 0 {
			return storage.OutOfStep(fault.New("nothing has happened"))
		}
		fresh, err := w.Append(at, events[at].String())
		if err != nil || !fresh {
			return err
		}
		if err := w.keepClocks(at, left); err != nil {
			return err
		}
		if g.Over() {
			if err := w.Finish(); err != nil {
				return err
			}
		}
		return w.keepOutcome(g)
	})
}

// keepOutcome stores the progress of the game, and its result.
func (w writing) keepOutcome(g chess.Game) error {
	var finished sql.NullInt64
	if err := w.Tx.QueryRow("SELECT finished FROM part WHERE id = ?", w.Last.ID).Scan(&finished); err != nil {
		return err
	}
	return keepOutcome(w.Tx, w.Game, g, w.person, finished.Int64)
}

// keepClocks stores the times left on the clocks after an event, if there are clocks.
func (w writing) keepClocks(at int, left Times) error {
	if !w.clock {
		return nil
	}
	if err := keepClocks(w.Tx, w.Last.ID, at, left); err != nil {
		return err
	}
	return w.setClocks(left)
}

// keepClocks stores the times left on the clocks after an event.
func keepClocks(tx *sql.Tx, part int64, at int, left Times) error {
	_, err := tx.Exec("INSERT INTO chess_clock (part, position, clocks) VALUES (?, ?, ?)", part, at, left.text())
	return err
}

// setClocks stores the times on the clocks now.
func (w writing) setClocks(left Times) error {
	_, err := w.Tx.Exec("UPDATE chess_game SET clocks = ? WHERE session = ?", left.text(), w.Game)
	return err
}

// Clocks stores the times left while somebody is thinking, when the game is interrupted.
func (j *Journal) Clocks(left Times) error {
	return j.write(fault.Say("keeping the clocks"), nil, func(w writing) error {
		if !w.clock || w.Last.Over {
			return nil
		}
		return w.setClocks(left)
	})
}

// Undo takes the game back to the events of g, which must be a prefix of those it has, and counts an undo. The clocks
// go back too; left are their times.
func (j *Journal) Undo(g chess.Game) (left Times, err error) {
	err = j.write(fault.Say("undoing"), &g, func(w writing) error {
		if g.Over() {
			return storage.OutOfStep(fault.New("there is nothing to take back"))
		}
		texts := eventTexts(g)
		fresh, err := w.Undo(texts)
		if err != nil {
			return err
		}
		if !fresh {
			left, err = w.clocks()
			return err
		}
		if err := storage.ExecEach(context.Background(), w.Tx, []string{
			"DELETE FROM chess_clock WHERE part = ? AND position >= ?",
			"DELETE FROM chess_judged WHERE part = ? AND position > ?",
		}, w.Last.ID, len(texts)); err != nil {
			return err
		}
		// Events from before the game started can be taken back too.
		if _, err := w.Tx.Exec("UPDATE session SET stands = min(stands, ?) WHERE id = ?", len(texts), w.Game); err != nil {
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

// clocks returns the times on the clocks now.
func (w writing) clocks() (left Times, err error) {
	if !w.clock {
		return left, nil
	}
	var text string
	if err := w.Tx.QueryRow("SELECT clocks FROM chess_game WHERE session = ?", w.Game).Scan(&text); err != nil {
		return left, err
	}
	return parseTimes(text)
}

// clocksBefore returns the times left on the clocks before the event with an index.
func (w writing) clocksBefore(at int) (left Times, err error) {
	if !w.clock {
		return left, nil
	}
	var text string
	err = w.Tx.QueryRow("SELECT clocks FROM chess_clock WHERE part = ? AND position < ? ORDER BY position DESC LIMIT 1", w.Last.ID, at).Scan(&text)
	if !errors.Is(err, sql.ErrNoRows) {
		if err != nil {
			return left, err
		}
		return parseTimes(text)
	}
	var who string
	var base int64
	if err := w.Tx.QueryRow("SELECT "+seated+", base FROM session JOIN chess_game ON chess_game.session = id WHERE id = ?", w.Game).Scan(&who, &base); err != nil {
		return left, err
	}
	seats, err := parseSeats(who)
	return Clock{Base: time.Duration(base) * time.Millisecond}.Start(seats), err
}

// Hinted counts a hint that a person has asked for.
func (j *Journal) Hinted() error {
	return j.write(fault.Say("counting a hint"), nil, func(w writing) error { return w.Hinted() })
}
