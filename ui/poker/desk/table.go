package desk

import (
	"context"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/sitting"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/seating"
	"github.com/superbridge/superbridge/ui/poker/table"
)

// begin begins a game, which is saved from the user's first act on.
func (d *Desk) begin(s seating.Setup) {
	d.window.Depart()
	store, chance := d.store, d.window.Chance
	family.Fetch(d.window, func(context.Context) (seating.Sitting, error) {
		number, err := store.NextSession()
		if err != nil {
			return seating.Sitting{}, err
		}
		return seating.New(s, number, chance(number, 0))
	}, d.play)
}

// goOn continues a game in progress.
func (d *Desk) goOn(game int64) {
	d.window.Depart()
	store := d.store
	family.Fetch(d.window, func(ctx context.Context) (seating.Sitting, error) { return seating.Read(ctx, store, game) }, d.play)
}

// play shows the table of a game in place of the current screen. The hand of a day leads back to the calendar.
func (d *Desk) play(sit seating.Sitting) {
	home := d.window.ShowHome
	if day, ok := sit.Day(); ok {
		home = func() { d.showDay(day) }
	}
	s, err := d.table(sit, home)
	if err != nil {
		d.window.Trouble(err)
		return
	}
	d.window.Offer(poker.Name)
	d.window.Show(s)
}

// table returns the table of a game, which continues; home leaves it.
func (d *Desk) table(sit seating.Sitting, home func()) (*table.Screen, error) {
	players, names := seating.Players(sit)
	j := seating.NewJournal(d.store, sit)
	config := play.Config{
		Person:  sit.Person,
		Players: players,
		Adviser: bot.Player{Level: bot.Expert, Threads: sitting.Threads()},
		Journal: j,
		Deal:    sit.Deal(d.window.Chance),
		Pace:    d.pace(),
		Lays:    true,
	}
	again := d.Begin
	_, daily := sit.Day()
	if daily {
		again = home
	}
	return table.NewScreen(d.window.Art(), config, table.Options{
		Daily:      daily,
		Runner:     d.window.Runner(),
		Names:      names,
		Brought:    sit.Brought,
		Branch:     sit.Branch.Is,
		Animated:   d.window.Animated(),
		Sound:      d.window.Sound().Play,
		Audible:    d.window.Sound().Audible,
		OnHome:     func() { family.Forsake(d.window, j.Forsaken, d.store.Delete, home) },
		OnSettings: d.window.LaySettings,
		OnFailure:  d.window.Lost,
		OnNewGame:  again,
		OnReview:   func(int) { d.reviewNewest(j.ID()) },
		Invite:     d.invite(sit),
	}, sit.Start)
}

// pace returns the pace of the table.
func (d *Desk) pace() play.Pace {
	if d.window.Fast() {
		return play.Pace{}
	}
	return play.Pace{Think: d.window.Think(), Pair: d.choices.Others, Own: d.choices.Pair}
}

// Adjust implements [family.Family].
func (d *Desk) Adjust(on family.Screen) {
	if s, ok := on.(*table.Screen); ok {
		s.Adjust(d.pace(), d.window.Animated())
	}
}
