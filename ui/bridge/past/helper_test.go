package past

import (
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/history"
)

// now is the time of all tests.
var now = time.Date(2026, time.November, 21, 12, 0, 0, 0, time.UTC)

// finished returns a board of Super Bridge with the given calls, in which declarer's side then takes the
// given number of tricks.
func finished(board int, calls []string, tricks int) bridge.Board {
	return bridgetest.Called(bridge.SuperBridge(), board, calls, tricks)
}

// lineOf returns the line of a finished board, as South sees it.
func lineOf(b bridge.Board) bridgestore.BoardSummary {
	c, points := b.Contract(), b.Points()
	l := bridgestore.BoardSummary{Number: 1, Rules: b.Rules.Name, Finished: now, Seat: card.South, Costly: -1,
		Result: bridgestore.Result{Contract: c, Points: points[card.NS] - points[card.EW]}}
	if !c.PassedOut() {
		l.Over = b.DeclarerTricks() - b.Rules.Needs(c.Level)
	}
	return l
}

// wanted returns what a query asks the store for.
func wanted(q history.Query) bridgestore.Filter {
	f, _ := filterOf(q, now)
	return f
}

// unasked is a store that is never asked for anything.
var unasked *bridgestore.Store
