package family

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/outcome"
)

// Recall reads the user's results, after earlier writes, and shows them. After an error it shows nothing: it doesn't keep the user
// from playing, and the history shows it.
func Recall[M any](w Window, read func(context.Context) (M, error), show func(M)) {
	w.Runner().After(context.Background(), func() func() {
		m, err := read(context.Background())
		if err != nil {
			return nil
		}
		return func() { show(m) }
	})
}

// Tally counts won, lost and drawn sessions. Dated are all of them, the newest first; won returns the user's outcome, as
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
