package desk

import (
	"context"

	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/poker/offer"
)

// offering is what the home screen offers of poker.
type offering struct {
	*offer.Evening
	of *Desk
}

// Shown implements [family.Offering]: what is to be said of the last game is found out now. Until then the screen says what it said
// last.
func (o offering) Shown() {
	d, store := o.of, o.of.store
	family.Recall(d.window, func(ctx context.Context) (offer.Memory, error) { return memoryOf(ctx, store) }, func(m offer.Memory) {
		if d.store == store {
			d.memory = m
			o.Remember(m)
		}
	})
}

// memoryOf returns how the person's last game ended that is over.
func memoryOf(ctx context.Context, store *pokerstore.Store) (offer.Memory, error) {
	over, err := store.DatedGames(ctx, pokerstore.Filter{Ended: true, Counted: true})
	if err != nil || len(over) == 0 {
		return offer.Memory{}, err
	}
	last, err := store.Summaries(ctx, []int64{over[0].ID})
	if err != nil || len(last) == 0 {
		return offer.Memory{}, err
	}
	its := last[0]
	return offer.Memory{Chips: its.Chips, Place: its.Place(its.Person), Players: len(its.Gains)}, nil
}
