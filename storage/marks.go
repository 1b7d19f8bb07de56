package storage

import (
	"database/sql"
	"fmt"
	"strings"
)

// Marks are what a person has added to a rubber or to a board.
type Marks struct {
	Name    string
	Note    string // may have several lines
	Starred bool
}

// words is what the search looks at.
func (m Marks) words() string {
	if m.Name == "" && m.Note == "" {
		return ""
	}
	return strings.ToLower(m.Name + "\n" + m.Note)
}

// MarkRubber sets the marks of a rubber. The error is [ErrNoRubber] if there is none of that number.
func (s *Store) MarkRubber(id int64, m Marks) error {
	if err := s.mark("rubber", id, m, ErrNoRubber); err != nil {
		return fmt.Errorf("marking rubber %d: %w", id, err)
	}
	return nil
}

// MarkBoard sets the marks of a board. The error is [ErrNoBoard] if there is none of that number.
func (s *Store) MarkBoard(id int64, m Marks) error {
	if err := s.mark("board", id, m, ErrNoBoard); err != nil {
		return fmt.Errorf("marking board %d: %w", id, err)
	}
	return nil
}

func (s *Store) mark(table string, id int64, m Marks, missing error) error {
	return s.write(func(tx *sql.Tx) error {
		done, err := tx.Exec("UPDATE "+table+" SET name = ?, note = ?, starred = ?, words = ? WHERE id = ?",
			m.Name, m.Note, m.Starred, m.words(), id)
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil || n == 0 {
			return missing
		}
		return nil
	})
}
