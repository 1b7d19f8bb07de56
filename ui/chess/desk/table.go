package desk

import (
	"context"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/chess/seating"
	"github.com/superbridge/superbridge/ui/chess/table"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/sitting"
)

// begin begins a game, which is saved from a user's first act on.
func (d *Desk) begin(s seating.Setup) {
	d.beginAt(func(number int64) seating.Sitting { return seating.New(s, number) })
}

// beginFrom continues a written game, or starts from a position.
func (d *Desk) beginFrom(s seating.Setup, g chess.Game) {
	d.beginAt(func(number int64) seating.Sitting { return seating.At(s, number, g) })
}

// beginAt shows the table of a game that will have the next number.
func (d *Desk) beginAt(sit func(number int64) seating.Sitting) {
	d.window.Depart()
	store := d.store
	family.Fetch(d.window, func(context.Context) (int64, error) { return store.NextSession() }, func(number int64) { d.play(sit(number)) })
}

// again begins a game like a previous one, with all players moved on by one seat.
func (d *Desk) again(sit seating.Sitting) {
	s := seating.SetupOf(sit.Start.Game.Rules(), sit.Seats, sit.Clock).Rotated()
	s.Aim = d.setup.Aim
	d.keepSetup(s, nil)
	d.begin(s)
}

// goOn continues a game in progress.
func (d *Desk) goOn(game int64) {
	d.window.Depart()
	store := d.store
	family.Fetch(d.window, func(ctx context.Context) (seating.Sitting, error) { return seating.Read(ctx, store, game) }, d.play)
}

// play shows the table of a game in place of the current screen.
func (d *Desk) play(sit seating.Sitting) {
	s, err := d.table(sit, d.window.ShowHome)
	if err != nil {
		d.window.Trouble(err)
		return
	}
	d.window.Offer(chess.Name)
	d.window.Show(s)
}

// table returns the table of a game, which continues. Home leaves it.
func (d *Desk) table(sit seating.Sitting, home func()) (*table.Screen, error) {
	chance, j := d.window.Chance, seating.NewJournal(d.store, sit)
	seats, names := seating.Players(sit, d.setup.Aim)
	config := play.Config{
		Seats:   seats,
		Adviser: bot.Player{Level: bot.Expert, Threads: sitting.Threads()},
		Journal: j,
		Pace:    play.Pace{Think: d.window.Think()},
		Clock:   sit.Clock,
		Dice:    func(roll int) chess.Dice { return chess.Roll(chance(sit.ID, roll)) },
	}
	return table.NewScreen(d.window.Art(), config, table.Options{
		Runner:     d.window.Runner(),
		Names:      names,
		Look:       d.look,
		OnLook:     d.keepLook,
		Animated:   d.window.Animated(),
		Sound:      d.window.Sound().Play,
		OnHome:     func() { family.Forsake(d.window, j.Forsaken, d.store.Delete, home) },
		OnSettings: d.window.LaySettings,
		OnFailure:  d.window.Lost,
		OnNewGame:  func() { d.again(sit) },
		OnReview:   func(events int) { d.review(j.ID(), events) },
		OnHistory:  func() { d.window.LayHistory(history.Query{Games: chess.Name}) },
	}, sit.Start)
}

// Adjust implements [family.Family].
func (d *Desk) Adjust(on family.Screen) {
	if s, ok := on.(*table.Screen); ok {
		s.Adjust(play.Pace{Think: d.window.Think()}, d.window.Animated())
	}
}
