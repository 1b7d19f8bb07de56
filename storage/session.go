package storage

import (
	"context"
	"database/sql"

	"github.com/superbridge/superbridge/game/fault"
)

// ErrNoSession means that there is no session with that number.
var ErrNoSession = fault.New("there is no such session")

// Kind says how a session came about.
type Kind string

// The kinds. Only ordinary sessions count in statistics.
const (
	Ordinary Kind = ""
	Again    Kind = "again"  // of one deal that the user has seen before
	Branch   Kind = "branch" // of one part, played on from a position in another
)

// Session is a new session of any game: a rubber, an evening of poker, a game of chess. Its texts are defined by the
// game.
type Session struct {
	Game    string
	Options string
	Person  sql.NullString // the user's seat; NULL if only computers play
	Kind    Kind
	Origin  int64 // the part that it repeats or branches off, or 0
	Stands  int   // for a branch, the number of events of its part that stood when it started
	Marks
}

// besideEnd is the number for the next session if SQLite has none because a damaged row has nearly the highest possible
// one: one more than the highest sensible number. Otherwise it is NULL.
const besideEnd = `(SELECT max((SELECT coalesce(max(id), 0) FROM session WHERE id < 1 << 53),
	(SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'session' AND seq < 1 << 53)) + 1
	WHERE EXISTS (SELECT 1 FROM session WHERE id >= 1 << 53) OR EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'session' AND seq >= 1 << 53))`

// NewSession stores a new session, with the times when it was started and changed, and returns its number.
func NewSession(tx *sql.Tx, s Session, started, changed int64) (id int64, err error) {
	origin := sql.NullInt64{Int64: s.Origin, Valid: s.Origin != 0}
	err = tx.QueryRow(`
		INSERT INTO session (id, started, changed, game, options, person, kind, origin, stands, name, note, starred, words)
		VALUES (`+besideEnd+`, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
		started, changed, s.Game, s.Options, s.Person, s.Kind, origin, s.Stands, s.Name, s.Note, s.Starred, s.Words()).Scan(&id)
	return id, err
}

// Result is the result of a session, as determined by its game.
type Result struct {
	Over  bool
	Seats string        // the result of each seat, in the game's text form; empty while it goes on
	Won   sql.NullInt64 // 1 if the user has won, -1 if he has lost, 0 if neither; NULL while it goes on, or if the user doesn't play
}

// SetResult stores the result of a session.
func SetResult(tx *sql.Tx, session int64, r Result) error {
	_, err := tx.Exec("UPDATE session SET over = ?, result = ?, won = ? WHERE id = ?", r.Over, r.Seats, r.Won, session)
	return err
}

// NextSession returns the number of the next session to be stored.
func (s *Store) NextSession() (number int64, err error) {
	err = s.read.QueryRowContext(context.Background(),
		"SELECT coalesce("+besideEnd+", (SELECT max(seq) + 1 FROM sqlite_sequence WHERE name = 'session'), 1)").Scan(&number)
	if err != nil {
		return 0, fault.Errorf("counting the sessions: %w", err)
	}
	return number, nil
}
