package storage

import (
	"context"
	"database/sql"
	"errors"

	"github.com/superbridge/superbridge/game/fault"
)

// ErrOutOfStep means that an entry doesn't follow from what a journal has. Nothing has been written.
var ErrOutOfStep = fault.New("it doesn't follow from what has been kept")

// OutOfStep returns an [ErrOutOfStep] with its reason.
func OutOfStep(why error) error { return fault.Errorf("%w: %s", ErrOutOfStep, why) }

// Journal stores the events of a session, as texts: events are appended to its newest part, and taken back from its
// end. The game gives them meaning, and stores its own additions in the same transaction ([Journal.Write]).
//
// Writing the same thing twice is allowed and changes nothing the second time, so a caller in doubt can repeat it;
// anything else that doesn't follow is [ErrOutOfStep].
//
// A Journal has no state of its own, and a session may have several.
type Journal struct {
	store   *Store
	session int64
	players string
}

// Journal returns the journal of a session. players is the level of the computer players, or empty if they differ; it
// is stored with each new part, unless another level plays on.
func (s *Store) Journal(session int64, players string) *Journal {
	return &Journal{store: s, session: session, players: players}
}

// Part is the journal's view of the newest part of a session.
type Part struct {
	ID       int64 // 0 if there is none yet
	Position int   // in the session, from 0
	Events   int
	Finished bool
	Person   sql.NullString // of the session
	Over     bool           // whether the session is over

	players string
}

// Session returns the session's number.
func (j *Journal) Session() int64 { return j.session }

// Write calls f with the newest part in its own transaction, which is on disk if Write returns nil, and has changed
// nothing if it returns an error. The error is [ErrNoSession] if there is no such session, and [ErrDeleted] if it is in
// the trash.
func (j *Journal) Write(f func(tx *sql.Tx, last Part) error) error {
	return j.store.Write(func(tx *sql.Tx) error {
		last, err := j.newest(tx)
		if err != nil {
			return err
		}
		return f(tx, last)
	})
}

func (j *Journal) newest(tx *sql.Tx) (Part, error) {
	var p Part
	var id, position sql.NullInt64
	var deleted bool
	err := tx.QueryRow(`
		SELECT deleted IS NOT NULL, person, over <> 0, part.id, part.position, coalesce(part.players, ''), part.finished IS NOT NULL,
			coalesce((SELECT min(max(event.position), 1 << 40) + 1 FROM event WHERE event.part = part.id), 0)
		FROM session LEFT JOIN part ON part.session = session.id
		WHERE session.id = ?
		ORDER BY part.position DESC LIMIT 1`, j.session).Scan(
		&deleted, &p.Person, &p.Over, &id, &position, &p.players, &p.Finished, &p.Events)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return Part{}, ErrNoSession
	case err != nil:
		return Part{}, err
	case deleted:
		return Part{}, ErrDeleted
	}
	p.ID, p.Position = id.Int64, int(position.Int64)
	return p, nil
}

// Begin stores a new part after the last one, which must be finished, and returns its number.
func (j *Journal) Begin(tx *sql.Tx, last Part) (part int64, err error) {
	switch {
	case last.ID != 0 && !last.Finished:
		return 0, OutOfStep(fault.New("what came before it is not finished"))
	case last.Over:
		return 0, OutOfStep(fault.New("the session is over"))
	}
	position := 0
	if last.ID != 0 {
		position = last.Position + 1
	}
	now := j.store.now().UnixMilli()
	if part, err = (NewPart{Session: j.session, Position: position, Started: now, Players: j.players}).Insert(tx); err != nil {
		return 0, err
	}
	return part, j.touch(tx, now)
}

// Append stores an event of the last part. at is the event's index within the part, from 0. It reports whether the
// event is new: writing the same one twice is allowed.
func (j *Journal) Append(tx *sql.Tx, last Part, at int, text string) (fresh bool, err error) {
	return j.append(tx, last, at, text, false)
}

