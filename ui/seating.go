package ui

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/kit/company"
)

// seating says how a table is laid for a rubber.
type seating struct {
	level    bot.Level       // of the computer players
	practice *table.Practice // nil unless the deal has been played before
	from     int             // how many events stand of a board that is played on from a position
	leave    func()          // leads away from the table
	origin   int64           // the board whose deal it is, or that is played on; or 0

	// Of a rubber that isn't kept yet:
	number int64 // that it will have
	kind   kept.Kind
}

// seatingFor returns the seating for a single deal in progress: as it began.
func (a *App) seatingFor(r kept.Rubber) seating {
	how := seating{level: a.settings.Level, leave: a.awayFromDeal(r, a.showHome)}
	b, err := a.store.Board(context.Background(), r.BoardIDs[0])
	if err != nil {
		return how // it can be played all the same
	}
	if level, ok := bot.ParseLevel(b.Players); ok {
		how.level = level
	}
	if b.Origin == 0 {
		return how
	}
	how.origin = b.Origin
	record, err := a.store.Board(context.Background(), b.Origin)
	if err != nil {
		return how
	}
	how.practice = &table.Practice{Record: record.Board, OnReturn: how.leave}
	if b.Kind == kept.Branch {
		how.from = common(b.Board.Events(), record.Board.Events())
		// It may have been played on from what the other table has done.
		if other, err := a.store.OtherTable(context.Background(), record.ID); err == nil && other.Players != "" {
			how.from = max(how.from, common(b.Board.Events(), other.Board.Events()))
		}
	}
	return how
}

// companyAt returns who sat at the table of a board's rubber, or of the one in which its deal was first played. It is
// nil if the board is 0 or can't be read.
func (a *App) companyAt(board int64) *company.Table {
	if board == 0 {
		return nil
	}
	ctx := context.Background()
	b, err := a.store.Board(ctx, board)
	seen := map[int64]bool{board: true} // what was imported may lead round in a circle
	for err == nil && b.Origin != 0 && !seen[b.Origin] {
		seen[b.Origin] = true
		b, err = a.store.Board(ctx, b.Origin)
	}
	for err == nil && b.Previous != 0 {
		b, err = a.store.Board(ctx, b.Previous)
	}
	if err != nil {
		return nil
	}
	table := company.At(b.Board.Number().String())
	return &table
}

// common returns how many events two boards begin with.
func common(a, b []bridge.Event) (n int) {
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}
