package poker

import (
	"context"
	"database/sql"
	"time"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Placed is an exercise that the user has answered.
type Placed struct {
	Street int     // 1 to 5
	Cost   float64 // points that the best act was expected to bring more
	Right  bool    // it costs nothing worth mentioning
	Hints  int
	At     time.Time // to the millisecond
}

// Placed returns the exercises that the user has answered, in order.
func (s *Store) Placed(ctx context.Context) (all []Placed, err error) {
	all, err = storage.List(ctx, s.Reader(), "SELECT street, cost, right <> 0, hints, at FROM placed ORDER BY at, id", nil,
		func(p *Placed) []any { return []any{&p.Street, &p.Cost, &p.Right, &p.Hints, storage.Millis(&p.At)} })
	if err != nil {
		return nil, fault.Errorf("reading the exercises of poker: %w", err)
	}
	return all, nil
}

// KeepPlaced stores an answered exercise, durably.
func (s *Store) KeepPlaced(ctx context.Context, p Placed) error {
	err := s.Write(func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "INSERT INTO placed (at, street, cost, right, hints) VALUES (?, ?, ?, ?, ?)", p.At.UnixMilli(), p.Street, p.Cost, p.Right, p.Hints)
		return err
	})
	if err != nil {
		return fault.Errorf("keeping an exercise of poker: %w", err)
	}
	return nil
}
