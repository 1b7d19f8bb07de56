package ui

import (
	"context"
	"time"
)

// How long errors and quiet lines stay, unless something hides them sooner.
const (
	readable = 20 * time.Second
	brief    = 10 * time.Second
)

// complain shows bad news for a while.
func (a *App) complain(words string) {
	a.notice.Say(a.art, words, true)
	a.hideLater(readable)
}

// tell shows a quiet line for a while: on the screen that is shown, and on the next one if that is on its way.
func (a *App) tell(words string) {
	a.notice.Tell(a.art, words, a.way.Open())
	a.hideLater(brief)
}

// hideLater hides the present line after a while, unless another one has been shown by then.
func (a *App) hideLater(while time.Duration) {
	told := a.notice.Told()
	a.runner.Later(context.Background(), while, func() {
		if a.notice.Told() == told {
			a.notice.Hide()
		}
	})
}
