package desk

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/few/bot"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/past"
	"github.com/superbridge/superbridge/ui/few/review"
	"github.com/superbridge/superbridge/ui/few/statistics"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/history"
)

// Past implements [family.Family].
func (d *Desk) Past() history.Family {
	return past.New(past.Options{
		Store:        d.store,
		OnOpen:       d.goOn,
		OnReview:     d.review,
		OnStatistics: func(f fewstore.Filter) { d.window.Lay(d.statistics(f, d.window.Lift)) },
	})
}

// ShowStatistics implements [family.Family].
func (d *Desk) ShowStatistics(game string) {
	d.window.Show(d.statistics(fewstore.Filter{Game: game}, d.window.ShowHome))
}

// statistics returns the statistics of the deals that a filter finds; back leaves the screen.
func (d *Desk) statistics(f fewstore.Filter, back func()) *statistics.Screen {
	return statistics.New(d.window.Art(), statistics.Options{
		Store:  d.store,
		Filter: f,
		Window: d.window.Fyne(),
		Runner: d.window.Runner(),
		OnOpen: func(f fewstore.Filter) { d.window.LayHistory(past.Query(f, time.Local)) },
		OnBack: back,
	})
}

// review lays the review of a deal on the screen that is shown.
func (d *Desk) review(deal int64) {
	d.window.Lay(review.New(d.window.Art(), review.Options{
		Runner:   d.window.Runner(),
		Store:    d.store,
		ID:       deal,
		Judge:    bot.Player{Level: bot.Expert},
		Animated: d.window.Animated(),
		OnBack:   d.window.Lift,
		OnPlayOn: d.playOn,
	}))
}

// reviewOf lays the review of a deal of a session, counted from 0.
func (d *Desk) reviewOf(game int64, deal int) {
	store := d.store
	family.Fetch(d.window, func(ctx context.Context) ([]int64, error) { return store.PartIDs(ctx, game) }, func(ids []int64) {
		if deal >= 0 && deal < len(ids) {
			d.review(ids[deal])
		}
	})
}
