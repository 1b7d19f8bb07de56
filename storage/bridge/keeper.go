package bridge

import (
	"context"
	"database/sql"
	"errors"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
)

// Keeper checks and repairs rubbers.
type Keeper struct{}

// Head implements [storage.Keeper].
func (Keeper) Head() string { return "rubber" }

// Faults implements [storage.Keeper].
func (Keeper) Faults(ctx context.Context, tx *sql.Tx, rubber int64) ([]storage.Fault, error) {
	var wrong []error
	note := func(err error) { wrong = append(wrong, err) }
	ids, err := soundHeads(ctx, tx, []int64{rubber}, note)
	if err == nil && len(ids) > 0 {
		head, _, headErr := rubberHead(ctx, tx, rubber, note)
		e := entries{rubber: rubber, head: head}
		if err = headErr; err == nil {
			err = e.leaveOut(ctx, tx, note)
		}
	}
	if err != nil {
		return nil, err
	}
	if len(wrong) == 0 { // or its result can't be computed
		sums, err := summariesOf(ctx, tx, ids)
		if err != nil {
			return nil, err
		}
		for _, s := range sums {
			if s.Damage != nil {
				note(curable{s.Damage, func(tx *sql.Tx) error { return Keeper{}.Settle(ctx, tx, rubber) }})
			}
		}
	}
	return storage.FaultsOf(rubber, wrong, func(err error) (board, event int, ok bool) {
		var replay *ReplayError
		if ok = errors.As(err, &replay); ok {
			board, event = replay.Board, replay.Event
		}
		return board, event, ok
	})
}

// curable is an error about something beside the board or rubber, which can be removed on its own.
type curable struct {
	*ReplayError
	cure func(tx *sql.Tx) error
}

// Cure removes it.
func (c curable) Cure(tx *sql.Tx) error { return c.cure(tx) }

// Unwrap returns the error itself.
func (c curable) Unwrap() error { return c.ReplayError }

// Settle implements [storage.Keeper].
func (Keeper) Settle(ctx context.Context, tx *sql.Tx, rubber int64) error {
	sums, err := summariesOf(ctx, tx, []int64{rubber})
	if err != nil || len(sums) == 0 {
		return err
	}
	r, err := sums[0].rubber()
	if err == nil {
		err = r.replay(tx)
	}
	if err != nil {
		return err
	}
	var person *card.Seat
	if !r.Watched {
		person = &r.Seat
	}
	for i, id := range r.BoardIDs {
		if i < len(r.Rubber.Boards) {
			if _, err := tx.ExecContext(ctx, "UPDATE part SET finished = coalesce(finished, started) WHERE id = ?", id); err != nil {
				return err
			}
			if err := finishBoard(tx, id, r.Rubber.Boards[i], person); err != nil {
				return err
			}
			continue
		}
		if err := reopen(ctx, tx, id); err != nil {
			return err
		}
	}
	if !r.Rubber.Over() {
		if _, err := tx.ExecContext(ctx, "UPDATE rubber SET settled = 0 WHERE session = ?", rubber); err != nil {
			return err
		}
	}
	return keepResult(tx, rubber)
}

// reopen marks a board as unfinished.
func reopen(ctx context.Context, tx *sql.Tx, board int64) error {
	return storage.ExecEach(ctx, tx, []string{
		"UPDATE part SET finished = NULL WHERE id = ?",
		`UPDATE board SET role = 0, counts = 0, contract = NULL, level = NULL, strain = NULL, declarer = NULL, tricks = NULL, over = NULL,
			ns = NULL, ew = NULL, points = NULL WHERE id = ?`,
		"DELETE FROM analysis WHERE board = ?",
		"DELETE FROM puzzle WHERE board = ?",
		"DELETE FROM found_puzzle WHERE board = ?",
	}, board)
}
