package chess

import (
	"context"
	"database/sql"
	"errors"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Keeper checks and repairs games of chess.
type Keeper struct{}

// Head implements [storage.Keeper].
func (Keeper) Head() string { return "chess_game" }

// Faults implements [storage.Keeper].
func (Keeper) Faults(ctx context.Context, tx *sql.Tx, game int64) ([]storage.Fault, error) {
	var wrong []error
	if _, err := family.Whole(soundWholeIn(ctx, tx, game)); err != nil {
		wrong = append(wrong, err)
	} else {
		sums, err := summariesIn(ctx, tx, "session.id", []int64{game})
		if err != nil {
			return nil, err
		}
		for _, s := range sums {
			if s.Damage != nil { // all but the result has been read above
				return []storage.Fault{{Session: game, Err: s.Damage, Cure: func(tx *sql.Tx) error { return Keeper{}.Settle(ctx, tx, game) }}}, nil
			}
		}
	}
	return storage.FaultsOf(game, wrong, func(err error) (part, event int, ok bool) {
		var replay *ReplayError
		if ok = errors.As(err, &replay); ok {
			part, event = replay.Part, replay.Event
		}
		return part, event, ok
	})
}

// Settle implements [storage.Keeper].
func (Keeper) Settle(ctx context.Context, tx *sql.Tx, game int64) error {
	g, err := gameIn(ctx, tx, game)
	if err != nil {
		return err
	}
	finished := "coalesce(finished, started)"
	if !g.Game.Over() {
		finished = "NULL"
	}
	var at sql.NullInt64
	if err := tx.QueryRowContext(ctx, "UPDATE part SET finished = "+finished+" WHERE id = ? RETURNING finished", g.Part).Scan(&at); err != nil {
		return err
	}
	for _, statement := range []string{
		"DELETE FROM chess_clock WHERE part = ? AND position >= ?", "DELETE FROM chess_judged WHERE part = ? AND position > ?",
	} {
		if _, err := tx.ExecContext(ctx, statement, g.Part, g.Game.Len()); err != nil {
			return err
		}
	}
	if _, err := tx.ExecContext(ctx, "UPDATE session SET stands = min(stands, ?) WHERE id = ?", g.Game.Len(), game); err != nil {
		return err
	}
	return keepOutcome(tx, game, g.Game, g.Person, at.Int64)
}
