package ui

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// closingLimit is the longest time that closing the window waits for pending writes and for the removal of a partial
// export: a disk that does not answer must not keep the program alive.
const closingLimit = 10 * time.Second

// endsQuietly disables Fyne's work after the last window has closed: it saves preferences, which this program saves
// elsewhere. Fyne 2.8.0 puts that into its queue while it closes the queue; if the two meet, the program panics or
// never ends.
func endsQuietly(lifecycle fyne.Lifecycle) {
	if l, ok := lifecycle.(interface{ SetOnStoppedHookExecuted(func()) }); ok {
		l.SetOnStoppedHookExecuted(nil)
	}
}

// quit closes the window, once everything is written and nothing is left of an interrupted export. A user who would
// lose data is warned once; and if something can't be written the window stays and says so.
func (a *App) quit() {
	if a.closing {
		return
	}
	a.closing, a.failed = true, nil
	a.opening.Stop()
	a.stopCopying()
	a.resting.Stop()
	a.endWay()
	a.freeze(a.screens()...)
	ctx, cancel := context.WithCancel(context.Background())
	a.runner.Later(ctx, unnoticed, func() { a.notice.Say(a.art, text.T("app.closing"), false) })
	store, warned := a.store, a.warned
	a.runner.Run(ctx, func() func() {
		var gone error
		if store != nil && !warned {
			gone = store.Gone()
		}
		return func() {
			if gone != nil {
				cancel()
				a.closing = false
				a.troubled(gone)
				return
			}
			a.runner.Finish(closingLimit, func() {
				cancel()
				if failed := a.failed; failed != nil && a.store != nil {
					a.closing = false
					a.showHome()
					a.unkept(failed)
					return
				}
				a.window.Close()
			})
		}
	})
}
