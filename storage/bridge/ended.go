package bridge

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// Ended is a rubber of a user's that is over: an ordinary one of two boards or more.
type Ended struct {
	ID   int64
	At   time.Time // when its last board was finished, UTC
	Day  time.Time // that day where the user was, by the calendar; as midnight UTC of that date
	Deal string    // the number of its first deal
	Won  int       // 1 if the user's side has won it, -1 if it has lost it, 0 if it is drawn
}

// Ended returns the rubbers that are over, in the order in which they ended. What is in the trash is left out.
func (s *Store) Ended(ctx context.Context) ([]Ended, error) {
	var all []Ended
	err := storage.Each(ctx, s.read, `
		SELECT digest.rubber, at, day, won, board.deal
		FROM digest
		JOIN part ON part.session = digest.rubber AND part.position = 0
		JOIN board ON board.id = part.id
		WHERE won IS NOT NULL AND digest.deleted = 0
		ORDER BY at, digest.board`, nil, func(rows *sql.Rows) error {
		var e Ended
		var at, day int64
		err := rows.Scan(&e.ID, &at, &day, &e.Won, &e.Deal)
		e.At, e.Day = storage.FromMillis(at), time.Unix(day*86400, 0).UTC()
		all = append(all, e)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("looking for the rubbers that are over: %w", err)
	}
	return all, nil
}
