package poker

import (
	"context"
	"database/sql"
	"errors"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/poker"
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

// stored is a game in a transaction.
type stored struct {
	family.Stored
	person poker.Seat
}

// writing is one transaction of a journal.
type writing struct {
	stored
	journal family.Writing
}

func (j *Journal) write(what fault.Phrase, f func(w writing) error) error {
	return j.journal.Write(what, func(w family.Writing) error {
		person, err := parsePerson(w.Last.Person)
		if err != nil {
			return err
		}
		return f(writing{stored{w.Stored, person}, w})
	})
}

// newest is the newest hand, if there is one, and the game after it and its following events; while the hand goes on,
// the game before it.
type newest struct {
	Played
	game  poker.Game
	there bool
}

// newest reads the newest hand.
func (w writing) newest() (newest, error) {
	g, rules, name, err := headOf(context.Background(), w.Tx, w.Game)
	if err != nil || w.Last.ID == 0 {
		return newest{game: g.First}, err
	}
	p, after, err := handIn(context.Background(), w.Tx, w.Game, w.Last.ID, rules, name)
	if errors.Is(err, sql.ErrNoRows) {
		err = self.Fault(w.Game, w.Last.Position+1, 0, family.ErrMissing)
	}
	return newest{p, after, true}, err
}

// same reports whether two hands have the same deal at the same table.
func same(a, b poker.Hand) bool {
	return a.Table().Rules == b.Table().Rules && rowOf(a.Table()) == rowOf(b.Table()) && dealText(a.Deal()) == dealText(b.Deal())
}

// Begin stores a new hand without acts. It must be the game's next one.
func (j *Journal) Begin(h poker.Hand) error {
	return j.write(fault.Say("beginning a hand"), func(w writing) error {
		if h.Len() > 0 {
			return storage.OutOfStep(fault.New("the hand has begun already"))
		}
		last, err := w.newest()
		if err != nil {
			return err
		}
		switch {
		case last.there && last.Hand.Len() == 0 && same(last.Hand, h):
			return nil
		case last.game.Table().Rules != h.Table().Rules || rowOf(last.game.Table()) != rowOf(h.Table()):
			return storage.OutOfStep(fault.New("its table isn't the game's next one"))
		}
		part, err := w.journal.Begin()
		if err != nil {
			return err
		}
		return insertHand(w.Tx, part, h)
	})
}

// insertHand stores the hand of a part.
func insertHand(tx *sql.Tx, part int64, h poker.Hand) error {
	r := rowOf(h.Table())
	_, err := tx.Exec("INSERT INTO hand (id, number, button, players, suspended, deal) VALUES (?, ?, ?, ?, ?, ?)",
		part, r.number, r.button, r.players, r.suspended, dealText(h.Deal()))
	return err
}

// isHand returns an error unless h is the newest hand.
func (w writing) isHand(h poker.Hand) error {
	var r tableRow
	var deal string
	return w.journal.IsNewest("SELECT number, button, players, suspended, deal FROM hand WHERE id = ?",
		[]any{&r.number, &r.button, &r.players, &r.suspended, &deal}, func() bool { return r == rowOf(h.Table()) && deal == dealText(h.Deal()) })
}

// acts returns the acts of h for the newest hand.
func (w writing) acts(h poker.Hand) family.Acts {
	return family.Acts{Wrong: w.isHand(h), Events: actTexts(h), Over: h.Over()}
}

// Append stores the last act of h, which must be the game's newest hand, and with the act that ends the hand also its
// result for the user.
func (j *Journal) Append(h poker.Hand) error {
	return j.write(fault.Say("keeping an act"), func(w writing) error {
		if ended, err := w.journal.Act(w.acts(h), fault.New("nobody has acted")); err != nil || !ended {
			return err
		}
		if err := w.keepResult(h); err != nil {
			return err
		}
		g, _, _, err := headOf(context.Background(), w.Tx, w.Game)
		if err != nil || g.Kind != storage.Branch {
			return err
		}
		return w.keepEnd() // a branch is of one hand
	})
}

// Undo takes the newest hand back to the acts of h, which must be a prefix of those it has, and counts an undo. Events
// after the hand are taken back too.
func (j *Journal) Undo(h poker.Hand) error {
	return j.write(fault.Say("undoing"), func(w writing) error {
		acts := w.acts(h)
		if err := acts.Undoable(); err != nil {
			return err
		}
		last, err := w.newest()
		if err != nil {
			return err
		}
		if fresh, err := w.journal.TakeBack(acts); err != nil || !fresh {
			return err
		}
		// Acts from before a branch started can be taken back too.
		if _, err := w.Tx.Exec("UPDATE session SET stands = min(stands, ?) WHERE id = ?", h.Len(), w.Game); err != nil {
			return err
		}
		for _, e := range last.After {
			if e.Kind != poker.Join {
				continue
			}
			if _, err := w.Tx.Exec("DELETE FROM poker_seat WHERE session = ? AND seat = ?", w.Game, e.Seat); err != nil {
				return err
			}
		}
		return w.reopenHand()
	})
}

// reopenHand marks the newest hand as going on, and removes its result.
func (s stored) reopenHand() error {
	return storage.ExecEach(context.Background(), s.Tx, []string{
		"UPDATE part SET finished = NULL WHERE id = ?", "DELETE FROM hand_result WHERE hand = ?", "DELETE FROM hand_judged WHERE hand = ?",
	}, s.Last.ID)
}

// Event stores an event after the newest hand and before the next one. before is the number of such events so far. The
// game is over when the user has left, or all have.
func (j *Journal) Event(before int, e poker.Event) error {
	return j.event(before, e, func(writing) error { return nil })
}

// Join is like [Journal.Event], for a computer player who joins, and stores who it is.
func (j *Journal) Join(before int, e poker.Event, name, level string) error {
	return j.event(before, e, func(w writing) error {
		if e.Kind != poker.Join {
			return storage.OutOfStep(fault.Errorf("%v is no joining", e))
		}
		return seatSitter(w.Tx, w.Game, Sitter{e.Seat, name, level})
	})
}

func (j *Journal) event(before int, e poker.Event, also func(w writing) error) error {
	return j.write(fault.Say("keeping what comes between two hands"), func(w writing) error {
		last, err := w.newest()
		switch {
		case err != nil:
			return err
		case !last.there || !last.Hand.Over():
			return storage.OutOfStep(fault.New("no hand is over"))
		}
		at := last.Hand.Len() + before
		if fresh, err := w.journal.AppendAfter(at, e.String()); err != nil || !fresh {
			return err
		}
		game, done, err := last.game.Apply(e)
		if err != nil {
			return err
		}
		if err := also(w); err != nil {
			return err
		}
		if err := w.keepFees(done); err != nil {
			return err
		}
		if _, there := game.State().Player(w.person); game.Closed() || w.person != 0 && !there {
			return w.keepEnd()
		}
		return nil
	})
}

// Hinted counts a hint that the user has asked for in the newest hand.
func (j *Journal) Hinted() error {
	return j.journal.Write(fault.Say("counting a hint"), family.Writing.Hinted)
}
