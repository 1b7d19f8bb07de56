package desk

import (
	"context"

	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/poker/offer"
)

// offering is poker's part of the home screen.
type offering struct {
	*offer.Evening
	of *Desk
}

// Shown implements [family.Offering]: it reads the result of the last game. Until then the screen shows the previous
// one.
func (o offering) Shown() {
	d, store := o.of, o.of.store
	family.Recall(d.window, func(ctx context.Context) (offer.Memory, error) { return memoryOf(ctx, store) }, func(m offer.Memory) {
		if d.store == store {
			d.memory = m
			o.Remember(m)
		}
	})
}

// memoryOf returns the result of the user's last finished game.
func memoryOf(ctx context.Context, store *pokerstore.Store) (offer.Memory, error) {
	over, err := store.DatedGames(ctx, pokerstore.Filter{Ended: true, Counted: true})
	if err != nil || len(over) == 0 {
		return offer.Memory{}, err
	}
	last, err := store.Summaries(ctx, []int64{over[0].ID})
	if err != nil || len(last) == 0 {
		return offer.Memory{}, err
	}
	summary := last[0]
	return offer.Memory{Chips: summary.Chips, Place: summary.Place(summary.Person), Players: len(summary.Gains)}, nil
}

// progress returns the state of a game.
func progress(g pokerstore.Game) *offer.Progress {
	table := g.Now.Table()
	if last, ok := g.Last(); ok && !last.Hand.Over() {
		table = last.Hand.Table()
	}
	me, _ := table.Player(g.Person)
	return &offer.Progress{Hand: table.Hand, Hands: table.Rules.Hands, Stack: me.Stack}
}
