package desk

import (
	"context"

	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/few/review"
	"github.com/superbridge/superbridge/ui/kit/chronicle"
)

// Past implements [family.Family].
func (d *Desk) Past() chronicle.Family { return nil }

// ShowStatistics implements [family.Family].
func (d *Desk) ShowStatistics(string) { d.window.ShowHome() }

// review lays the review of a deal on the screen that is shown.
func (d *Desk) review(deal int64) {
	d.window.Lay(review.New(d.window.Art(), review.Options{
		Runner:   d.window.Runner(),
		Store:    d.store,
		Deal:     deal,
		Judge:    bot.Player{Level: bot.Expert},
		Animated: d.window.Animated(),
		OnBack:   d.window.Lift,
	}))
}

// reviewOf lays the review of a deal of a session, counted from 0.
func (d *Desk) reviewOf(game int64, deal int) {
	store := d.store
	d.window.Read(func(ctx context.Context) (func(), error) {
		ids, err := store.DealIDs(ctx, game)
		return func() {
			if deal >= 0 && deal < len(ids) {
				d.review(ids[deal])
			}
		}, err
	})
}
