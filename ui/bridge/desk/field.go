package desk

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge/mix"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/results"
	"github.com/superbridge/superbridge/ui/bridge/standings"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// layStandings opens the standings of a rubber on top of the current screen, with one of its boards chosen, by its
// place.
func (o *others) layStandings(rubber int64, page standings.Page, board int) {
	store := o.store
	type found struct {
		rubber  bridgestore.Rubber
		session results.Session
	}
	family.Fetch(o.window, func(ctx context.Context) (f found, err error) {
		if f.rubber, err = store.Rubber(rubber); err == nil {
			f.session, err = standingsOf(ctx, store, rubber)
		}
		return f, err
	}, func(f found) {
		r := f.rubber
		o.fill(r)
		o.window.Lay(standings.New(o.window.Art(), standings.Options{
			Title:    standingsTitle(r),
			View:     results.View{Side: r.Seat.Side(), By: r.Field.By, You: !r.Watched, Pairs: pairsOf(r)},
			Session:  f.session,
			Load:     func(ctx context.Context) (results.Session, error) { return standingsOf(ctx, store, rubber) },
			Page:     page,
			Board:    board,
			Window:   o.window.Fyne(),
			Runner:   o.window.Runner(),
			Printing: o.printing(rubber, r.Rubber.Rules),
			OnReview: func(b results.Board, table int) { o.reviews.layReviewOfTable(b.ID, table) },
			OnBack:   o.window.Lift,
		}))
	})
}

// pairsOf describes the pairs at the tables of a rubber whose players differ, by table and side; nil if they are alike.
// Nothing is said of the user's table.
func pairsOf(r bridgestore.Rubber) [][2]string {
	tables, err := mix.Parse(r.Field.Players)
	if err != nil {
		return nil
	}
	all := make([][2]string, 1, len(tables)+1)
	for _, s := range tables {
		all = append(all, [2]string{card.NS: bridgetext.Pair(s, card.NS), card.EW: bridgetext.Pair(s, card.EW)})
	}
	return all
}

// standingsTitle returns the title of the results.
func standingsTitle(r bridgestore.Rubber) string {
	if r.Field.Daily != "" {
		return text.T("standings.daily", "Day", text.LongDay(dayOf(r.Field.Daily)))
	}
	return text.Game(r.Rubber.Rules.Name)
}

// standingsOf reads the results of all tables on the finished boards of a rubber.
func standingsOf(ctx context.Context, store *bridgestore.Store, rubber int64) (s results.Session, err error) {
	r, err := store.Rubber(rubber)
	if err != nil {
		return s, err
	}
	travellers, err := store.Travellers(ctx, rubber)
	if err != nil {
		return s, err
	}
	lines, err := store.BoardSummaries(ctx, r.BoardIDs)
	for i, t := range travellers {
		if i < min(len(r.Rubber.Boards), len(lines)) {
			s.Boards = append(s.Boards, results.Board{Number: lines[i].Number, ID: r.BoardIDs[i], Board: r.Rubber.Boards[i], Traveller: t})
		}
	}
	return s, err
}

// layTraveller opens the results of all tables on a board on top of the current screen.
func (o *others) layTraveller(board int64) {
	store := o.store
	family.Fetch(o.window, func(ctx context.Context) (bridgestore.Board, error) { return store.Board(ctx, board) }, func(b bridgestore.Board) {
		o.layStandings(b.Rubber, standings.Traveller, b.Place-1)
	})
}

// resultIn updates the standings when another table may have finished a board.
func (o *others) resultIn() {
	if s, ok := o.window.Screen().(*standings.Screen); ok {
		s.Reload()
	}
}
