package desk

import (
	"context"
	"math/rand/v2"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/deal"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// singles are deals that are played by themselves.
type singles struct {
	*shared
	tables *tables
}

// playAgain offers to play the deal of a rubber of one board once more.
func (s *singles) playAgain(rubber int64, b bridge.Board, seat card.Seat) {
	store := s.store
	family.Fetch(s.window, func(ctx context.Context) ([]int64, error) { return store.BoardIDs(ctx, rubber) }, func(ids []int64) {
		if len(ids) > 0 {
			s.layDealAgain(b, ids[0], seat)
		}
	})
}

// layDealAgain lays the choices for a deal that has been played before on the screen that is
// shown.
func (s *singles) layDealAgain(b bridge.Board, origin int64, seat card.Seat) {
	start := startAgain(b)
	options := s.dealOptions()
	options.Board, options.Origin, options.Seat, options.OnBack = &start, origin, seat, s.window.Lift
	options.OnPlay = func(c deal.Choice) {
		rd := s.reader()
		family.Fetch(s.window, func(ctx context.Context) (seating.Sitting, error) {
			sit := rd.newDeal(ctx, c)
			sit.Record = &b
			return sit, nil
		}, func(sit seating.Sitting) {
			s.window.Lift() // the choices have been made
			s.tables.layTable(sit)
		})
	}
	s.window.Lay(deal.New(s.window.Art(), options))
}

// startAgain returns a board with the same deal and no events, outside of any rubber.
func startAgain(b bridge.Board) bridge.Board {
	return b.Prefix(0).Alone()
}

// showDeal shows the choices for a single deal.
func (s *singles) showDeal() {
	options := s.dealOptions()
	options.OnBack = s.window.ShowHome
	options.OnPlay = func(c deal.Choice) {
		rd := s.reader()
		family.Fetch(s.window, func(ctx context.Context) (seating.Sitting, error) { return rd.newDeal(ctx, c), nil }, s.tables.play)
	}
	s.window.Show(deal.New(s.window.Art(), options))
}

// dealOptions returns the options of the screen for any deal.
func (s *singles) dealOptions() deal.Options {
	return deal.Options{
		Game:      s.game(),
		Seat:      card.South,
		Level:     s.choices.Level,
		Random:    randomNumber,
		Chance:    func() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) },
		Cards:     func(seat card.Seat, r bridge.Rules) bidding.Cards { return s.reader().Players(seat, r).Cards() },
		Ordered:   s.ordered,
		OnOrder:   s.keepOrder,
		Clipboard: fyne.CurrentApp().Clipboard(),
		Known:     s.reader().known,
		Runner:    s.window.Runner(),
	}
}

func randomNumber(d card.Deck) card.Number {
	return d.RandomNumber(rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())))
}

// known returns the board on which the user has played a deal before, or 0.
func (rd reader) known(ctx context.Context, r bridge.Rules, n card.Number) (int64, error) {
	boards, err := rd.Store.FindBoards(ctx, bridgestore.Filter{Rules: r.Name, Text: n.String(), Counted: true})
	if err != nil || len(boards) == 0 {
		return 0, err
	}
	return boards[0], nil
}

// newDeal returns a new, unsaved rubber of one deal.
func (rd reader) newDeal(ctx context.Context, c deal.Choice) seating.Sitting {
	b := c.Board.Alone()
	sit := seating.Sitting{
		Rubber:  bridgestore.Rubber{Seat: c.Seat, Rubber: session.Session{Rules: b.Rules, Length: 1}, Current: &b},
		Players: rd.Players(c.Seat, b.Rules).Leveled([2]bot.Level{c.Level, c.Level}), Origin: c.Origin, Company: rd.CompanyAt(ctx, c.Origin),
	}
	if c.Origin != 0 {
		sit.Kind = bridgestore.Again
	}
	return sit
}
