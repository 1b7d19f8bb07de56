package storage

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
)

// ErrNoSession means that there is no session of that number.
var ErrNoSession = errors.New("there is no such session")

// Kind says how a session came about.
type Kind string

// The kinds. What is not ordinary doesn't count in statistics.
const (
	Ordinary Kind = ""
	Again    Kind = "again"  // of one deal, which the person has seen before
	Branch   Kind = "branch" // of one part, played on from a position of another
)

// Session is a new session of any game: a rubber, an evening of poker, a game of chess. Texts are the game's own.
type Session struct {
	Game    string
	Options string
	Person  sql.NullString // the person's seat; NULL if only computers play
	Kind    Kind
	Origin  int64 // the part that it repeats or branches off, or 0
	Stands  int   // of a branch: how many events of its part stood when it began
	Marks
}

// besideEnd is the number of the next session where SQLite has none, because a damaged row has nearly the highest that there is: one more
// than those that make sense have. Else it is NULL.
const besideEnd = `(SELECT max((SELECT coalesce(max(id), 0) FROM session WHERE id < 1 << 53),
	(SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'session' AND seq < 1 << 53)) + 1
	WHERE EXISTS (SELECT 1 FROM session WHERE id >= 1 << 53) OR EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'session' AND seq >= 1 << 53))`

// NewSession keeps a new session, whose times are both started and changed, and returns its number.
func NewSession(tx *sql.Tx, s Session, started, changed int64) (id int64, err error) {
	origin := sql.NullInt64{Int64: s.Origin, Valid: s.Origin != 0}
	err = tx.QueryRow(`
		INSERT INTO session (id, started, changed, game, options, person, kind, origin, stands, name, note, starred, words)
		VALUES (`+besideEnd+`, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
		started, changed, s.Game, s.Options, s.Person, s.Kind, origin, s.Stands, s.Name, s.Note, s.Starred, s.Words()).Scan(&id)
	return id, err
}

// Result is what a session has come to, as its game says.
type Result struct {
	Over  bool
	Seats string        // the result of each seat, in the game's text form; empty while it goes on
	Won   sql.NullInt64 // 1 if the person has won, -1 if he has lost, 0 if neither; NULL while it goes on, or if nobody sits
}

// SetResult keeps what a session has come to.
func SetResult(tx *sql.Tx, session int64, r Result) error {
	_, err := tx.Exec("UPDATE session SET over = ?, result = ?, won = ? WHERE id = ?", r.Over, r.Seats, r.Won, session)
	return err
}

// NextSession returns the number that the next session to be kept will have.
func (s *Store) NextSession() (number int64, err error) {
	err = s.read.QueryRowContext(context.Background(),
		"SELECT coalesce("+besideEnd+", (SELECT max(seq) + 1 FROM sqlite_sequence WHERE name = 'session'), 1)").Scan(&number)
	if err != nil {
		return 0, fmt.Errorf("counting the sessions: %w", err)
	}
	return number, nil
}
