package desk

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/past"
	"github.com/superbridge/superbridge/ui/chess/review"
	"github.com/superbridge/superbridge/ui/chess/seating"
	"github.com/superbridge/superbridge/ui/chess/statistics"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/history"
)

// Past implements [family.Family].
func (d *Desk) Past() history.Family {
	return past.New(past.Options{
		Store:    d.store,
		View:     d.look.View,
		OnOpen:   d.goOn,
		OnReview: func(game int64) { d.review(game, -1) },
		OnAgain:  d.likeThat,
		OnPlayOn: d.playOnFrom,

		OnStatistics: func(f chessstore.Filter) { d.window.Lay(d.statistics(f, d.window.Lift)) },
	})
}

// ShowStatistics implements [family.Family].
func (d *Desk) ShowStatistics(string) {
	d.window.Show(d.statistics(chessstore.Filter{}, d.window.ShowHome))
}

// statistics returns the statistics of the games that a filter finds; back leaves the screen.
func (d *Desk) statistics(f chessstore.Filter, back func()) *statistics.Screen {
	return statistics.New(d.window.Art(), statistics.Options{
		Store:  d.store,
		Filter: f,
		Window: d.window.Fyne(),
		Runner: d.window.Runner(),
		OnOpen: func(f chessstore.Filter) { d.window.LayHistory(past.Query(f, time.Local)) },
		OnBack: back,
	})
}

// likeThat begins a game like a saved one, as [Desk.again] does.
func (d *Desk) likeThat(game int64) {
	store := d.store
	family.Fetch(d.window, func(ctx context.Context) (seating.Sitting, error) { return seating.Read(ctx, store, game) }, d.again)
}

// playOnFrom plays on from the end of a game that can't be continued.
func (d *Desk) playOnFrom(game int64) {
	store := d.store
	family.Fetch(d.window, func(ctx context.Context) (chessstore.Whole, error) { return store.Whole(ctx, game) }, func(w chessstore.Whole) { d.playOn(w, w.Game) })
}

// review lays the review of a game on the screen that is shown. It begins after the given number of events; -1 is the end.
func (d *Desk) review(game int64, events int) {
	d.window.Lay(review.New(d.window.Art(), review.Options{
		Runner:   d.window.Runner(),
		Store:    d.store,
		Game:     game,
		Events:   events,
		Judge:    judge,
		Window:   d.window.Fyne(),
		Animated: d.window.Animated(),
		OnBack:   d.window.Lift,
		OnGoOn:   d.goOn,
		OnPlayOn: d.playOn,
	}))
}

// judge returns an expert's judgement of a game's position.
func judge(ctx context.Context, g chess.Game, also ...chess.Move) (bot.Judgement, error) {
	return bot.Judge(ctx, g, bot.Expert, also...)
}

// playOn opens a table on top of the review, at which a new game continues from a place of the current one and
// remembers that place.
func (d *Desk) playOn(w chessstore.Whole, from chess.Game) {
	store := d.store
	family.Fetch(d.window, func(context.Context) (int64, error) { return store.NextSession() }, func(number int64) { d.layBranch(branch(w, from, number)) })
}

// branch returns a game that leaves another one, without a clock. The player to move there has the same seat.
func branch(w chessstore.Whole, from chess.Game, number int64) seating.Sitting {
	sit := seating.At(seating.SetupOf(w.Game.Rules(), w.Seats, chessstore.Clock{}), number, from)
	sit.Kind, sit.Origin = storage.Branch, w.Part
	return sit
}

// layBranch lays its table on the screen that is shown; from there the way leads back.
func (d *Desk) layBranch(sit seating.Sitting) {
	s, err := d.table(sit, d.window.Lift)
	if err != nil {
		d.window.Trouble(err)
		return
	}
	d.window.Lay(s)
}
