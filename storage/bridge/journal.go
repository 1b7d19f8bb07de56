package bridge

import (
	"context"
	"database/sql"
	"errors"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// ErrOutOfStep means that an entry doesn't follow from what a journal has. Nothing has been written.
var ErrOutOfStep = storage.ErrOutOfStep

// Journal stores the events of a rubber, as [storage.Journal] does. Each method is one transaction: if it returns nil,
// the data is on disk, and if it returns an error, nothing has changed.
type Journal struct {
	// BothHands says that the user plays both hands if his partner declares. Once he plays a card of his partner's the
	// board is stored as one on which he did; see [BoardSummary].
	BothHands bool

	*storage.Journal
}

// Journal returns the journal of a rubber. players is the level of the computer players, or empty if they differ; it is
// stored with each new board, unless another level plays on. The methods fail with [ErrNoRubber] if there is no rubber
// with that number, and with [storage.ErrDeleted] if it is in the trash.
func (s *Store) Journal(rubber int64, players string) *Journal {
	return &Journal{Journal: s.Store.Journal(rubber, players)}
}

// Begin stores a new board without events. The previous one must be finished.
func (j *Journal) Begin(b bridge.Board) error {
	return j.write(fault.Say("beginning a board"), func(tx *sql.Tx, last storage.Part) error {
		deal, err := dealOf(tx, last)
		switch {
		case err != nil:
			return err
		case len(b.Events()) > 0:
			return storage.OutOfStep(fault.New("the board has begun already"))
		case last.ID != 0 && !last.Finished && last.Events == 0 && deal == b.Number().String():
			return nil
		}
		rules, err := rulesOf(tx, j.Session())
		switch {
		case err != nil:
			return err
		case !rules.Same(b.Rules):
			return storage.OutOfStep(fault.Errorf("the rubber is one of %s, not of %s", rules, b.Rules))
		}
		part, err := j.Journal.Begin(tx, last)
		if err != nil {
			return err
		}
		return insertBoard(tx, part, b, false)
	})
}

// Append stores the last event of b, which must be the rubber's newest board, and with the event that finishes the
// board also its contract, tricks and points, and the result of the rubber.
func (j *Journal) Append(b bridge.Board) error {
	return j.write(fault.Say("keeping an act"), func(tx *sql.Tx, last storage.Part) error {
		if err := isBoard(tx, last, b); err != nil {
			return err
		}
		events := b.Events()
		if len(events) == 0 {
			return storage.OutOfStep(fault.New("nothing has happened"))
		}
		at := len(events) - 1
		fresh, err := j.Journal.Append(tx, last, at, events[at].String())
		if err != nil || !fresh {
			return err
		}
		person, err := parsePerson(last.Person)
		if err != nil {
			return err
		}
		if userOf(person, j.BothHands).ActsForPartner(b.Prefix(at).Table) {
			if _, err := tx.Exec("UPDATE board SET both_hands = 1 WHERE id = ? AND NOT both_hands", last.ID); err != nil {
				return err
			}
		}
		if b.Phase() != bridge.Finished {
			return nil
		}
		if err := j.Finish(tx, last.ID); err != nil {
			return err
		}
		if err := finishBoard(tx, last.ID, b, person); err != nil {
			return err
		}
		return keepResult(tx, j.Session())
	})
}

// Undo takes the newest board back to the events of b, which must be a prefix of those it has, and counts an undo.
func (j *Journal) Undo(b bridge.Board) error {
	return j.write(fault.Say("undoing"), func(tx *sql.Tx, last storage.Part) error {
		if err := isBoard(tx, last, b); err != nil {
			return err
		}
		fresh, err := j.Journal.Undo(tx, last, texts(b))
		if err != nil || !fresh {
			return err
		}
		person, err := parsePerson(last.Person)
		if err != nil {
			return err
		}
		var both bool
		if err := tx.QueryRow("SELECT both_hands <> 0 FROM board WHERE id = ?", last.ID).Scan(&both); err != nil {
			return err
		}
		if _, err := tx.Exec(`
			UPDATE board SET both_hands = ?, role = 0, counts = 0, contract = NULL, level = NULL, strain = NULL, declarer = NULL,
				tricks = NULL, over = NULL, ns = NULL, ew = NULL, points = NULL
			WHERE id = ?`, userOf(person, both).ActedForPartner(b.Table), last.ID); err != nil {
			return err
		}
		if err := storage.ExecEach(context.Background(), tx, []string{ // of the board as it ended
			"DELETE FROM analysis WHERE board = ?", "DELETE FROM puzzle WHERE board = ?", "DELETE FROM found_puzzle WHERE board = ?",
		}, last.ID); err != nil {
			return err
		}
		if !last.Finished {
			return nil
		}
		if _, err := tx.Exec("UPDATE rubber SET settled = 0 WHERE session = ?", j.Session()); err != nil {
			return err
		}
		return keepResult(tx, j.Session())
	})
}

// Settle breaks off the rubber, which must be one that games end, between two boards: a board that has been started
// must have no events, and is removed. Undo reverts it together with the end of the last board.
func (j *Journal) Settle() error {
	return j.write(fault.Say("settling"), func(tx *sql.Tx, last storage.Part) error {
		var settled bool
		if err := tx.QueryRow("SELECT settled <> 0 FROM rubber WHERE session = ?", j.Session()).Scan(&settled); err != nil {
			return err
		}
		switch {
		case settled:
			return nil
		case last.ID != 0 && !last.Finished && last.Events > 0:
			return storage.OutOfStep(fault.New("a board goes on"))
		case last.ID != 0 && !last.Finished:
			if _, err := tx.Exec("DELETE FROM part WHERE id = ?", last.ID); err != nil {
				return err
			}
		}
		r, err := rubberIn(tx, j.Session())
		if err != nil {
			return err
		}
		if _, err := r.Rubber.Settle(); err != nil {
			return storage.OutOfStep(err)
		}
		if err := j.Touch(tx); err != nil {
			return err
		}
		if _, err := tx.Exec("UPDATE rubber SET settled = 1 WHERE session = ?", j.Session()); err != nil {
			return err
		}
		return keepResult(tx, j.Session())
	})
}

// Hinted counts a hint that the user has asked for on the newest board.
func (j *Journal) Hinted() error { return j.explain(fault.Say("counting a hint"), j.Journal.Hinted()) }

func (j *Journal) write(what fault.Phrase, f func(tx *sql.Tx, last storage.Part) error) error {
	return j.explain(what, j.Journal.Write(f))
}

func (j *Journal) explain(what fault.Phrase, err error) error {
	if errors.Is(err, storage.ErrNoSession) {
		err = ErrNoRubber
	}
	if err != nil {
		return fault.Errorf("rubber %d: %s: %w", j.Session(), what, err)
	}
	return nil
}

// isBoard returns an error unless b is the newest board.
func isBoard(tx *sql.Tx, last storage.Part, b bridge.Board) error {
	deal, err := dealOf(tx, last)
	switch {
	case err != nil:
		return err
	case last.ID == 0:
		return storage.OutOfStep(fault.New("no board has begun"))
	case deal != b.Number().String():
		return storage.OutOfStep(fault.New("the newest board has another deal"))
	}
	return nil
}

// dealOf returns the deal of the newest board, if there is one.
func dealOf(tx *sql.Tx, last storage.Part) (deal string, err error) {
	if last.ID != 0 {
		err = tx.QueryRow("SELECT deal FROM board WHERE id = ?", last.ID).Scan(&deal)
	}
	return deal, err
}

// texts returns the events of a board in their text forms.
func texts(b bridge.Board) []string { return storage.Texts(b.Events()) }

// rulesOf returns the rules of a rubber.
func rulesOf(tx *sql.Tx, rubber int64) (bridge.Rules, error) {
	var name, house string
	var length int
	if err := tx.QueryRow("SELECT game, options, length FROM session JOIN rubber ON rubber.session = id WHERE id = ?", rubber).Scan(
		&name, &house, &length); err != nil {
		return bridge.Rules{}, err
	}
	return parseRules(name, house, length)
}

// parseRules returns the stored rules of a rubber, for its boards.
func parseRules(name, house string, length int) (bridge.Rules, error) {
	rules, err := bridge.ParseRules(name, house)
	return rules.ForLength(length), err
}

// parsePerson returns the user's seat, or nil if there is no user.
func parsePerson(text sql.NullString) (*card.Seat, error) {
	if !text.Valid {
		return nil, nil
	}
	seat, err := card.ParseSeat(text.String)
	return &seat, err
}

func seatText(seat *card.Seat) sql.NullString {
	if seat == nil {
		return sql.NullString{}
	}
	return sql.NullString{String: seat.String(), Valid: true}
}
