package family

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/outcome"
)

// Unfinished returns the user's session in progress that was played last, of those that are wanted; nil if there is none. IDs lists
// them, the newest first. One that can't be read is passed over: the history shows what is wrong with it, and others can be played.
func Unfinished[S any](ctx context.Context, ids func(context.Context) ([]int64, error), read func(context.Context, int64) (S, error), wanted func(S) bool) (*S, error) {
	all, err := ids(ctx)
	if err != nil {
		return nil, err
	}
	for _, id := range all {
		session, err := read(ctx, id)
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err == nil && wanted(session):
			return &session, nil
		}
	}
	return nil, nil
}

// Recall finds out how the user has fared, after earlier writes, and shows that. An error shows nothing: one can play all the same, and
// the history says what is wrong.
func Recall[M any](w Window, read func(context.Context) (M, error), show func(M)) {
	w.Runner().After(context.Background(), func() func() {
		m, err := read(context.Background())
		if err != nil {
			return nil
		}
		return func() { show(m) }
	})
}

// Tally counts how sessions ended. Dated are all of them, the newest first; won says of a summary whether the user has won, as
// [outcome.Of] has it.
func Tally[S any](ctx context.Context, dated []storage.Dated, summaries func(context.Context, []int64) ([]S, error), won func(S) int) (outcome.Tally, error) {
	var ids []int64
	for _, d := range slices.Backward(dated) {
		ids = append(ids, d.ID)
	}
	all, err := summaries(ctx, ids)
	if err != nil {
		return outcome.Tally{}, err
	}
	var outcomes []outcome.Outcome
	for _, s := range all {
		outcomes = append(outcomes, outcome.Of(won(s)))
	}
	return outcome.Count(outcomes), nil
}
