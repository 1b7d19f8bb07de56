package desk

import (
	"context"

	"github.com/superbridge/superbridge/game/few"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/offer"
	"github.com/superbridge/superbridge/ui/few/seating"
	"github.com/superbridge/superbridge/ui/kit/family"
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
	family.Recall(d.window, func(ctx context.Context) (outcome.Tally, error) { return memoryOf(ctx, store, o.kind) }, func(m outcome.Tally) {
		if d.store == store {
			d.memory[o.kind] = m
			o.Remember(m)
		}
	})
}

// memoryOf returns the user's results in finished sessions of a game.
func memoryOf(ctx context.Context, store *fewstore.Store, kind few.Kind) (outcome.Tally, error) {
	all, err := store.DatedGames(ctx, fewstore.Filter{Game: few.Of(kind).Name, Ended: true, Counted: true})
	if err != nil {
		return outcome.Tally{}, err
	}
	return family.Tally(ctx, all, store.Summaries, func(s fewstore.Summary) int { return s.Won })
}

// progress returns the state of a session.
func progress(g fewstore.Game) *offer.Progress {
	p := &offer.Progress{Kind: g.Session.Rules().Kind, Deal: len(g.Deals), Names: seating.NamesOf(g.Person, g.Sitters), Totals: g.Session.Totals()}
	if len(g.Deals) == g.Session.Boards() { // none is in progress
		p.Deal++
	}
	return p
}
