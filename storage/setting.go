package storage

import (
	"database/sql"
	"errors"

	"github.com/superbridge/superbridge/game/fault"
)

// Setting returns the value of a setting; ok is false if it has never been set.
func (s *Store) Setting(key string) (value string, ok bool, err error) {
	err = s.read.QueryRow("SELECT value FROM setting WHERE key = ?", key).Scan(&value)
	if errors.Is(err, sql.ErrNoRows) {
		return "", false, nil
	}
	if err != nil {
		return "", false, fault.Errorf("reading the setting %q: %w", key, err)
	}
	return value, true, nil
}

// SetSetting sets a setting, durably.
func (s *Store) SetSetting(key, value string) error {
	err := s.Write(func(tx *sql.Tx) error {
		_, err := tx.Exec(`
			INSERT INTO setting (key, value) VALUES (?, ?)
			ON CONFLICT (key) DO UPDATE SET value = excluded.value`, key, value)
		return err
	})
	if err != nil {
		return fault.Errorf("keeping the setting %q: %w", key, err)
	}
	return nil
}
