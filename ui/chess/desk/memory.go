package desk

import (
	"context"

	kept "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/offer"
	"github.com/superbridge/superbridge/ui/kit/tally"
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
func memoryOf(ctx context.Context, store *kept.Store) (tally.Tally, error) {
	over, err := store.DatedGames(ctx, kept.Filter{Ended: true, Counted: true})
	if err != nil {
		return tally.Tally{}, err
	}
	var ids []int64
	for _, g := range over {
		ids = append([]int64{g.ID}, ids...) // the newest last
	}
	all, err := store.Summaries(ctx, ids)
	if err != nil {
		return tally.Tally{}, err
	}
	var outcomes []tally.Outcome
	for _, s := range all {
		outcomes = append(outcomes, tally.Of(s.Won))
	}
	return tally.Count(outcomes), nil
}
