package ui

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/deal"
	"github.com/superbridge/superbridge/ui/bridge/table"
)

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
		how := seating{level: c.Level, practice: &table.Practice{Record: b, OnReturn: a.lift}, leave: a.lift, kind: kept.Again, origin: c.Origin}
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
			how.kind = kept.Again
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
	boards, err := a.store.FindBoards(context.Background(), kept.Filter{Rules: r.Name, Text: n.String(), Counted: true})
	if err != nil || len(boards) == 0 {
		return 0
	}
	return boards[0]
}

// newDeal returns a rubber of one deal, of which nothing is kept yet.
func newDeal(c deal.Choice) kept.Rubber {
	return kept.Rubber{Seat: c.Seat, Rubber: session.Session{Rules: c.Board.Rules, Length: 1}, Current: &c.Board}
}
