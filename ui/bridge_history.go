package ui

import (
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/past"
	"github.com/superbridge/superbridge/ui/bridge/statistics"
	"github.com/superbridge/superbridge/ui/history"
	kithistory "github.com/superbridge/superbridge/ui/kit/history"
)

// Past implements [family.Family].
func (a *bridgeDesk) Past() kithistory.Family {
	return past.New(past.Options{
		Store:        a.store,
		OnOpen:       a.openFromHistory,
		OnReview:     a.layReview,
		OnResults:    a.layTold,
		OnStatistics: func(f bridgestore.Filter) { a.lay(a.statistics(f, "", a.lift)) },
	})
}

// boards is the position in the history at which the boards are that a filter wants.
func boards(f bridgestore.Filter) history.Position {
	return history.Position{Query: past.Query(f, time.Local)}
}

// ShowStatistics implements [family.Family].
func (a *bridgeDesk) ShowStatistics(game string) {
	a.show(a.statistics(bridgestore.Filter{}, game, a.showHome))
}

// statistics returns the statistics of the boards that are wanted, from which back leads away. Where the filter names no
// game they are those of one, or with "" of all.
func (a *bridgeDesk) statistics(f bridgestore.Filter, game string, back func()) *statistics.Screen {
	return statistics.New(a.art, statistics.Options{
		Store:    a.store,
		Window:   a.window,
		Runner:   a.runner,
		Filter:   f,
		Game:     game,
		OnBoards: func(f bridgestore.Filter) { a.lay(a.history(boards(f), a.lift)) },
		OnRubbers: func(f bridgestore.Filter) {
			at := boards(f)
			at.View = history.Sessions
			a.lay(a.history(at, a.lift))
		},
		OnBack: back,
	})
}

// toFind wants the deals with a better card that the user has not found yet.
var toFind = bridgestore.Filter{Terms: "to-find", Counted: true}

// showToFind shows these deals.
func (a *bridgeDesk) showToFind() { a.show(a.history(boards(toFind), a.showHome)) }
