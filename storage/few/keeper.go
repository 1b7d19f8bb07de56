package few

import (
	"bufio"
	"context"
	"database/sql"
	"io"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Keeper checks and repairs sessions of bridge for two and three.
type Keeper struct{}

// Head implements [storage.Keeper].
func (Keeper) Head() string { return "few_session" }

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
	s := stored{family.Stored{Tx: tx, Game: game}, g.Session.Rules(), g.Person}
	if last, some := g.Last(); some && last.Board.Stage() != few.StageFinished {
		s.Last.ID = last.ID
		if err := s.reopenDeal(); err != nil {
			return err
		}
	}
	if g.Over && (g.Settled || g.Session.Over()) {
		return s.keepEnd(g)
	}
	return s.reopen()
}