// AppendAfter is like Append, for an event after the last part is finished and before the next one starts. It belongs
// to the part's events, and [Journal.Undo] takes it back with them.
func (j *Journal) AppendAfter(tx *sql.Tx, last Part, at int, text string) (fresh bool, err error) {
	return j.append(tx, last, at, text, true)
}

func (j *Journal) append(tx *sql.Tx, last Part, at int, text string, after bool) (fresh bool, err error) {
	switch {
	case last.ID == 0:
		return false, OutOfStep(fault.New("nothing has begun"))
	case at == last.Events-1:
		var kept string
		if err := tx.QueryRow("SELECT text FROM event WHERE part = ? AND position = ?", last.ID, at).Scan(&kept); err != nil {
			return false, err
		}
		if kept != text {
			return false, OutOfStep(fault.Errorf("act %d is %s, not %s", at+1, kept, text))
		}
		return false, nil
	case at != last.Events || last.Finished != after || last.Over:
		return false, OutOfStep(fault.Errorf("it is act %d, and %d are there", at+1, last.Events))
	}
	if _, err := tx.Exec("INSERT INTO event (part, position, text) VALUES (?, ?, ?)", last.ID, at, text); err != nil {
		return false, err
	}
	if last.players != j.players && last.players != "" {
		if _, err := tx.Exec("UPDATE part SET players = '' WHERE id = ?", last.ID); err != nil {
			return false, err
		}
	}
	return true, j.Touch(tx)
}

// Finish marks a part as finished. The results of the part and the session are up to the game.
func (j *Journal) Finish(tx *sql.Tx, part int64) error {
	return FinishPart(tx, part, j.store.now().UnixMilli())
}

// Undo takes the last part back to events, which must be a prefix of those it has, and counts an undo. The part and the
// session then go on. It reports whether there was something to take back.
func (j *Journal) Undo(tx *sql.Tx, last Part, events []string) (fresh bool, err error) {
	switch {
	case last.ID == 0:
		return false, OutOfStep(fault.New("nothing has begun"))
	case len(events) == last.Events:
		return false, nil
	case len(events) > last.Events:
		return false, OutOfStep(fault.Errorf("%d acts are wanted, and %d are there", len(events), last.Events))
	}
	kept, err := Events(tx, last.ID)
	if err != nil {
		return false, err
	}
	for i, text := range events {
		if text != kept[i] {
			return false, OutOfStep(fault.Errorf("act %d is %s, not %s", i+1, kept[i], text))
		}
	}
	if _, err := tx.Exec("DELETE FROM event WHERE part = ? AND position >= ?", last.ID, len(events)); err != nil {
		return false, err
	}
	if _, err := tx.Exec("UPDATE part SET undos = undos + 1, finished = NULL WHERE id = ?", last.ID); err != nil {
		return false, err
	}
	if err := SetResult(tx, j.session, Result{}); err != nil {
		return false, err
	}
	return true, j.Touch(tx)
}

// Hinted counts a hint that the user has asked for in the newest part.
func (j *Journal) Hinted() error {
	return j.Write(func(tx *sql.Tx, last Part) error {
		if last.ID == 0 {
			return OutOfStep(fault.New("nothing has begun"))
		}
		_, err := tx.Exec("UPDATE part SET hints = hints + 1 WHERE id = ?", last.ID)
		return err
	})
}

// Touch records that the session has changed now.
func (j *Journal) Touch(tx *sql.Tx) error { return j.touch(tx, j.store.now().UnixMilli()) }

func (j *Journal) touch(tx *sql.Tx, now int64) error {
	_, err := tx.Exec("UPDATE session SET changed = ? WHERE id = ?", now, j.session)
	return err
}

// Events returns the events of a part.
func Events(tx *sql.Tx, part int64) ([]string, error) {
	return Column[string](context.Background(), tx, "SELECT text FROM event WHERE part = ? ORDER BY position", part)
}
