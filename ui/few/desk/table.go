package desk

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/few/seating"
	"github.com/superbridge/superbridge/ui/few/table"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// forcedWait is the pause before the only legal card is played automatically.
const forcedWait = 600 * time.Millisecond

// begin begins a session, which is saved from the first act on.
func (d *Desk) begin(s seating.Setup) {
	d.window.Depart()
	store := d.store
	d.window.Read(func(context.Context) (func(), error) {
		number, err := store.NextSession()
		chosen := choices.Load(store.Store)
		return func() { d.play(seating.New(s, number), chosen) }, err
	})
}

// goOn continues a session in progress.
func (d *Desk) goOn(game int64) {
	d.window.Depart()
	store, chance := d.store, d.window.Chance
	d.window.Read(func(ctx context.Context) (func(), error) {
		sit, err := seating.Read(ctx, store, game)
		if err == nil {
			err = sit.Deal(store, chance)
		}
		chosen := choices.Load(store.Store)
		return func() { d.play(sit, chosen) }, err
	})
}

// play shows the table of a session in place of the current screen.
func (d *Desk) play(sit seating.Sitting, chosen choices.Choices) {
	s, err := d.table(sit, chosen, d.window.ShowHome)
	if err != nil {
		d.window.Trouble(err)
		return
	}
	d.window.Offer(sit.Rules().Name)
	d.window.Show(s)
}

// table returns the table of a session, which continues; home leaves it.
func (d *Desk) table(sit seating.Sitting, chosen choices.Choices, home func()) (*table.Screen, error) {
	chance, j := d.window.Chance, seating.NewJournal(d.store, sit)
	config := play.Config{
		Person:  sit.Person,
		Players: seating.Players(sit),
		Adviser: bot.Player{Level: bot.Expert},
		Journal: j,
		Deal:    sit.Cards(chance),
		Pace:    d.pace(chosen),
		Forced:  chosen.Forced,
	}
	return table.NewScreen(d.window.Art(), config, table.Options{
		Runner:     d.window.Runner(),
		Names:      seating.NamesOf(sit.Person, sit.Sitters),
		Branch:     sit.Branch.Is,
		Animated:   d.window.Animated(),
		Early:      chosen.Early,
		Sound:      d.window.Sound().Play,
		Audible:    d.window.Sound().Audible,
		OnHome:     func() { family.Forsake(d.window, j.Forsaken, d.store.Delete, home) },
		OnSettings: d.window.LaySettings,
		OnFailure:  d.window.Lost,
		OnNewGame:  d.Begin,
		OnReview:   func(deal int) { d.reviewOf(j.ID(), deal) },
	}, sit.Start)
}

// pace returns the pace of the table.
func (d *Desk) pace(chosen choices.Choices) play.Pace {
	if d.window.Fast() {
		return play.Pace{}
	}
	return play.Pace{Think: d.window.Think(), Trick: chosen.FullTrick, Forced: forcedWait}
}

// Adjust implements [family.Family].
func (d *Desk) Adjust(on family.Screen) {
	s, ok := on.(*table.Screen)
	if !ok {
		return
	}
	store := d.store
	d.window.Runner().After(context.Background(), func() func() {
		chosen := choices.Load(store.Store)
		return func() { s.Adjust(d.pace(chosen), chosen.Forced, chosen.Early, d.window.Animated()) }
	})
}
