package ui

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/deal"
)

// playAgain offers to play the deal of a rubber of one board once more.
func (a *bridgeDesk) playAgain(rubber int64, b bridge.Board, seat card.Seat) {
	store := a.store
	fetch(a.App, func(ctx context.Context) ([]int64, error) { return store.BoardIDs(ctx, rubber) }, func(ids []int64) {
		if len(ids) > 0 {
			a.layDealAgain(b, ids[0], seat)
		}
	})
}

// layDealAgain lays the choices for a deal that has been played before on the screen that is
// shown.
func (a *bridgeDesk) layDealAgain(b bridge.Board, origin int64, seat card.Seat) {
	start := startAgain(b)
	options := a.dealOptions()
	options.Board, options.Origin, options.Seat, options.OnBack = &start, origin, seat, a.lift
	options.OnPlay = func(c deal.Choice) {
		rd := a.reader()
		fetch(a.App, func(ctx context.Context) (sitting, error) {
			sit := rd.newDeal(ctx, c)
			sit.record = &b
			return sit, nil
		}, func(sit sitting) {
			a.lift() // the choices have been made
			a.layTable(sit)
		})
	}
	a.lay(deal.New(a.art, options))
}

// startAgain returns a board as it is dealt again, by itself.
func startAgain(b bridge.Board) bridge.Board {
	return b.Prefix(0).Alone()
}

// showDeal shows the choices for a single deal.
func (a *bridgeDesk) showDeal() {
	options := a.dealOptions()
	options.OnBack = a.showHome
	options.OnPlay = func(c deal.Choice) {
		rd := a.reader()
		fetch(a.App, func(ctx context.Context) (sitting, error) { return rd.newDeal(ctx, c), nil }, a.play)
	}
	a.show(deal.New(a.art, options))
}

// dealOptions says what can be chosen for any deal.
func (a *bridgeDesk) dealOptions() deal.Options {
	return deal.Options{
		Game:      a.game(),
		Seat:      card.South,
		Level:     a.choices.Level,
		Random:    randomNumber,
		Chance:    func() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) },
		Cards:     func(seat card.Seat, r bridge.Rules) bidding.Cards { return a.reader().players(seat, r).Cards() },
		Ordered:   a.ordered,
		OnOrder:   a.keepOrder,
		Clipboard: a.app.Clipboard(),
		Known:     a.reader().known,
		Runner:    a.runner,
	}
}

func randomNumber(d card.Deck) card.Number {
	return d.RandomNumber(rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())))
}

// known returns the board on which the user has played a deal before, or 0.
func (rd reader) known(ctx context.Context, r bridge.Rules, n card.Number) (int64, error) {
	boards, err := rd.store.FindBoards(ctx, bridgestore.Filter{Rules: r.Name, Text: n.String(), Counted: true})
	if err != nil || len(boards) == 0 {
		return 0, err
	}
	return boards[0], nil
}

// newDeal returns a rubber of one deal, of which nothing is kept yet.
func (rd reader) newDeal(ctx context.Context, c deal.Choice) sitting {
	b := c.Board.Alone()
	sit := sitting{
		rubber:  bridgestore.Rubber{Seat: c.Seat, Rubber: session.Session{Rules: b.Rules, Length: 1}, Current: &b},
		players: rd.players(c.Seat, b.Rules).Leveled([2]bot.Level{c.Level, c.Level}), origin: c.Origin, company: rd.companyAt(ctx, c.Origin),
	}
	if c.Origin != 0 {
		sit.kind = bridgestore.Again
	}
	return sit
}
