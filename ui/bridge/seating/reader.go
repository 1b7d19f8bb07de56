// Package seating lays the table of a rubber of bridge, for a window or a terminal: it reads what is saved, seats the computer
// players, and keeps what is played.
package seating

import (
	"context"
	"errors"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// Sitting is all that is read of a rubber before its table is laid.
type Sitting struct {
	Rubber  bridgestore.Rubber
	Players bot.Sides        // the computer players of the present board
	Record  *bridge.Board    // the deal as played before, or nil
	From    int              // number of retained events of a board that is played on
	Origin  int64            // the board with the same deal, or the one that is played on; or 0
	Others  []bridge.Board   // the other table's results
	Tables  []play.Elsewhere // and the tables of its field
	Company *company.Table   // the players when its deal was first played; or nil
	Evening bool             // it is one of the rubbers of five or six players
	// Challenge is that of which it plays boards, or 0.
	Challenge int64
	Lesson    *learning.Place // the step of the lessons that it is, or nil

	// For a rubber that isn't saved yet:
	Number int64 // its future number
	Kind   bridgestore.Kind
}

// Reader reads the rubbers of a data folder and seats the computer players. It is a value: the user's later choices don't
// change it.
type Reader struct {
	Store *bridgestore.Store
	Game  bridge.Rules                 // of new rubbers, with its house rules
	Level func(card.Side) [2]bot.Level // of the computer players for the next deal, by side, where the user sits on one; with
	Book  bool                         // whether they bid by the book
	Bids  choices.Decks
	Field Field // for new sessions of a game that has fields
	Deals Deals
}

// Players returns the computer players for the next deal where the user has a seat.
func (rd Reader) Players(seat card.Seat, r bridge.Rules) bot.Sides {
	side := seat.Side()
	return bot.Even(bot.Player{ByTheBook: rd.Book, Cards: rd.Bids.At(side, r)}).Leveled(rd.Level(side))
}

// Sitting returns a function that reads a whole rubber in progress. If it is between two boards, the next one is dealt
// and saved.
func (rd Reader) Sitting(rubber int64) func(context.Context) (Sitting, error) {
	return func(ctx context.Context) (Sitting, error) {
		r, err := rd.Store.Rubber(rubber)
		if err != nil {
			return Sitting{}, err
		}
		sit := Sitting{Rubber: r, Players: rd.Players(r.Seat, r.Rubber.Rules), From: r.Stands}
		switch {
		case r.Current == nil && !r.Rubber.Over():
			if sit.Rubber.Current, err = rd.begin(r, sit.Players); err != nil {
				return Sitting{}, err
			}
		case r.Current != nil:
			sit = rd.current(ctx, sit)
		}
		sit.Others, sit.Tables, sit.Company = rd.others(ctx, r), rd.TablesOf(ctx, r), rd.CompanyAt(ctx, sit.Origin)
		if sit.Evening = rd.OfEvening(ctx, r.Rubber.Rules, rubber); sit.Evening {
			sit.Company = rd.EveningCompany(ctx, rubber)
		}
		return sit, ctx.Err()
	}
}

// begin deals the next board of a rubber to players, and saves it.
func (rd Reader) begin(r bridgestore.Rubber, players bot.Sides) (*bridge.Board, error) {
	b, err := r.Rubber.Next(DealsOf(rd.Deals, r, r.ID)(len(r.Rubber.Boards)))
	if err == nil {
		err = rd.Store.Journal(r.ID, players.String()).Begin(b)
	}
	return &b, err
}

// current reads how a board in progress began: it continues with the same players, and a single deal with the one that
// it repeats. Data that can't be read is left out, since the board can be played all the same.
func (rd Reader) current(ctx context.Context, sit Sitting) Sitting {
	ids := sit.Rubber.BoardIDs
	b, err := rd.Store.Board(ctx, ids[len(ids)-1])
	if err != nil {
		return sit
	}
	if p, err := bot.ParseSides(b.Players); err == nil {
		sit.Players = p
	}
	if sit.Rubber.Rubber.Length != 1 || b.Origin == 0 {
		return sit
	}
	sit.Origin = b.Origin
	record, err := rd.Store.Board(ctx, b.Origin)
	if err != nil {
		return sit
	}
	sit.Record = &record.Board
	return sit
}

// others returns the other table's results on the deals of a rubber. Those that can't be read are played again.
func (rd Reader) others(ctx context.Context, r bridgestore.Rubber) (all []bridge.Board) {
	for _, id := range r.BoardIDs {
		if o, err := rd.Store.OtherTable(ctx, id); err == nil && o.Players != "" {
			all = append(all, o.Board)
		}
	}
	return all
}

// CompanyAt returns the players at the table of a board's rubber, or of the one in which its deal was first played. It
// is nil if the board is 0 or can't be read.
func (rd Reader) CompanyAt(ctx context.Context, board int64) *company.Table {
	if board == 0 {
		return nil
	}
	b, err := rd.Store.Board(ctx, board)
	seen := map[int64]bool{board: true} // imported data may form a circle
	for err == nil && b.Origin != 0 && !seen[b.Origin] {
		seen[b.Origin] = true
		b, err = rd.Store.Board(ctx, b.Origin)
	}
	for err == nil && b.Previous != 0 {
		b, err = rd.Store.Board(ctx, b.Previous)
	}
	if err != nil {
		return nil
	}
	table := company.At(b.Board.Number().String())
	return &table
}

// CompanyOf returns the players at the table of a board with the user, or nil if they weren't computer players of the
// program.
func (rd Reader) CompanyOf(ctx context.Context, b bridgestore.Board) *company.Table {
	if _, err := bot.ParseSides(b.Players); err != nil || b.Watched {
		return nil // from elsewhere
	}
	if rd.OfEvening(ctx, b.Board.Rules, b.Rubber) {
		return rd.EveningCompany(ctx, b.Rubber)
	}
	return rd.CompanyAt(ctx, b.ID)
}

// LikeLast returns a new rubber with the length and the user's seat of the last one.
func (rd Reader) LikeLast(ctx context.Context) (Sitting, error) {
	last, err := rd.Store.LastRubber(ctx)
	switch {
	case errors.Is(err, bridgestore.ErrNoRubber):
		last.Length, last.Seat = choices.Lengths[0], card.South
	case err != nil:
		return Sitting{}, err
	}
	return rd.NextRubber(last.Length, last.Seat)
}

// NextRubber returns a new, unsaved rubber.
func (rd Reader) NextRubber(length int, seat card.Seat) (Sitting, error) {
	number, err := rd.Store.NextRubber()
	if err != nil {
		return Sitting{}, err
	}
	rules := rd.Game
	switch {
	case rules.Length > 0 || rules.GamesToWin > 0:
		length = rules.Length
	case length == 0, !field.Has(rules) && !slices.Contains(choices.Lengths, length): // the last one was of another game
		length = choices.Lengths[0]
	}
	var f bridgestore.Field
	if field.Has(rules) {
		f = rd.Field.of(rules, rd.Deals(rules, number)(0))
	}
	return Sitting{
		Rubber: bridgestore.Rubber{Seat: seat, Field: f, Rubber: session.Session{Rules: rules, Length: length}},
		Number: number, Players: rd.Players(seat, rules),
	}, nil
}

// ReaderOf returns the reader for the user's choices. New rubbers are of a game.
func ReaderOf(store *bridgestore.Store, c choices.Choices, game bridge.Rules, deals Deals) Reader {
	return Reader{store, game, c.Levels, c.ByTheBook, c.Systems, FieldOf(c), deals}
}
