package storage

import (
	"database/sql"
	"errors"
	"fmt"
	"time"
)

// inTrash is how long what has been deleted can be taken back.
const inTrash = 30 * 24 * time.Hour

// ErrDeleted means that a rubber has been deleted, and must be taken back before it goes on.
var ErrDeleted = errors.New("it has been deleted")

// Delete moves rubbers to the trash: they are in no list then but the one that asks for what has been deleted
// ([Filter].Deleted). What is not there, or deleted already, is passed over. [Restore] takes it
// back, until an [Open] that is 30 days later or more.
func (s *Store) Delete(rubbers ...int64) error {
	now := s.now().UnixMilli()
	return s.trash("deleting", "UPDATE rubber SET deleted = ? WHERE id = ? AND deleted IS NULL", now, rubbers)
}

// Restore takes rubbers back from the trash.
func (s *Store) Restore(rubbers ...int64) error {
	return s.trash("taking back", "UPDATE rubber SET deleted = ? WHERE id = ? AND deleted IS NOT NULL", nil, rubbers)
}

func (s *Store) trash(what, statement string, when any, rubbers []int64) error {
	err := s.Write(func(tx *sql.Tx) error {
		for _, id := range rubbers {
			if _, err := tx.Exec(statement, when, id); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("%s %d rubbers: %w", what, len(rubbers), err)
	}
	return nil
}

// purge removes what was deleted long ago.
func purge(db *sql.DB, now func() time.Time) error {
	var first sql.NullInt64
	if err := db.QueryRow("SELECT min(deleted) FROM rubber").Scan(&first); err != nil || !first.Valid {
		return err
	}
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback() // does nothing after Commit
	long := now().Add(-inTrash).UnixMilli()
	for _, statement := range []string{
		"DELETE FROM event WHERE board IN (SELECT board.id FROM board JOIN rubber ON rubber.id = rubber WHERE deleted < ?)",
		"DELETE FROM board WHERE rubber IN (SELECT id FROM rubber WHERE deleted < ?)",
		"DELETE FROM rubber WHERE deleted < ?",
	} {
		if _, err := tx.Exec(statement, long); err != nil {
			return err
		}
	}
	return tx.Commit()
}
