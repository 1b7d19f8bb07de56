package desk

import (
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/past"
	"github.com/superbridge/superbridge/ui/bridge/statistics"
	"github.com/superbridge/superbridge/ui/kit/history"
)

// Past implements [family.Family].
func (d *Desk) Past() history.Family {
	return past.New(past.Options{
		Store:        d.store,
		OnOpen:       d.tables.openFromHistory,
		OnReview:     d.reviews.layReview,
		OnResults:    d.others.layTold,
		OnStatistics: func(f bridgestore.Filter) { d.window.Lay(d.statistics(f, "", d.window.Lift)) },
		Printing:     d.printing,
	})
}

// boards asks the history for the boards that a filter wants.
func boards(f bridgestore.Filter) history.Query { return past.Query(f, time.Local) }

// ShowStatistics implements [family.Family].
func (d *Desk) ShowStatistics(game string) {
	d.window.Show(d.statistics(bridgestore.Filter{}, game, d.window.ShowHome))
}

// statistics returns the statistics of the boards that a filter finds; back leaves the screen. If the filter names no
// game they are those of game, or of all with "".
func (d *Desk) statistics(f bridgestore.Filter, game string, back func()) *statistics.Screen {
	return statistics.New(d.window.Art(), statistics.Options{
		Store:     d.store,
		Window:    d.window.Fyne(),
		Runner:    d.window.Runner(),
		Filter:    f,
		Game:      game,
		OnBoards:  func(f bridgestore.Filter) { d.window.LayHistory(boards(f)) },
		OnRubbers: func(f bridgestore.Filter) { d.window.LaySessions(boards(f)) },
		OnBack:    back,
	})
}

// toFind wants the deals with a better card that the user has not found yet.
var toFind = bridgestore.Filter{Terms: "to-find", Counted: true}

// showToFind shows these deals.
func (d *Desk) showToFind() { d.window.ShowHistory(boards(toFind)) }
