package desk

import (
	"context"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/report"
	"github.com/superbridge/superbridge/ui/bridge/review"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// reviews opens the reviews of boards.
type reviews struct {
	*shared
	tables  *tables
	singles *singles
	others  *others
}

// reviewBoardOf reviews a board of a rubber, counted from 0, and starts after a number of its events.
func (r *reviews) reviewBoardOf(rubber int64, board, events int) {
	store := r.store
	family.Fetch(r.window, func(ctx context.Context) ([]int64, error) { return store.BoardIDs(ctx, rubber) }, func(ids []int64) {
		if board < len(ids) {
			r.layReviewAt(ids[board], events)
		}
	})
}

// layReview lays the review of a board on the screen that is shown.
func (r *reviews) layReview(board int64) { r.layReviewAt(board, 0) }

// layReviewAt lays the review of a board that starts after a number of its events.
func (r *reviews) layReviewAt(board int64, events int) {
	options := r.reviewOptions(board)
	options.Events = events
	r.window.Lay(review.New(r.window.Art(), options))
}

// layReviewOfTable opens the review of a board from its traveller, at first as played at one table of the field: 1 is
// the board's own.
func (r *reviews) layReviewOfTable(board int64, table int) {
	options := r.reviewOptions(board)
	options.Table = table
	options.OnTables = func(now int64) {
		if now == board {
			r.window.Lift()
			return
		}
		r.others.layTraveller(now)
	}
	r.window.Lay(review.New(r.window.Art(), options))
}

// reviewOptions returns the options of a board's review.
func (r *reviews) reviewOptions(board int64) review.Options {
	p, systems := r.players(r.choices.Levels(card.South.Side())), r.choices.Systems
	return review.Options{
		Runner:   r.window.Runner(),
		Window:   r.window.Fyne(),
		Store:    r.store,
		Board:    board,
		By:       r.choices.Field.By,
		Adviser:  p.Adviser,
		Animated: r.window.Animated(),
		Analysis: analysis.Options{Memory: background.SearchMemory},
		OtherTable: func(ctx context.Context, b bridge.Board) (bridgestore.Other, error) {
			computer := p.Computer.Each(func(of *bot.Player) {
				of.ByTheBook, of.Cards = p.Other[card.NS].ByTheBook, systems.At(card.South.Side(), b.Rules)
			})
			other, err := play.OtherTable(ctx, b, computer)
			return bridgestore.Other{Players: computer.String(), Board: other}, err
		},
		Company:  r.reader().CompanyOf,
		Reports:  r.tables.reports(),
		OnBack:   r.window.Lift,
		OnPlayOn: r.playOn,
		OnGoOn:   r.goOn,
		OnAgain:  func(b bridgestore.Board) { r.singles.layDealAgain(b.Board, b.ID, b.User().Seat) },
		OnTables: r.others.layTraveller,
		OnTold:   r.others.layTold,
		OnSuit:   func(p suit.Problem, of card.Suit) { r.laySuit(p, of, true) },
	}
}

// reports returns the keeper of reports in the data folder.
func (t *tables) reports() report.Keeper {
	return report.Keeper{Dir: t.window.Dir(), Runner: t.window.Runner(), Copy: fyne.CurrentApp().Clipboard().SetContent}
}

// playOn opens a table on top of the current screen, at which a board is played on after some of its events.
func (r *reviews) playOn(record bridgestore.Board, events int) {
	rd := r.reader()
	family.Fetch(r.window, func(ctx context.Context) (*company.Table, error) { return rd.CompanyAt(ctx, record.ID), nil }, func(company *company.Table) {
		p := r.players(r.choices.Levels(record.User().Seat.Side()))
		if was, err := bot.ParseSides(record.Players); err == nil {
			p = p.Bidding(was.Cards())
		}
		config, journal := r.lineConfig(record, events, p)
		from := record.Board.Prefix(events).Alone()
		s, err := table.NewScreen(r.window.Art(), config, r.lineOptions(record, p, journal, company), session.Session{Rules: from.Rules, Length: 1}, &from)
		if err != nil {
			r.window.Trouble(err)
			return
		}
		r.window.Lay(s)
	})
}

// lineOptions returns the options of a table at which a board is played on.
func (r *reviews) lineOptions(record bridgestore.Board, p seating.Players, j *seating.Journal, company *company.Table) table.Options {
	options := r.tables.tableOptions(p)
	options.Practice = &table.Practice{Record: record.Board, Drop: j.Drop, OnReturn: r.window.Lift}
	options.Company = company
	return options
}

// lineConfig returns the players and the journal for playing a board on after some of its events: it is saved as a
// branch of the board, from the user's first act on, so that it exists however the window closes.
func (r *reviews) lineConfig(record bridgestore.Board, events int, p seating.Players) (play.Config, *seating.Journal) {
	seat := record.User().Seat
	config := r.config(p, seat)
	j := seating.NewJournal(r.store, bridgestore.Rubber{}, bridgestore.Deal{
		Seat: &seat, Kind: bridgestore.Branch, Players: p.Computer.String(), BothHands: config.User.BothHands, Origin: record.ID, Stands: events,
	})
	config.Journal, config.From = j, events
	decides := config
	j.Acted = func(b bridge.Board) bool {
		_, ok := decides.LastDecision(b)
		return ok
	}
	return config, j
}

// goOn opens a table on top of the current screen, at which a branch that was left continues.
func (r *reviews) goOn(rubber int64) {
	family.Fetch(r.window, r.reader().Sitting(rubber), r.tables.layTable)
}
