package bridge

import (
	"context"
	"database/sql"
	"time"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Ended is a finished rubber of the user's: an ordinary one of at least two boards.
type Ended struct {
	ID   int64
	At   time.Time // when its last board was finished, UTC
	Day  time.Time // the user's local date, as midnight UTC
	Deal string    // the number of its first deal
	Won  int       // 1 if the user's side won, -1 if it lost, 0 if it was drawn
}

// Ended returns the finished rubbers, in the order in which they ended, except those in the trash.
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
		return nil, fault.Errorf("looking for the rubbers that are over: %w", err)
	}
	return all, nil
}
