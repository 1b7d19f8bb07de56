package ui

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/bridge/deal"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/review"
	"github.com/superbridge/superbridge/ui/bridge/statistics"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/history"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// showHistory shows all that has been played.
func (a *App) showHistory() { a.show(a.history(history.Position{}, a.showHome)) }

// history returns the history at a position, from which back leads away.
func (a *App) history(at history.Position, back func()) *history.Screen {
	return history.New(a.art, history.Options{
		Store:        a.store,
		Window:       a.window,
		Book:         &a.book,
		Position:     at,
		OnOpen:       a.openFromHistory,
		OnReview:     a.layReview,
		OnStatistics: func(f storage.Filter) { a.lay(a.statistics(f, a.lift)) },
		OnBack:       back,
	})
}

// showStatistics shows what the person's boards come to.
func (a *App) showStatistics() { a.show(a.statistics(storage.Filter{}, a.showHome)) }

// statistics returns the statistics of the boards that are wanted, from which back leads away.
func (a *App) statistics(f storage.Filter, back func()) *statistics.Screen {
	return statistics.New(a.art, statistics.Options{
		Store:    a.store,
		Window:   a.window,
		Book:     &a.book,
		Filter:   f,
		OnBoards: func(f storage.Filter) { a.lay(a.history(history.Position{Filter: f}, a.lift)) },
		OnRubbers: func(f storage.Filter) {
			a.lay(a.history(history.Position{Filter: f, View: history.Rubbers}, a.lift))
		},
		OnBack: back,
	})
}

// reviewBoardOf looks back on a board of a rubber, counted from 0, and starts after a number of its events.
func (a *App) reviewBoardOf(rubber int64, board, events int) {
	r, err := a.store.Rubber(rubber)
	if err != nil {
		a.showTrouble(err)
		return
	}
	a.layReviewAt(r.BoardIDs[board], events)
}

// layReview lays the review of a board on the screen that is shown.
func (a *App) layReview(board int64) { a.layReviewAt(board, 0) }

// layReviewAt lays the review of a board that starts after a number of its events.
func (a *App) layReviewAt(board int64, events int) {
	p := a.players(a.settings.Level)
	a.lay(review.New(a.art, review.Options{
		Store:    a.store,
		Board:    board,
		Events:   events,
		Adviser:  p.adviser,
		Animated: a.animated(),
		Analysis: analysis.Options{Memory: background.SearchMemory},
		OtherTable: func(ctx context.Context, b bridge.Board) (storage.Other, error) {
			other, err := play.OtherTable(ctx, b, p.computer)
			return storage.Other{Players: p.computer.Level.String(), Board: other}, err
		},
		OnBack:   a.lift,
		OnPlayOn: a.playOn,
		OnGoOn:   a.goOn,
		OnAgain:  func(b storage.Board) { a.layDealAgain(b.Board, b.ID, seatOf(b)) },
	}))
}

// playOn lays a table on the screen that is shown, at which a board is played on after some of
// its events.
func (a *App) playOn(record storage.Board, events int) {
	p := a.players(a.settings.Level)
	config, journal := a.lineConfig(record, events, p)
	from := record.Board.Prefix(events)
	from.Rules = from.Rules.Alone()
	s, err := table.NewScreen(a.art, config, a.lineOptions(record, p, journal), bridge.Rubber{Rules: from.Rules, Length: 1}, &from)
	if err != nil {
		a.showTrouble(err)
		return
	}
	a.lay(s)
}

// lineOptions says how the table behaves at which a board is played on.
func (a *App) lineOptions(record storage.Board, p players, j *journal) table.Options {
	options := a.tableOptions(p)
	options.Practice = &table.Practice{Record: record.Board, Drop: j.drop, OnReturn: a.lift}
	options.Company = a.companyAt(record.ID)
	return options
}

// lineConfig says who plays a board on after some of its events, and how that is kept: as a branch of the board, from the
// person's first act on, so that it is there however the window closes.
func (a *App) lineConfig(record storage.Board, events int, p players) (play.Config, *journal) {
	seat := seatOf(record)
	config := a.config(p, seat)
	j := newJournal(a.store, storage.Rubber{}, storage.Deal{
		Seat: &seat, Kind: storage.Branch, Players: p.computer.Level.String(), Both: config.PlayBoth, Origin: record.ID,
	})
	config.Journal, config.From = j, events
	decides := config
	j.acted = func(b bridge.Board) bool {
		_, ok := decides.LastDecision(b)
		return ok
	}
	return config, j
}

