package desk

import (
	"time"

	kept "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/chronicle"
	"github.com/superbridge/superbridge/ui/poker/past"
	"github.com/superbridge/superbridge/ui/poker/statistics"
)

// Past implements [family.Family].
func (d *Desk) Past() chronicle.Family {
	return past.New(past.Options{
		Store:        d.store,
		OnOpen:       d.goOn,
		OnStatistics: func(f kept.Filter) { d.window.Lay(d.statistics(f, d.window.Lift)) },
	})
}

// ShowStatistics implements [family.Family].
func (d *Desk) ShowStatistics(string) {
	d.window.Show(d.statistics(kept.Filter{}, d.window.ShowHome))
}

// statistics returns what the hands come to that are wanted, from which back leads away.
func (d *Desk) statistics(f kept.Filter, back func()) *statistics.Screen {
	return statistics.New(d.window.Art(), statistics.Options{
		Store:   d.store,
		Filter:  f,
		Window:  d.window.Fyne(),
		Runner:  d.window.Runner(),
		OnHands: func(f kept.Filter) { d.window.LayHistory(past.Query(f, time.Local)) },
		OnBack:  back,
	})
}
