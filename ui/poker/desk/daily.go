package desk

import (
	"context"
	"time"

	hand "github.com/superbridge/superbridge/game/poker/daily"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/poker/daily"
	"github.com/superbridge/superbridge/ui/poker/play"
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
			Expert:     func(ctx context.Context, day time.Time) (int, error) { return hand.Expert(ctx, day, threads()) },
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
	family.Fetch(d.window, func(context.Context) (sitting, error) {
		number, err := store.NextSession()
		return daySitting(day, number), err
	}, d.play)
}

// daySitting returns the new, unsaved game with the hand of a day.
func daySitting(day time.Time, number int64) sitting {
	sit := sitting{id: number, person: hand.Person, start: play.Start{Game: hand.Game(day)}}
	sit.brought = chips(sit.start.Game.State())
	for i, p := range sit.start.Game.State().Players {
		sitter := pokerstore.Sitter{Seat: p.Seat}
		if p.Seat != hand.Person {
			sitter.Name, sitter.Level = people.All[i-1].Name(), hand.Level.String()
		}
		sit.sitters = append(sit.sitters, sitter)
	}
	return sit
}

// day returns the day whose hand the game is; ok is false if it is another game, or was played on from a place in one.
func (s sitting) day() (day time.Time, ok bool) {
	day, ok = hand.Day(s.start.Game.State().Game)
	return day, ok && !s.branch.Is
}
