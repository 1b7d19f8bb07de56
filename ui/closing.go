package ui

import (
	"time"

	"fyne.io/fyne/v2"
)

// closingLimit is how long a window that closes waits for what is still written, and for what an export has begun to be
// taken away: a disk that does not answer must not keep the program alive.
const closingLimit = 3 * time.Second

// endsQuietly takes away what Fyne does after the last window has closed: it saves
// preferences, of which this program has none. Fyne 2.8.0 hands that to its queue while it
// closes the queue; where the two meet, the program panics or never ends.
func endsQuietly(lifecycle fyne.Lifecycle) {
	if l, ok := lifecycle.(interface{ SetOnStoppedHookExecuted(func()) }); ok {
		l.SetOnStoppedHookExecuted(nil)
	}
}

// quit closes the window, once nothing is left of an export that it interrupts. A person who would lose
// what has been kept is told once.
func (a *App) quit() {
	if a.store != nil && !a.warned {
		if err := a.store.Gone(); err != nil {
			a.showTrouble(err)
			return
		}
	}
	a.leave()
	a.book.Wait(closingLimit)
	a.runner.Wait(closingLimit)
	a.window.Close()
}
