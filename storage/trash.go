package storage

import (
	"context"
	"database/sql"
	"time"

	"github.com/superbridge/superbridge/game/fault"
)

// inTrash is the time for which deleted sessions can be taken back.
const inTrash = 30 * 24 * time.Hour

// ErrDeleted means that a session has been deleted, and must be taken back before it continues.
var ErrDeleted = fault.New("it has been deleted")

// Delete moves sessions to the trash: they are then only in the list of deleted sessions. Missing or already deleted
// ones are ignored. [Store.Restore] takes them back, until an [Open] at least 30 days later is followed by another at
// least a day after that.
func (s *Store) Delete(sessions ...int64) error {
	now := s.now().UnixMilli()
	return s.trash(fault.Say("deleting"), "UPDATE session SET deleted = ? WHERE id = ? AND deleted IS NULL", now, sessions)
}

// Restore takes sessions back from the trash.
func (s *Store) Restore(sessions ...int64) error {
	return s.trash(fault.Say("taking back"), "UPDATE session SET deleted = ? WHERE id = ? AND deleted IS NOT NULL", nil, sessions)
}

// TakeBack takes a session back from the trash, and returns 1 if it was there, otherwise 0.
func TakeBack(tx *sql.Tx, session int64) (n int, err error) {
	done, err := tx.Exec("UPDATE session SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL", session)
	if err != nil {
		return 0, err
	}
	rows, err := done.RowsAffected()
	return int(rows), err
}

func (s *Store) trash(what fault.Phrase, statement string, when any, sessions []int64) error {
	err := s.Write(func(tx *sql.Tx) error {
		for _, id := range sessions {
			if _, err := tx.Exec(statement, when, id); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return fault.Errorf("%s %d sessions: %w", what, len(sessions), err)
	}
	return nil
}

// due is the setting that holds the time, in milliseconds, since when the trash has had something expired, and settled
// is how long that must last, so that a clock that is wrong for a day deletes nothing.
const (
	due     = "trash.due"
	settled = 24 * time.Hour
)

// purge removes what was deleted long ago, if an earlier opening at least a day ago found it expired too.
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
	if err := ExecEach(context.Background(), tx, []string{
		"DELETE FROM event WHERE part IN (SELECT part.id FROM part JOIN session ON session.id = session WHERE deleted < ?)",
		"DELETE FROM part WHERE session IN (SELECT id FROM session WHERE deleted < ?)", // and the games' rows for it
		"DELETE FROM session WHERE deleted < ?",
	}, since.Int64-inTrash.Milliseconds()); err != nil {
		return err
	}
	if _, err := tx.Exec("DELETE FROM setting WHERE key = ?", due); err != nil {
		return err
	}
	return tx.Commit()
}
