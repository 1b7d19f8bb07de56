package desk

import (
	"context"

	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/offer"
	"github.com/superbridge/superbridge/ui/kit/family"
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
	family.Recall(d.window, func(ctx context.Context) (outcome.Tally, error) { return memoryOf(ctx, store) }, func(m outcome.Tally) {
		if d.store == store {
			d.memory = m
			o.Remember(m)
		}
	})
}

// memoryOf returns the user's results in finished games without other persons.
func memoryOf(ctx context.Context, store *chessstore.Store) (outcome.Tally, error) {
	over, err := store.DatedGames(ctx, chessstore.Filter{Ended: true, Counted: true})
	if err != nil {
		return outcome.Tally{}, err
	}
	return family.Tally(ctx, over, store.Summaries, func(s chessstore.Summary) int { return s.Won })
}

// progress returns the state of a game.
func progress(g chessstore.Game) *offer.Progress {
	now := g.Game.Position()
	p := &offer.Progress{Variant: now.Variant(), Turn: now.Number(), Army: now.Turn()}
	owner := g.Game.Rules().Owner(now.Turn())
	for _, s := range g.Seats {
		p.Yours = p.Yours || s.Person && s.Army == owner
	}
	return p
}
