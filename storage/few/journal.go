package few

import (
	"context"
	"database/sql"
	"slices"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Journal stores the events of a session, as [storage.Journal] does. Each method is one transaction: if it returns nil,
// the data is on disk, and if it returns an error, nothing has changed. Writing the same thing twice changes nothing
// the second time; what doesn't follow is [storage.ErrOutOfStep].
type Journal struct{ journal *family.Journal }

// Journal returns the journal of a session. Its methods fail with [ErrNoGame] if there is no session with that number,
// and with [storage.ErrDeleted] if it is in the trash.
func (s *Store) Journal(game int64) *Journal { return &Journal{s.Store.Journal(game)} }

// stored is a session in a transaction.
type stored struct {
	family.Stored
	rules  few.Rules
	person few.Player
}

// writing is one transaction of a journal.
type writing struct {
	stored
	journal family.Writing
}

func (j *Journal) write(what fault.Phrase, f func(w writing) error) error {
	return j.journal.Write(what, func(w family.Writing) error {
		g, rules, err := headOf(context.Background(), w.Tx, w.Game)
		if err != nil {
			return err
		}
		return f(writing{stored{w.Stored, rules, g.Person}, w})
	})
}

// Begin stores a new deal without events. It must be the session's next one.
func (j *Journal) Begin(b few.Board) error {
	return j.write(fault.Say("beginning a deal"), func(w writing) error {
		if len(b.Events()) > 0 {
			return storage.OutOfStep(fault.New("the deal has begun already"))
		}
		if w.Last.ID != 0 && w.Last.Events == 0 && w.isDeal(b) == nil {
			return nil
		}
		g, err := gameIn(context.Background(), w.Tx, w.Game)
		if err != nil {
			return err
		}
		inside := g.Kind == storage.Branch && w.Last.ID == 0 // it begins in the middle of a session
		if !inside && rowOf(b.Setup()) != rowOf(g.Session.Next()) || b.Rules().String() != w.rules.String() {
			return storage.OutOfStep(fault.New("it isn't the session's next deal"))
		}
		part, err := w.journal.Begin()
		if err != nil {
			return err
		}
		return insertDeal(w.Tx, part, b)
	})
}

// insertDeal stores the deal of a part.
func insertDeal(tx *sql.Tx, part int64, b few.Board) error {
	row := rowOf(b.Setup())
	_, err := tx.Exec("INSERT INTO few_deal (id, dealer, rubber, soloist, standing, deal) VALUES (?, ?, ?, ?, ?, ?)",
		part, row.dealer, row.rubber, row.soloist, row.standing, b.Deal().String())
	return err
}

// isDeal returns an error unless b is the newest deal.
func (w writing) isDeal(b few.Board) error {
	var row setupRow
	var deal string
	return w.journal.IsNewest("SELECT dealer, rubber, soloist, standing, deal FROM few_deal WHERE id = ?",
		[]any{&row.dealer, &row.rubber, &row.soloist, &row.standing, &deal}, func() bool {
			return row == rowOf(b.Setup()) && deal == b.Deal().String() && b.Rules().String() == w.rules.String()
		})
}

// acts returns the events of b for the newest deal.
func (w writing) acts(b few.Board) family.Acts {
	return family.Acts{Wrong: w.isDeal(b), Events: eventTexts(b), Over: b.Stage() == few.StageFinished}
}

// Append stores the last event of b, which must be the session's newest deal, and with the event that ends the deal
// also its result and, if it is over, that of the session.
func (j *Journal) Append(b few.Board) error {
	return j.write(fault.Say("keeping an act"), func(w writing) error {
		if ended, err := w.journal.Act(w.acts(b), fault.New("nothing has happened")); err != nil || !ended {
			return err
		}
		return w.finished()
	})
}

// finished stores the result of the newest deal, which is over, and of the session if it is over too.
func (w writing) finished() error {
	g, err := gameIn(context.Background(), w.Tx, w.Game)
	if err != nil {
		return err
	}
	last, entries := g.Deals[len(g.Deals)-1], g.Session.Scores()
	if err := w.keepResult(last.ID, last.Board, entries[len(entries)-1]); err != nil {
		return err
	}
	if g.Session.Over() || g.Kind == storage.Branch { // a branch is of one deal
		return w.keepEnd(g)
	}
	return nil
}

// Undo takes the newest deal back to the events of b, which must be a prefix of those it has, and counts an undo. A
// session that was over goes on.
func (j *Journal) Undo(b few.Board) error {
	return j.write(fault.Say("undoing"), func(w writing) error {
		if fresh, err := w.journal.TakeBack(w.acts(b)); err != nil || !fresh {
			return err
		}
		// Events from before a branch started can be taken back too.
		if _, err := w.Tx.Exec("UPDATE session SET stands = min(stands, ?) WHERE id = ?", len(b.Events()), w.Game); err != nil {
			return err
		}
		if err := w.reopenDeal(); err != nil {
			return err
		}
		return w.reopen()
	})
}

// reopenDeal marks the newest deal as going on, and removes its result.
func (s stored) reopenDeal() error {
	return storage.ExecEach(context.Background(), s.Tx, []string{
		"UPDATE part SET finished = NULL WHERE id = ?",
		"UPDATE few_deal SET contract = NULL, tricks = NULL, short = NULL, score = NULL, totals = NULL WHERE id = ?",
		"DELETE FROM few_result WHERE deal = ?",
		"DELETE FROM few_judged WHERE deal = ?",
	}, s.Last.ID)
}

// reopen marks the session as neither broken off nor won.
func (s stored) reopen() error {
	if _, err := s.Tx.Exec("UPDATE few_session SET settled = 0, day = NULL, gain = NULL WHERE session = ?", s.Game); err != nil {
		return err
	}
	return storage.SetResult(s.Tx, s.Game, storage.Result{})
}

// Settle breaks the session off after these deals, which must be the finished ones. A deal started without events is
// removed.
func (j *Journal) Settle(s few.Session) error {
	return j.write(fault.Say("breaking off"), func(w writing) error {
		g, err := gameIn(context.Background(), w.Tx, w.Game)
		switch {
		case err != nil:
			return err
		case s.Boards() != g.Session.Boards() || !slices.Equal(s.Totals(), g.Session.Totals()) || s.Rules().String() != w.rules.String():
			return storage.OutOfStep(fault.New("other deals are over"))
		case g.Settled:
			return nil
		case !s.Settles():
			return storage.OutOfStep(fault.New("there is nothing to break off"))
		case w.Last.Events > 0 && !w.Last.Finished:
			return storage.OutOfStep(fault.New("the last deal isn't over"))
		}
		if !w.Last.Finished {
			if _, err := w.Tx.Exec("DELETE FROM part WHERE id = ?", w.Last.ID); err != nil {
				return err
			}
		}
		if err := w.journal.Touch(); err != nil {
			return err
		}
		g.Settled = true
		return w.keepEnd(g)
	})
}

// Hinted counts a hint that the user has asked for in the newest deal.
func (j *Journal) Hinted() error {
	return j.journal.Write(fault.Say("counting a hint"), family.Writing.Hinted)
}
