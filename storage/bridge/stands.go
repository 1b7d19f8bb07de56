package bridge

import (
	"database/sql"
	"errors"
	"strings"

	"github.com/superbridge/superbridge/storage"
)

// guessStands sets the number of events of a branch that stood when it started, if that isn't stored: those it has in
// common with its origin, or with that board's other table. It is too high if the user has repeated some.
func guessStands(tx *sql.Tx, rubber int64) error {
	var part, origin int64
	var other sql.NullString
	err := tx.QueryRow(`
		SELECT part.id, origin, other_table.events
		FROM session JOIN part ON part.session = session.id AND position = 0
		LEFT JOIN other_table ON other_table.board = origin
		WHERE session.id = ? AND kind = 'branch' AND origin IS NOT NULL`, rubber).Scan(&part, &origin, &other)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil
	case err != nil:
		return err
	}
	events, err := storage.Events(tx, part)
	if err != nil {
		return err
	}
	record, err := storage.Events(tx, origin)
	if err != nil {
		return err
	}
	stands := common(events, record)
	if other.Valid {
		stands = max(stands, common(events, strings.Split(other.String, ",")))
	}
	_, err = tx.Exec("UPDATE session SET stands = ? WHERE id = ?", stands, rubber)
	return err
}

// common returns the number of events at the start that two boards have in common.
func common(a, b []string) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}
