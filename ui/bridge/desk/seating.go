package desk

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// sitting is all that is read of a rubber before its table is laid.
type sitting struct {
	rubber  bridgestore.Rubber
	players bot.Sides        // the computer players of the present board
	record  *bridge.Board    // the deal as played before, or nil
	from    int              // number of retained events of a board that is played on
	origin  int64            // the board with the same deal, or the one that is played on; or 0
	others  []bridge.Board   // the other table's results
	tables  []play.Elsewhere // and the tables of its field
	company *company.Table   // the players when its deal was first played; or nil
	evening bool             // it is one of the rubbers of five or six players
	lesson  *learning.Place  // the step of the lessons that it is, or nil

	// For a rubber that isn't saved yet:
	number int64 // its future number
	kind   bridgestore.Kind
}

// reader reads the data of tables and screens, off Fyne's goroutine. It is a value: the user's later choices don't
// change it.
type reader struct {
	store *bridgestore.Store
	game  bridge.Rules                 // that is offered, by its house rules
	level func(card.Side) [2]bot.Level // of the computer players for the next deal, by side, where the user sits on one; with
	book  bool                         // whether they bid by the book
	bids  choices.Systems
	field chosenField // for new sessions of a game that has fields
	deals func(rules bridge.Rules, rubber int64) func(board int) card.Deal

	played choices.Played
}

func (s *shared) reader() reader {
	level, book := s.choices.Levels, s.choices.ByTheBook
	if s.window.Fast() {
		level, book = func(card.Side) (all [2]bot.Level) { return all }, false
	}
	return reader{s.store, s.played(), level, book, s.choices.Systems, s.field(), s.deals, s.choices.Played}
}

// players returns the computer players for the next deal where the user has a seat.
func (rd reader) players(seat card.Seat, r bridge.Rules) bot.Sides {
	side := seat.Side()
	return bot.Even(bot.Player{ByTheBook: rd.book, Cards: rd.bids.At(side, r)}).Leveled(rd.level(side))
}

// sitting returns a function that reads a whole rubber in progress. If it is between two boards, the next one is dealt
// and saved.
func (rd reader) sitting(rubber int64) func(context.Context) (sitting, error) {
	return func(ctx context.Context) (sitting, error) {
		r, err := rd.store.Rubber(rubber)
		if err != nil {
			return sitting{}, err
		}
		sit := sitting{rubber: r, players: rd.players(r.Seat, r.Rubber.Rules), from: r.Stands}
		switch {
		case r.Current == nil && !r.Rubber.Over():
			if sit.rubber.Current, err = rd.begin(r, sit.players); err != nil {
				return sitting{}, err
			}
		case r.Current != nil:
			sit = rd.current(ctx, sit)
		}
		sit.others, sit.tables, sit.company = rd.others(ctx, r), rd.tables(ctx, r), rd.companyAt(ctx, sit.origin)
		if sit.evening = rd.ofEvening(ctx, r.Rubber.Rules, rubber); sit.evening {
			sit.company = rd.rosterCompany(ctx, rubber)
		}
		return sit, ctx.Err()
	}
}

// begin deals the next board of a rubber to players, and saves it.
func (rd reader) begin(r bridgestore.Rubber, players bot.Sides) (*bridge.Board, error) {
	b, err := r.Rubber.Next(dealsOf(rd.deals, r, r.ID)(len(r.Rubber.Boards)))
	if err == nil {
		err = rd.store.Journal(r.ID, players.String()).Begin(b)
	}
	return &b, err
}

// current reads how a board in progress began: it continues with the same players, and a single deal with the one that
// it repeats. Data that can't be read is left out, since the board can be played all the same.
func (rd reader) current(ctx context.Context, sit sitting) sitting {
	ids := sit.rubber.BoardIDs
	b, err := rd.store.Board(ctx, ids[len(ids)-1])
	if err != nil {
		return sit
	}
	if p, err := bot.ParseSides(b.Players); err == nil {
		sit.players = p
	}
	if sit.rubber.Rubber.Length != 1 || b.Origin == 0 {
		return sit
	}
	sit.origin = b.Origin
	record, err := rd.store.Board(ctx, b.Origin)
	if err != nil {
		return sit
	}
	sit.record = &record.Board
	return sit
}

// others returns the other table's results on the deals of a rubber. Those that can't be read are played again.
func (rd reader) others(ctx context.Context, r bridgestore.Rubber) (all []bridge.Board) {
	for _, id := range r.BoardIDs {
		if o, err := rd.store.OtherTable(ctx, id); err == nil && o.Players != "" {
			all = append(all, o.Board)
		}
	}
	return all
}

// companyAt returns the players at the table of a board's rubber, or of the one in which its deal was first played. It
// is nil if the board is 0 or can't be read.
func (rd reader) companyAt(ctx context.Context, board int64) *company.Table {
	if board == 0 {
		return nil
	}
	b, err := rd.store.Board(ctx, board)
	seen := map[int64]bool{board: true} // imported data may form a circle
	for err == nil && b.Origin != 0 && !seen[b.Origin] {
		seen[b.Origin] = true
		b, err = rd.store.Board(ctx, b.Origin)
	}
	for err == nil && b.Previous != 0 {
		b, err = rd.store.Board(ctx, b.Previous)
	}
	if err != nil {
		return nil
	}
	table := company.At(b.Board.Number().String())
	return &table
}

// companyOf returns the players at the table of a board with the user, or nil if they weren't computer players of the
// program.
func (rd reader) companyOf(ctx context.Context, b bridgestore.Board) *company.Table {
	if _, err := bot.ParseSides(b.Players); err != nil || b.Watched {
		return nil // from elsewhere
	}
	if rd.ofEvening(ctx, b.Board.Rules, b.Rubber) {
		return rd.rosterCompany(ctx, b.Rubber)
	}
	return rd.companyAt(ctx, b.ID)
}
