package desk

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/poker/bot"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/sitting"
	"github.com/superbridge/superbridge/ui/poker/practice"
)

// practise shows the exercises, which lead back to the home screen.
func (d *Desk) practise() {
	d.window.Depart()
	store := d.store
	family.Fetch(d.window, func(ctx context.Context) ([]pokerstore.Placed, error) { return store.Placed(ctx) }, func(done []pokerstore.Placed) {
		d.window.Show(practice.New(d.window.Art(), practice.Options{
			Done:     done,
			Store:    store,
			Expert:   bot.Player{Level: bot.Expert, Threads: sitting.Threads()},
			Runner:   d.window.Runner(),
			Random:   d.window.Chance(0, len(done)),
			Now:      time.Now,
			Animated: d.window.Animated(),
			Sound:    d.window.Sound().Play,
			OnBack:   d.window.ShowHome,
		}))
	})
}
