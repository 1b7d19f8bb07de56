package desk

import (
	"context"

	"github.com/superbridge/superbridge/game/few"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/offer"
	"github.com/superbridge/superbridge/ui/kit/outcome"
)

// offering is a game's part of the home screen.
type offering struct {
	*offer.Game
	of   *Desk
	kind few.Kind
}

// Shown implements [family.Offering]: it reads the user's results. Until then the screen shows the previous ones.
func (o offering) Shown() {
	d, store := o.of, o.of.store
	d.window.Runner().After(context.Background(), func() func() {
		m, err := memoryOf(context.Background(), store, o.kind)
		if err != nil {
			return nil // playing still works, and the history shows the error
		}
		return func() {
			if d.store == store {
				d.memory[o.kind] = m
				o.Remember(m)
			}
		}
	})
}

// memoryOf returns the user's results in finished sessions of a game.
func memoryOf(ctx context.Context, store *fewstore.Store, kind few.Kind) (outcome.Tally, error) {
	all, err := store.DatedGames(ctx, fewstore.Filter{Game: few.Of(kind).Name, Ended: true, Counted: true})
	if err != nil {
		return outcome.Tally{}, err
	}
	var ids []int64
	for _, g := range all {
		ids = append([]int64{g.ID}, ids...) // the newest last
	}
	over, err := store.Summaries(ctx, ids)
	if err != nil {
		return outcome.Tally{}, err
	}
	var outcomes []outcome.Outcome
	for _, s := range over {
		outcomes = append(outcomes, outcome.Of(s.Won))
	}
	return outcome.Count(outcomes), nil
}
