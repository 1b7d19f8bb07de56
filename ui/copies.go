package ui

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// dueAgain is the interval after which an open window checks again whether a copy is due.
const dueAgain = time.Hour

// backUpWhenDue makes a copy in the background if one is due by the settings, and looks again later. It ends with the store.
func (a *App) backUpWhenDue() {
	store, every := a.store, a.settings.Backup
	if a.copying != nil {
		a.copying()
	}
	ctx, stop := context.WithCancel(context.Background())
	a.copying = stop
	a.runner.Later(ctx, dueAgain, a.backUpWhenDue)
	if every == 0 {
		return
	}
	a.runner.Run(ctx, func() func() {
		due, err := store.BackupDue(every)
		if err == nil && due {
			_, err = store.BackUp(ctx, func(float64) {})
		}
		return func() {
			if err != nil {
				a.complain(text.T("backups.not-made", "Error", err))
			}
		}
	})
}

// stopCopying ends a copy that is being made in the background.
func (a *App) stopCopying() {
	if a.copying != nil {
		a.copying()
		a.copying = nil
	}
}
