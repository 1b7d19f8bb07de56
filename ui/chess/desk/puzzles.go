package desk

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/chess/puzzle"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/puzzles"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// attempted is the puzzles, with what the user has done about them.
type attempted struct {
	all      []puzzle.Puzzle
	attempts map[string]chessstore.Attempt
}

// showPuzzles shows the puzzles: first that of the day, or if it is solved the first one that isn't.
func (d *Desk) showPuzzles() {
	d.window.Depart()
	store := d.store
	family.Fetch(d.window, func(ctx context.Context) (attempted, error) {
		attempts, err := store.Attempts(ctx)
		return attempted{puzzle.All(), attempts}, err
	}, func(a attempted) {
		today := puzzle.OfDay(time.Now())
		d.window.Show(puzzles.New(d.window.Art(), puzzles.Options{
			Puzzles: a.all, Attempts: a.attempts, First: a.first(today), Today: today,
			Store: store, View: d.look.View, Runner: d.window.Runner(), Now: time.Now, Animated: d.window.Animated(),
			OnBack: d.window.ShowHome,
		}))
	})
}

// first returns the place of the puzzle to begin with: today's, else the first that isn't solved, and today's again if all are.
func (a attempted) first(today int) int {
	if !a.attempts[a.all[today].Start.String()].Solved {
		return today
	}
	for i, p := range a.all {
		if !a.attempts[p.Start.String()].Solved {
			return i
		}
	}
	return today
}
