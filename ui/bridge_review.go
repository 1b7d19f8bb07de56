package ui

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/report"
	"github.com/superbridge/superbridge/ui/bridge/results"
	"github.com/superbridge/superbridge/ui/bridge/review"
	"github.com/superbridge/superbridge/ui/bridge/standings"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// reviewBoardOf looks back on a board of a rubber, counted from 0, and starts after a number of its events.
func (a *bridgeDesk) reviewBoardOf(rubber int64, board, events int) {
	store := a.store
	fetch(a.App, func(ctx context.Context) ([]int64, error) { return store.BoardIDs(ctx, rubber) }, func(ids []int64) {
		if board < len(ids) {
			a.layReviewAt(ids[board], events)
		}
	})
}

// layReview lays the review of a board on the screen that is shown.
func (a *bridgeDesk) layReview(board int64) { a.layReviewAt(board, 0) }

// layReviewAt lays the review of a board that starts after a number of its events.
func (a *bridgeDesk) layReviewAt(board int64, events int) {
	options := a.reviewOptions(board)
	options.Events = events
	a.lay(review.New(a.art, options))
}

// layReviewOfTable lays the review of a board on the screen that is shown, which has its traveller, at first as a table
// of the field has played it: 1 is the board's own.
func (a *bridgeDesk) layReviewOfTable(board int64, table int) {
	options := a.reviewOptions(board)
	options.Table = table
	options.OnTables = func(now int64) {
		if now == board {
			a.lift()
			return
		}
		a.layTraveller(now)
	}
	a.lay(review.New(a.art, options))
}

// reviewOptions says how the review of a board behaves.
func (a *bridgeDesk) reviewOptions(board int64) review.Options {
	p, systems := a.players(a.choices.Levels(card.South.Side())), a.choices.Systems
	return review.Options{
		Runner:   a.runner,
		Store:    a.store,
		Board:    board,
		By:       a.choices.Field.By,
		Adviser:  p.adviser,
		Animated: a.animated(),
		Analysis: analysis.Options{Memory: background.SearchMemory},
		OtherTable: func(ctx context.Context, b bridge.Board) (bridgestore.Other, error) {
			computer := p.computer.Each(func(of *bot.Player) {
				of.ByTheBook, of.Cards = p.other[card.NS].ByTheBook, systems.At(card.South.Side(), b.Rules)
			})
			other, err := play.OtherTable(ctx, b, computer)
			return bridgestore.Other{Players: computer.String(), Board: other}, err
		},
		Company:  a.reader().companyOf,
		Reports:  a.reports(),
		OnBack:   a.lift,
		OnPlayOn: a.playOn,
		OnGoOn:   a.goOn,
		OnAgain:  func(b bridgestore.Board) { a.layDealAgain(b.Board, b.ID, b.User().Seat) },
		OnTables: a.layTraveller,
		OnTold:   a.layTold,
	}
}

// reports returns the keeper of reports in the data folder.
func (a *bridgeDesk) reports() report.Keeper {
	return report.Keeper{Dir: a.options.Dir, Runner: a.runner, Copy: a.app.Clipboard().SetContent}
}

// layTold lays on the screen that is shown what other tables have made of a board, or of a deal that is to be played, as files of
// other programs say.
func (a *bridgeDesk) layTold(board int64) {
	type found struct {
		board bridgestore.Board
		other bridgestore.Other
	}
	store := a.store
	fetch(a.App, func(ctx context.Context) (f found, err error) {
		if f.board, err = store.Board(ctx, board); err == nil && !f.board.ToPlay {
			f.other, err = store.OtherTable(ctx, board)
		}
		return f, err
	}, func(f found) {
		b := f.board
		told := results.Told{Number: b.Number, Board: b.Board, You: !b.Watched, Source: b.Source, Results: b.Results}
		if there := f.other.Board; !f.other.Source.IsZero() {
			r := pbn.Result{Contract: there.Contract(), Board: &there, Source: f.other.Source}
			if !r.Contract.PassedOut() {
				r.Tricks = there.DeclarerTricks()
			}
			told.Results = append([]pbn.Result{r}, told.Results...)
		}
		a.lay(standings.NewTold(a.art, standings.ToldOptions{
			Title: text.T("told.title"), Told: told, Ask: b.Board.Phase() != bridge.Finished, OnBack: a.lift,
		}))
	})
}

// playOn lays a table on the screen that is shown, at which a board is played on after some of
// its events.
func (a *bridgeDesk) playOn(record bridgestore.Board, events int) {
	rd := a.reader()
	fetch(a.App, func(ctx context.Context) (*company.Table, error) { return rd.companyAt(ctx, record.ID), nil }, func(company *company.Table) {
		p := a.players(a.choices.Levels(record.User().Seat.Side()))
		if was, err := bot.ParseSides(record.Players); err == nil {
			p = p.bidding(was.Cards())
		}
		config, journal := a.lineConfig(record, events, p)
		from := record.Board.Prefix(events).Alone()
		s, err := table.NewScreen(a.art, config, a.lineOptions(record, p, journal, company), session.Session{Rules: from.Rules, Length: 1}, &from)
		if err != nil {
			a.showTrouble(err)
			return
		}
		a.lay(s)
	})
}

// lineOptions says how the table behaves at which a board is played on.
func (a *bridgeDesk) lineOptions(record bridgestore.Board, p players, j *journal, company *company.Table) table.Options {
	options := a.tableOptions(p)
	options.Practice = &table.Practice{Record: record.Board, Drop: j.drop, OnReturn: a.lift}
	options.Company = company
	return options
}

// lineConfig says who plays a board on after some of its events, and how that is kept: as a branch of the board, from the
// person's first act on, so that it is there however the window closes.
func (a *bridgeDesk) lineConfig(record bridgestore.Board, events int, p players) (play.Config, *journal) {
	seat := record.User().Seat
	config := a.config(p, seat)
	j := newJournal(a.store, bridgestore.Rubber{}, bridgestore.Deal{
		Seat: &seat, Kind: bridgestore.Branch, Players: p.computer.String(), BothHands: config.User.BothHands, Origin: record.ID, Stands: events,
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
func (a *bridgeDesk) goOn(rubber int64) { fetch(a.App, a.reader().sitting(rubber), a.layTable) }
