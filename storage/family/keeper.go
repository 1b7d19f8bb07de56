package family

import (
	"context"
	"database/sql"
	"errors"

	"github.com/superbridge/superbridge/storage"
)

// fault returns the part that can't be read and is missing; nil if none.
func (h Head) fault() *ReplayError { return h.Damage }

// Faults returns the faults of a game: those that read reports or returns, or, if there are none, that of its line in a
// list. That one is about its result alone, which the keeper can settle.
func Faults[L interface{ fault() *ReplayError }](ctx context.Context, tx *sql.Tx, k storage.Keeper, game int64,
	read func(report func(error)) error, lines func(context.Context, *sql.Tx, []int64) ([]L, error)) ([]storage.Fault, error) {
	var wrong []error
	if err := read(func(err error) { wrong = append(wrong, err) }); err != nil {
		wrong = append(wrong, err)
	}
	if len(wrong) == 0 {
		all, err := lines(ctx, tx, []int64{game})
		if err != nil {
			return nil, err
		}
		for _, line := range all {
			if fault := line.fault(); fault != nil {
				return []storage.Fault{{Session: game, Err: fault, Cure: func(tx *sql.Tx) error { return k.Settle(ctx, tx, game) }}}, nil
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
