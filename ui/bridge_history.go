package ui

import (
	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/statistics"
	"github.com/superbridge/superbridge/ui/history"
)

// ShowHistory implements [family.Family].
func (a *bridgeDesk) ShowHistory(game string) {
	a.show(a.history(history.Position{Game: game}, a.showHome))
}

// history returns the history at a position, from which back leads away.
func (a *bridgeDesk) history(at history.Position, back func()) *history.Screen {
	return history.New(a.art, history.Options{
		Store:        a.store,
		Window:       a.window,
		Runner:       a.runner,
		Position:     at,
		OnOpen:       a.openFromHistory,
		OnReview:     a.layReview,
		OnStatistics: func(f kept.Filter) { a.lay(a.statistics(f, "", a.lift)) },
		OnBack:       back,
	})
}

// ShowStatistics implements [family.Family].
func (a *bridgeDesk) ShowStatistics(game string) {
	a.show(a.statistics(kept.Filter{}, game, a.showHome))
}

// statistics returns the statistics of the boards that are wanted, from which back leads away. Where the filter names no
// game they are those of one, or with "" of all.
func (a *bridgeDesk) statistics(f kept.Filter, game string, back func()) *statistics.Screen {
	return statistics.New(a.art, statistics.Options{
		Store:    a.store,
		Window:   a.window,
		Runner:   a.runner,
		Filter:   f,
		Game:     game,
		OnBoards: func(f kept.Filter) { a.lay(a.history(history.Position{Filter: f}, a.lift)) },
		OnRubbers: func(f kept.Filter) {
			a.lay(a.history(history.Position{Filter: f, View: history.Rubbers}, a.lift))
		},
		OnBack: back,
	})
}

// toFind wants the deals with a better card that the user has not found yet.
var toFind = kept.Filter{Terms: "to-find", Counted: true}

// showToFind shows these deals.
func (a *bridgeDesk) showToFind() { a.show(a.history(history.Position{Filter: toFind}, a.showHome)) }