// goOn lays a table on the screen that is shown, at which a line goes on that was left.
func (a *App) goOn(rubber int64) {
	r, err := a.store.Rubber(rubber)
	if err != nil {
		a.showTrouble(err)
		return
	}
	a.layRubber(r, a.seatingFor(r))
}

// openFromHistory goes on with a rubber in progress. The table of a deal that leads back to its record lies on the history
// meanwhile.
func (a *App) openFromHistory(rubber int64) {
	r, err := a.store.Rubber(rubber)
	if err != nil {
		a.showTrouble(err)
		return
	}
	if r.Rubber.Length == 1 && r.Current != nil {
		if how := a.seatingFor(r); how.practice != nil {
			a.layRubber(r, how)
			return
		}
	}
	a.openRubber(rubber)
}

// layRubber lays the table of a rubber that is kept on the screen that is shown, to which it leads back.
func (a *App) layRubber(r storage.Rubber, how seating) {
	how.leave = a.awayFromDeal(r, a.lift)
	if how.practice != nil {
		how.practice.OnReturn = how.leave
	}
	s, err := a.rubberTable(r, how)
	if err != nil {
		a.showTrouble(err)
		return
	}
	a.lay(s)
}

// seatOf returns where the person sits, who takes South where only computers have played.
func seatOf(b storage.Board) card.Seat {
	if b.Watched {
		return card.South
	}
	return b.Seat
}

// playAgain offers to play the deal of a rubber of one board once more.
func (a *App) playAgain(rubber int64, b bridge.Board) {
	r, err := a.store.Rubber(rubber)
	if err != nil {
		a.showTrouble(err)
		return
	}
	a.layDealAgain(b, r.BoardIDs[0], r.Seat)
}

// layDealAgain lays the choices for a deal that has been played before on the screen that is
// shown.
func (a *App) layDealAgain(b bridge.Board, origin int64, seat card.Seat) {
	start := startAgain(b)
	options := a.dealOptions()
	options.Board, options.Origin, options.Seat, options.OnBack = &start, origin, seat, a.lift
	options.OnPlay = func(c deal.Choice) {
		how := seating{level: c.Level, practice: &table.Practice{Record: b, OnReturn: a.lift}, leave: a.lift, kind: storage.Again, origin: c.Origin}
		s, err := a.rubberTable(newDeal(c), how)
		if err != nil {
			a.showTrouble(err)
			return
		}
		a.lift() // the choices have been made
		a.lay(s)
	}
	a.lay(deal.New(a.art, options))
}

// startAgain returns a board as it is dealt again, by itself.
func startAgain(b bridge.Board) bridge.Board {
	b = b.Prefix(0)
	b.Rules = b.Rules.Alone()
	return b
}

// showDeal shows the choices for a single deal.
func (a *App) showDeal() {
	options := a.dealOptions()
	options.OnBack = a.showHome
	options.OnPlay = func(c deal.Choice) {
		how := seating{level: c.Level, leave: a.showHome, origin: c.Origin}
		if c.Origin != 0 {
			how.kind = storage.Again
		}
		a.playRubber(newDeal(c), how)
	}
	a.show(deal.New(a.art, options))
}

// dealOptions says what can be chosen for any deal.
func (a *App) dealOptions() deal.Options {
	return deal.Options{
		Seat:      card.South,
		Level:     a.settings.Level,
		Random:    randomNumber,
		Clipboard: a.app.Clipboard(),
		Known:     a.known,
	}
}

func randomNumber(d card.Deck) card.Number {
	return d.RandomNumber(rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())))
}

// known returns the board on which the person has played a deal before, or 0. Any goroutine
// may call it.
func (a *App) known(r bridge.Rules, n card.Number) int64 {
	boards, err := a.store.FindBoards(context.Background(), storage.Filter{Rules: r.Name, Text: n.String(), Counted: true})
	if err != nil || len(boards) == 0 {
		return 0
	}
	return boards[0]
}

// newDeal returns a rubber of one deal, of which nothing is kept yet.
func newDeal(c deal.Choice) storage.Rubber {
	return storage.Rubber{Seat: c.Seat, Rubber: bridge.Rubber{Rules: c.Board.Rules, Length: 1}, Current: &c.Board}
}
