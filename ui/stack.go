package ui

import (
	"context"
	"fmt"
	"slices"

	"github.com/superbridge/superbridge/ui/kit/family"
)

// screen is what the window shows.
type screen = family.Screen

// leave closes the screen that is shown, and those below it.
func (a *App) leave() {
	a.endWay()
	a.way.left = false
	for _, s := range a.screens() {
		s.Close()
	}
	a.screen, a.below = nil, nil
	if a.close != nil {
		a.close()
	}
	a.shown, a.close = context.WithCancel(context.Background())
}

// screens returns the screen that is shown, if there is one, and those below it.
func (a *App) screens() []screen {
	if a.screen == nil {
		return nil
	}
	return append(slices.Clone(a.below), a.screen)
}

// lay lays a screen on the one that is shown, which stays as it is.
func (a *App) lay(s screen) {
	a.endWay()
	a.notice.pass()
	a.below = append(a.below, a.screen)
	a.screen = s
	a.noteShown()
	a.window.SetContent(a.sized(s))
}

// noteShown notes which screen is shown, for a report.
func (a *App) noteShown() { a.crashes.Note(fmt.Sprintf("shows %T", a.screen)) }

// lift takes away the screen that is shown, which lies on another. What that shows may have
// changed in the meantime.
func (a *App) lift() {
	a.endWay()
	a.notice.pass()
	a.way.left = false
	a.screen.Close()
	last := len(a.below) - 1
	a.screen, a.below = a.below[last], a.below[:last]
	a.noteShown()
	a.reload()
	a.window.SetContent(a.sized(a.screen))
}

// reload lets the screen that is shown read again what it shows, if that can change.
func (a *App) reload() {
	if s, ok := a.screen.(interface{ Reload() }); ok {
		s.Reload()
	}
}

// show leaves the screen that is shown for another one.
func (a *App) show(s screen) {
	a.leave()
	a.notice.pass()
	a.screen = s
	a.noteShown()
	a.window.Canvas().Unfocus()
	a.window.SetContent(a.sized(s))
}

// redraw draws the screen again after the theme has changed, which the system may do too.
func (a *App) redraw() {
	for _, s := range a.screens() {
		s.Redraw()
	}
	a.notice.draw()
}
