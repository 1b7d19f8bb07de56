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

// What marks may have at most, in bytes: a line of an export must hold them.
const (
	longestName = 1_000
	longestNote = 100_000
)

// errLong is returned for marks that are too long.
var errLong = fmt.Errorf("a name has at most %d bytes, and a note %d", longestName, longestNote)

// check returns an error if the marks are too long.
func (m Marks) check() error {
	if len(m.Name) > longestName || len(m.Note) > longestNote {
		return errLong
	}
	return nil
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
	if err := m.check(); err != nil {
		return err
	}
	// What is no text would not come back from an export as it is.
	m.Name, m.Note = strings.ToValidUTF8(m.Name, "\ufffd"), strings.ToValidUTF8(m.Note, "\ufffd")
	return s.write(func(tx *sql.Tx) error {
		done, err := setMarks(tx, table, id, m)
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil || n == 0 {
			return missing
		}
		return nil
	})
}

// setMarks gives a row its marks.
func setMarks(tx *sql.Tx, table string, id int64, m Marks) (sql.Result, error) {
	return tx.Exec("UPDATE "+table+" SET name = ?, note = ?, starred = ?, words = ? WHERE id = ?",
		m.Name, m.Note, m.Starred, m.words(), id)
}
