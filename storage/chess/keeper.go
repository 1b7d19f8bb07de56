package chess

import (
	"context"
	"database/sql"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Keeper checks and repairs games of chess.
type Keeper struct{}

// Head implements [storage.Keeper].
func (Keeper) Head() string { return "chess_game" }

// Faults implements [storage.Keeper].
func (Keeper) Faults(ctx context.Context, tx *sql.Tx, game int64) ([]storage.Fault, error) {
	return family.Faults(ctx, tx, Keeper{}, game, func(func(error)) error {
		_, err := family.Whole(soundWholeIn(ctx, tx, game))
		return err
	}, func(ctx context.Context, tx *sql.Tx, ids []int64) ([]Summary, error) {
		return summariesIn(ctx, tx, "session.id", ids)
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
	if err := storage.ExecEach(ctx, tx, []string{
		"DELETE FROM chess_clock WHERE part = ? AND position >= ?", "DELETE FROM chess_judged WHERE part = ? AND position > ?",
	}, g.Part, g.Game.Len()); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE session SET stands = min(stands, ?) WHERE id = ?", g.Game.Len(), game); err != nil {
		return err
	}
	return keepOutcome(tx, game, g.Game, g.Person, at.Int64)
}
