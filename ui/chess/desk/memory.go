package desk

import (
	"context"

	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/offer"
	"github.com/superbridge/superbridge/ui/kit/outcome"
)

// offering is chess's part of the home screen.
type offering struct {
	*offer.Game
	of *Desk
}

// Shown implements [family.Offering]: it reads the user's results. Until then the screen shows the previous ones.
func (o offering) Shown() {
	d, store := o.of, o.of.store
	d.window.Runner().After(context.Background(), func() func() {
		m, err := memoryOf(context.Background(), store)
		if err != nil {
			return nil // playing still works, and the history shows the error
		}
		return func() {
			if d.store == store {
				d.memory = m
				o.Remember(m)
			}
		}
	})
}

// memoryOf returns the user's results in finished games without other persons.
func memoryOf(ctx context.Context, store *chessstore.Store) (outcome.Tally, error) {
	over, err := store.DatedGames(ctx, chessstore.Filter{Ended: true, Counted: true})
	if err != nil {
		return outcome.Tally{}, err
	}
	var ids []int64
	for _, g := range over {
		ids = append([]int64{g.ID}, ids...) // the newest last
	}
	all, err := store.Summaries(ctx, ids)
	if err != nil {
		return outcome.Tally{}, err
	}
	var outcomes []outcome.Outcome
	for _, s := range all {
		outcomes = append(outcomes, outcome.Of(s.Won))
	}
	return outcome.Count(outcomes), nil
}
