package storage

import (
	"context"
	"database/sql"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Marks are the user's additions to a session or part.
type Marks struct {
	Name    string `json:"name,omitempty"`
	Note    string `json:"note,omitempty"` // may have several lines
	Starred bool   `json:"starred,omitempty"`
}

// Words returns the text that searches look at.
func (m Marks) Words() string {
	if m.Name == "" && m.Note == "" {
		return ""
	}
	return strings.ToLower(m.Name + "\n" + m.Note)
}

// Limits of marks, in bytes: they must fit in a line of an export.
const (
	longestName = 1_000
	longestNote = 100_000
)

// errLong is returned for marks that are too long.
var errLong = fault.Errorf("a name has at most %d bytes, and a note %d", longestName, longestNote)

// Check returns an error if the marks are too long.
func (m Marks) Check() error {
	if len(m.Name) > longestName || len(m.Note) > longestNote {
		return errLong
	}
	return nil
}

// Filled returns the marks completed from others, and the number of fields, out of name, note and star, that were
// added.
func (m Marks) Filled(others Marks) (filled Marks, added int) {
	if m.Name == "" && others.Name != "" {
		m.Name = others.Name
		added++
	}
	if m.Note == "" && others.Note != "" {
		m.Note = others.Note
		added++
	}
	if !m.Starred && others.Starred {
		m.Starred = true
		added++
	}
	return m, added
}

// ErrNoPart means that there is no part with that number.
var ErrNoPart = fault.New("there is no such part")

// MarkSession sets the marks of a session of any game. The error is [ErrNoSession] if there is no session with that
// number.
func (s *Store) MarkSession(id int64, m Marks) error {
	if err := s.Mark("session", id, m, ErrNoSession); err != nil {
		return fault.Errorf("marking session %d: %w", id, err)
	}
	return nil
}

// MarkPart sets the marks of a part of a session. The error is [ErrNoPart] if there is no part with that number.
func (s *Store) MarkPart(id int64, m Marks) error {
	if err := s.Mark("part", id, m, ErrNoPart); err != nil {
		return fault.Errorf("marking part %d: %w", id, err)
	}
	return nil
}

// Mark sets the marks of a row of a table. The error is missing if there is no such row.
func (s *Store) Mark(table string, id int64, m Marks, missing error) error {
	if err := m.Check(); err != nil {
		return err
	}
	// Invalid text would not come back from an export unchanged.
	m.Name, m.Note = strings.ToValidUTF8(m.Name, "\ufffd"), strings.ToValidUTF8(m.Note, "\ufffd")
	return s.Write(func(tx *sql.Tx) error {
		done, err := m.Set(tx, table, id)
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil || n == 0 {
			return missing
		}
		return nil
	})
}

// MarksOf returns the marks of a session.
func MarksOf(ctx context.Context, tx *sql.Tx, session int64) (m Marks, err error) {
	err = tx.QueryRowContext(ctx, "SELECT name, note, starred <> 0 FROM session WHERE id = ?", session).Scan(&m.Name, &m.Note, &m.Starred)
	return m, err
}

// Set writes the marks to a row of a table.
func (m Marks) Set(tx *sql.Tx, table string, id int64) (sql.Result, error) {
	return tx.Exec("UPDATE "+table+" SET name = ?, note = ?, starred = ?, words = ? WHERE id = ?",
		m.Name, m.Note, m.Starred, m.Words(), id)
}

// Fill completes the marks of a row of a table from these, and returns the number of fields, out of name, note and
// star, that were added.
func (m Marks) Fill(tx *sql.Tx, table string, id int64) (added int, err error) {
	var had Marks
	if err := tx.QueryRow("SELECT name, note, starred <> 0 FROM "+table+" WHERE id = ?", id).Scan(&had.Name, &had.Note, &had.Starred); err != nil {
		return 0, err
	}
	filled, added := had.Filled(m)
	if added == 0 {
		return 0, nil
	}
	if err := filled.Check(); err != nil {
		return 0, err
	}
	_, err = filled.Set(tx, table, id)
	return added, err
}
