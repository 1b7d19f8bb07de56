package ui

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/ui/kit/family"
)

// idleFrom holds the time for which the home screen is shown before the families begin with what they do when nobody plays.
const idleFrom = 20 * time.Second

// rest lets the families do such work, unless the screen is left before; the work ends when it is left.
func (a *App) rest() {
	if a.options.Fast {
		return
	}
	ctx := a.resting.Ask(a.shown)
	a.runner.Later(ctx, idleFrom, func() { a.families.idle(ctx) })
}

// idle has the families begin with such work.
func (all shelf) idle(ctx context.Context) {
	for _, f := range all {
		if idler, ok := f.(family.Idler); ok {
			idler.Idle(ctx)
		}
	}
}
