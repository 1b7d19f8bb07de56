package few

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"io"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
)

// Keeper checks and repairs sessions of bridge for two and three.
type Keeper struct{}

// Head implements [storage.Keeper].
func (Keeper) Head() string { return "few_session" }

// Faults implements [storage.Keeper].
func (Keeper) Faults(ctx context.Context, tx *sql.Tx, game int64) ([]storage.Fault, error) {
	var wrong []error
	var done Written
	if err := exportGame(ctx, tx, bufio.NewWriter(io.Discard), game, true, &done, func(err error) { wrong = append(wrong, err) }); err != nil {
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
	return storage.FaultsOf(game, wrong, func(err error) (deal, event int, ok bool) {
		var replay *ReplayError
		if ok = errors.As(err, &replay); ok {
			deal, event = replay.Part, replay.Event
		}
		return deal, event, ok
	})
}

// Settle implements [storage.Keeper].
func (Keeper) Settle(ctx context.Context, tx *sql.Tx, game int64) error {
	g, err := gameIn(ctx, tx, game)
	if err != nil {
		return err
	}
	if last, some := g.Last(); some && last.Board.Stage() != few.StageFinished {
		for _, statement := range []string{
			"UPDATE part SET finished = NULL WHERE id = ?",
			"UPDATE few_deal SET contract = NULL, tricks = NULL, short = NULL, score = NULL, totals = NULL WHERE id = ?",
			"DELETE FROM few_result WHERE deal = ?", "DELETE FROM few_judged WHERE deal = ?",
		} {
			if _, err := tx.ExecContext(ctx, statement, last.ID); err != nil {
				return err
			}
		}
	}
	w := writing{tx: tx, game: game, rules: g.Session.Rules(), person: g.Person}
	if g.Over && (g.Settled || g.Session.Over()) {
		return w.keepEnd(g)
	}
	if _, err := tx.ExecContext(ctx, "UPDATE few_session SET settled = 0, day = NULL, gain = NULL WHERE session = ?", game); err != nil {
		return err
	}
	return storage.SetResult(tx, game, storage.Result{})
}
