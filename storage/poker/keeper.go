package poker

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"io"

	"github.com/superbridge/superbridge/storage"
)

// Keeper checks and repairs games of poker.
type Keeper struct{}

// Head implements [storage.Keeper].
func (Keeper) Head() string { return "poker_game" }

// Faults implements [storage.Keeper].
func (Keeper) Faults(ctx context.Context, tx *sql.Tx, game int64) ([]storage.Fault, error) {
	var wrong []error
	var done Written
	if err := exportGame(ctx, tx, bufio.NewWriter(io.Discard), game, &done, func(err error) { wrong = append(wrong, err) }); err != nil {
		wrong = append(wrong, err)
	}
	if len(wrong) == 0 {
		sums, err := summariesOf(ctx, tx, []int64{game})
		if err != nil {
			return nil, err
		}
		for _, s := range sums {
			if s.Damage != nil { // all but the result has been read above
				return []storage.Fault{{Session: game, Err: s.Damage, Cure: func(tx *sql.Tx) error { return Keeper{}.Settle(ctx, tx, game) }}}, nil
			}
		}
	}
	return storage.FaultsOf(game, wrong, func(err error) (hand, event int, ok bool) {
		var replay *ReplayError
		if ok = errors.As(err, &replay); ok {
			hand, event = replay.Part, replay.Event
		}
		return hand, event, ok
	})
}

// Settle implements [storage.Keeper].
func (Keeper) Settle(ctx context.Context, tx *sql.Tx, game int64) error {
	g, err := gameIn(ctx, tx, game)
	if err != nil {
		return err
	}
	last, some := g.Last()
	if some && !last.Hand.Over() {
		for _, statement := range []string{
			"UPDATE part SET finished = NULL WHERE id = ?", "DELETE FROM hand_result WHERE hand = ?", "DELETE FROM hand_judged WHERE hand = ?",
		} {
			if _, err := tx.ExecContext(ctx, statement, last.ID); err != nil {
				return err
			}
		}
	}
	if !g.Over {
		return storage.SetResult(tx, game, storage.Result{})
	}
	return writing{tx: tx, game: game, person: g.Person}.keepEnd()
}
