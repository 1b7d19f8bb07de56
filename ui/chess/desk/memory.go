package desk

import (
	"context"

	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/offer"
	"github.com/superbridge/superbridge/ui/kit/outcome"
)

// offering is what the home screen offers of chess.
type offering struct {
	*offer.Game
	of *Desk
}

// Shown implements [family.Offering]: how the user has fared is found out now. Until then the screen says what it said last.
func (o offering) Shown() {
	d, store := o.of, o.of.store
	d.window.Runner().After(context.Background(), func() func() {
		m, err := memoryOf(context.Background(), store)
		if err != nil {
			return nil // one can play all the same, and the history says what is wrong
		}
		return func() {
			if d.store == store {
				d.memory = m
				o.Remember(m)
			}
		}
	})
}

// memoryOf returns how the user has fared in games that are over, in which he was the only person.
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
