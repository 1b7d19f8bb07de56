package desk

import (
	"context"
	"time"

	hand "github.com/superbridge/superbridge/game/poker/daily"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/sitting"
	"github.com/superbridge/superbridge/ui/poker/daily"
	"github.com/superbridge/superbridge/ui/poker/seating"
)

// showDaily shows the calendar of the hand of each day, with today chosen.
func (d *Desk) showDaily() { d.showDay(time.Time{}) }

// showDay shows it with another day chosen.
func (d *Desk) showDay(day time.Time) {
	d.window.Depart()
	store := d.store
	family.Fetch(d.window, func(ctx context.Context) ([]daily.Day, error) { return daysOf(ctx, store) }, func(days []daily.Day) {
		d.window.Show(daily.New(d.window.Art(), daily.Options{
			Now:        time.Now,
			Days:       days,
			Chosen:     day,
			Runner:     d.window.Runner(),
			Expert:     func(ctx context.Context, day time.Time) (int, error) { return hand.Expert(ctx, day, sitting.Threads()) },
			OnPlay:     d.playDay,
			OnContinue: d.goOn,
			OnReview:   d.reviewNewest,
			OnBack:     d.window.ShowHome,
		}))
	})
}

// daysOf reads the user's results on the hands of all days.
func daysOf(ctx context.Context, store *pokerstore.Store) (days []daily.Day, err error) {
	kept, err := store.NamedGames(ctx, hand.Prefix)
	for _, g := range kept {
		if day, ok := hand.Day(g.Name); ok {
			days = append(days, daily.Day{Day: day, Game: g.Game, Over: g.Over, Points: g.Points})
		}
	}
	return days, err
}

// playDay begins with the hand of a day.
func (d *Desk) playDay(day time.Time) {
	d.window.Depart()
	store := d.store
	family.Fetch(d.window, func(context.Context) (seating.Sitting, error) {
		number, err := store.NextSession()
		return seating.OfDay(day, number), err
	}, d.play)
}
