package poker

import (
	"bufio"
	"context"
	"database/sql"
	"io"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Keeper checks and repairs games of poker.
type Keeper struct{}

// Head implements [storage.Keeper].
func (Keeper) Head() string { return "poker_game" }

// Faults implements [storage.Keeper].
func (Keeper) Faults(ctx context.Context, tx *sql.Tx, game int64) ([]storage.Fault, error) {
	return family.Faults(ctx, tx, Keeper{}, game, func(report func(error)) error {
		return exportGame(ctx, tx, bufio.NewWriter(io.Discard), game, &Written{}, report)
	}, summariesOf)
}

// Settle implements [storage.Keeper].
func (Keeper) Settle(ctx context.Context, tx *sql.Tx, game int64) error {
	g, err := gameIn(ctx, tx, game)
	if err != nil {
		return err
	}
	s := stored{family.Stored{Tx: tx, Game: game}, g.Person}
	if last, some := g.Last(); some && !last.Hand.Over() {
		s.Last.ID = last.ID
		if err := s.reopenHand(); err != nil {
			return err
		}
	}
	if !g.Over {
		return storage.SetResult(tx, game, storage.Result{})
	}
	return s.keepEnd()
}
