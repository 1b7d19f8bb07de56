package storage

import (
	"context"
	"database/sql"
)

// NewPart is a part of a session to be stored. Started is in milliseconds since 1970.
type NewPart struct {
	Session      int64
	Position     int // in the session, from 0
	Started      int64
	Undos, Hints int
	Players      string // level of the computer players, or empty if they differ
	Marks
}

// Insert stores the part, without events, and returns its number.
func (p NewPart) Insert(tx *sql.Tx) (id int64, err error) {
	if err := p.Check(); err != nil {
		return 0, err
	}
	err = tx.QueryRow(`
		INSERT INTO part (session, position, started, undos, hints, players, name, note, starred, words)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
		p.Session, p.Position, p.Started, p.Undos, p.Hints, p.Players, p.Name, p.Note, p.Starred, p.Words()).Scan(&id)
	return id, err
}

// FinishPart marks a part as finished at a time, in milliseconds since 1970.
func FinishPart(tx *sql.Tx, part, at int64) error {
	_, err := tx.Exec("UPDATE part SET finished = ? WHERE id = ?", at, part)
	return err
}

// InsertEvents stores events of a part, the first of them with this index.
func InsertEvents(tx *sql.Tx, part int64, first int, texts []string) error {
	for i, text := range texts {
		if _, err := tx.Exec("INSERT INTO event (part, position, text) VALUES (?, ?, ?)", part, first+i, text); err != nil {
			return err
		}
	}
	return nil
}

// ExecEach executes statements with the same arguments.
func ExecEach(ctx context.Context, tx *sql.Tx, statements []string, args ...any) error {
	for _, statement := range statements {
		if _, err := tx.ExecContext(ctx, statement, args...); err != nil {
			return err
		}
	}
	return nil
}
