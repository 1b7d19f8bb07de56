package bridge

import (
	"context"
	"database/sql"
	"time"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Learning holds the exercises that the user has answered.
type Learning struct{ file *storage.Store }

// Practised is an exercise that the user has answered. Practice defines the meaning of the texts.
type Practised struct {
	Kind  string
	Key   string // identifies the exercise
	Level int    // 0 if there are none
	Right bool
	Tries int // wrong tries
	Hints int
	At    time.Time // to the millisecond
}

// Practised returns the exercises of a kind, or of any if it is "", that the user has answered since a time, in order.
func (l Learning) Practised(ctx context.Context, kind string, since time.Time) (all []Practised, err error) {
	all, err = storage.List(ctx, l.file.Reader(), `
		SELECT kind, key, level, right <> 0, tries, hints, at FROM practised
		WHERE ? IN ('', kind) AND at >= ? ORDER BY at, id`, []any{kind, since.UnixMilli()},
		func(p *Practised) []any {
			return []any{&p.Kind, &p.Key, &p.Level, &p.Right, &p.Tries, &p.Hints, storage.Millis(&p.At)}
		})
	if err != nil {
		return nil, fault.Errorf("reading what was practised: %w", err)
	}
	return all, nil
}

// KeepPractised stores an answered exercise, durably.
func (l Learning) KeepPractised(ctx context.Context, p Practised) error {
	err := l.file.Write(func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "INSERT INTO practised (kind, key, level, right, tries, hints, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
			p.Kind, p.Key, p.Level, p.Right, p.Tries, p.Hints, p.At.UnixMilli())
		return err
	})
	if err != nil {
		return fault.Errorf("keeping what was practised: %w", err)
	}
	return nil
}
