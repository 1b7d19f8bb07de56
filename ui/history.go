package ui

import (
	"github.com/superbridge/superbridge/ui/history"
	kithistory "github.com/superbridge/superbridge/ui/kit/history"
)

// history returns the history of all games at a position; back leaves it.
func (a *App) history(at history.Position, back func()) *history.Screen {
	var all []kithistory.Family
	for _, f := range a.families {
		if past := f.Past(); past != nil {
			all = append(all, past)
		}
	}
	return history.New(a.art, history.Options{
		Families: all,
		Store:    a.store,
		Window:   a.window,
		Runner:   a.runner,
		Position: at,
		OnBack:   back,
	})
}
