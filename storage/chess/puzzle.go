package chess

import (
	"context"
	"database/sql"
	"time"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Attempt holds the person's progress with a puzzle.
type Attempt struct {
	At     time.Time // when something was done about it last, to the millisecond
	Tries  int       // moves that weren't right
	Hints  int
	Shown  bool // the solution was asked for
	Solved bool
}

// Attempts returns what the person has done about puzzles, by their positions in text form.
func (s *Store) Attempts(ctx context.Context) (map[string]Attempt, error) {
	all := map[string]Attempt{}
	err := storage.Each(ctx, s.Reader(), "SELECT start, at, tries, hints, shown <> 0, solved <> 0 FROM chess_puzzle", nil, func(rows *sql.Rows) error {
		var start string
		var a Attempt
		err := rows.Scan(&start, storage.Millis(&a.At), &a.Tries, &a.Hints, &a.Shown, &a.Solved)
		all[start] = a
		return err
	})
	if err != nil {
		return nil, fault.Errorf("reading the puzzles of chess: %w", err)
	}
	return all, nil
}

// KeepAttempt stores how far the person has come with a puzzle, durably, in the place of what was stored before.
func (s *Store) KeepAttempt(start string, a Attempt) error {
	err := s.Write(func(tx *sql.Tx) error {
		_, err := tx.Exec("REPLACE INTO chess_puzzle (start, at, tries, hints, shown, solved) VALUES (?, ?, ?, ?, ?, ?)",
			start, a.At.UnixMilli(), a.Tries, a.Hints, a.Shown, a.Solved)
		return err
	})
	if err != nil {
		return fault.Errorf("keeping a puzzle of chess: %w", err)
	}
	return nil
}
