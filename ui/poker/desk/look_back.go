package desk

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/sitting"
	"github.com/superbridge/superbridge/ui/poker/past"
	"github.com/superbridge/superbridge/ui/poker/review"
	"github.com/superbridge/superbridge/ui/poker/statistics"
)

// Past implements [family.Family].
func (d *Desk) Past() history.Family {
	return past.New(past.Options{
		Store:        d.store,
		OnOpen:       d.goOn,
		OnReview:     d.review,
		OnStatistics: func(f pokerstore.Filter) { d.window.Lay(d.statistics(f, d.window.Lift)) },
	})
}

// ShowStatistics implements [family.Family].
func (d *Desk) ShowStatistics(string) {
	d.window.Show(d.statistics(pokerstore.Filter{}, d.window.ShowHome))
}

// statistics returns the statistics of the hands that a filter finds; back leaves the screen.
func (d *Desk) statistics(f pokerstore.Filter, back func()) *statistics.Screen {
	return statistics.New(d.window.Art(), statistics.Options{
		Store:  d.store,
		Filter: f,
		Window: d.window.Fyne(),
		Runner: d.window.Runner(),
		OnOpen: func(f pokerstore.Filter) { d.window.LayHistory(past.Query(f, time.Local)) },
		OnBack: back,
	})
}

// review lays the review of a hand on the screen that is shown.
func (d *Desk) review(hand int64) {
	d.window.Lay(review.New(d.window.Art(), review.Options{
		Runner:   d.window.Runner(),
		Store:    d.store,
		ID:       hand,
		Judge:    judge(),
		Animated: d.window.Animated(),
		OnBack:   d.window.Lift,
		OnPlayOn: d.playOn,
	}))
}

// reviewNewest lays the review of the newest hand of a game.
func (d *Desk) reviewNewest(game int64) {
	store := d.store
	family.Fetch(d.window, func(ctx context.Context) ([]int64, error) { return store.PartIDs(ctx, game) }, func(ids []int64) {
		if len(ids) > 0 {
			d.review(ids[len(ids)-1])
		}
	})
}

// judge returns the judge of acts: an expert.
func judge() review.Judge {
	p := bot.Player{Level: bot.Expert, Threads: sitting.Threads()}
	return func(ctx context.Context, h poker.Hand, act int) (bot.Judgement, error) {
		return bot.Judge(ctx, p, h, act)
	}
}
