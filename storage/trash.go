package storage

import (
	"database/sql"
	"errors"
	"fmt"
	"time"
)

// inTrash is how long what has been deleted can be taken back.
const inTrash = 30 * 24 * time.Hour

// ErrDeleted means that a session has been deleted, and must be taken back before it goes on.
var ErrDeleted = errors.New("it has been deleted")

// Delete moves sessions to the trash: they are in no list then but the one that asks for what has been deleted. What is
// not there, or deleted already, is passed over. [Store.Restore] takes it back, until an [Open] that is 30 days later or more, and
// another one a day after that.
func (s *Store) Delete(sessions ...int64) error {
	now := s.now().UnixMilli()
	return s.trash("deleting", "UPDATE session SET deleted = ? WHERE id = ? AND deleted IS NULL", now, sessions)
}

// Restore takes sessions back from the trash.
func (s *Store) Restore(sessions ...int64) error {
	return s.trash("taking back", "UPDATE session SET deleted = ? WHERE id = ? AND deleted IS NOT NULL", nil, sessions)
}

func (s *Store) trash(what, statement string, when any, sessions []int64) error {
	err := s.Write(func(tx *sql.Tx) error {
		for _, id := range sessions {
			if _, err := tx.Exec(statement, when, id); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("%s %d sessions: %w", what, len(sessions), err)
	}
	return nil
}

// due is the setting that says since when, in milliseconds, there is something in the trash whose time is over; and settled is how
// long it must have been so. A clock that is wrong for a day takes nothing.
const (
	due     = "trash.due"
	settled = 24 * time.Hour
)

// purge removes what was deleted long ago: what an earlier opening, a day ago or more, found so too.
func purge(db *sql.DB, now func() time.Time) error {
	var first, since sql.NullInt64
	if err := db.QueryRow("SELECT min(deleted), (SELECT value FROM setting WHERE key = ?) FROM session", due).Scan(&first, &since); err != nil {
		return err
	}
	if !first.Valid && !since.Valid {
		return nil
	}
	t := now().UnixMilli()
	over := first.Valid && first.Int64 < t-inTrash.Milliseconds()
	switch {
	case !over && !since.Valid, over && since.Valid && since.Int64 <= t && t < since.Int64+settled.Milliseconds():
		return nil
	case !over:
		_, err := db.Exec("DELETE FROM setting WHERE key = ?", due)
		return err
	case !since.Valid || since.Int64 > t:
		_, err := db.Exec("INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", due, t)
		return err
	}
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback() // does nothing after Commit
	long := since.Int64 - inTrash.Milliseconds()
	for _, statement := range []string{
		"DELETE FROM event WHERE part IN (SELECT part.id FROM part JOIN session ON session.id = session WHERE deleted < ?)",
		"DELETE FROM part WHERE session IN (SELECT id FROM session WHERE deleted < ?)", // and what games keep of it
		"DELETE FROM session WHERE deleted < ?",
	} {
		if _, err := tx.Exec(statement, long); err != nil {
			return err
		}
	}
	if _, err := tx.Exec("DELETE FROM setting WHERE key = ?", due); err != nil {
		return err
	}
	return tx.Commit()
}
