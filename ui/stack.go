package ui

import (
	"context"
	"fmt"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

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

// lay puts a screen on top of the current one, which stays as it is.
func (a *App) lay(s screen) {
	a.endWay()
	a.notice.Pass()
	a.below = append(a.below, a.screen)
	a.screen = s
	a.noteShown()
	a.window.SetContent(a.sized(s))
}

// noteShown records the current screen, for a report.
func (a *App) noteShown() { a.crashes.Note(fmt.Sprintf("shows %T", a.screen)) }

// lift removes the current screen from the one below, whose content may have changed meanwhile.
func (a *App) lift() {
	a.endWay()
	a.notice.Pass()
	a.way.left = false
	a.screen.Close()
	last := len(a.below) - 1
	a.screen, a.below = a.below[last], a.below[:last]
	a.noteShown()
	a.reload()
	a.window.SetContent(a.sized(a.screen))
}

// reload makes the current screen read its data again, if it can change.
func (a *App) reload() {
	if s, ok := a.screen.(interface{ Reload() }); ok {
		s.Reload()
	}
}

// show leaves the screen that is shown for another one.
func (a *App) show(s screen) {
	a.leave()
	a.notice.Pass()
	a.screen = s
	a.noteShown()
	a.window.Canvas().Unfocus()
	a.window.SetContent(a.sized(s))
}

// redraw draws the screens again after a change of the theme, which the system may make too.
func (a *App) redraw() {
	for _, s := range a.screens() {
		s.Redraw()
	}
	a.notice.Draw()
}

// unnoticed is the time after which the window says that something is under way.
const unnoticed = 300 * time.Millisecond

// fetch reads the data of the next screen, after all pending writes, and shows it. An earlier fetch that has not
// finished is given up.
func fetch[T any](a *App, read func(context.Context) (T, error), show func(T)) {
	ctx := a.setOut()
	a.runner.After(ctx, func() func() {
		found, err := read(ctx)
		return func() {
			a.arrive(func() {
				if err != nil {
					a.showTrouble(err)
					return
				}
				show(found)
			})
		}
	})
}

// setOut begins a way. Its reads end with the context.
func (a *App) setOut() context.Context {
	ctx := a.way.Ask(context.Background())
	a.way.typed, a.way.long = nil, false
	a.notice.Hush()
	a.runner.Later(ctx, unnoticed, func() {
		a.way.long = true
		words := text.T("app.moment")
		if a.way.left {
			words = text.T("app.moment.left")
		}
		a.notice.Say(a.art, words, false)
	})
	return ctx
}

// arrive ends the way, shows its screen, and passes the typed keys on to it. If one of them leads on, the others are
// for the screen after that.
func (a *App) arrive(show func()) {
	typed := a.way.typed
	a.endWay()
	show()
	for _, p := range typed {
		a.typed(p.key, p.do)
	}
}

// endWay gives up the way to the next screen, if there is one.
func (a *App) endWay() {
	if a.way.Open() {
		a.notice.Hush()
	}
	a.way.Stop()
	a.way.typed, a.way.long = nil, false
}

// freeze closes screens; their picture stays until the next screen is shown. Pending writes continue in the background.
func (a *App) freeze(screens ...screen) {
	for _, s := range screens {
		s.Close()
	}
	if len(screens) > len(a.below) && a.close != nil {
		a.close()
	}
	a.way.left = true
}

// depart freezes all screens if a table is among them: the next screen must include all that was done there.
func (a *App) depart() {
	if a.atTable() {
		a.freeze(a.screens()...)
	}
}

// atTable reports whether a table is among the screens.
func (a *App) atTable() bool {
	return slices.ContainsFunc(a.screens(), func(s screen) bool {
		return slices.ContainsFunc(a.families, func(f family.Family) bool { return f.Game(s) != "" })
	})
}

// typed takes a key: it goes to the current screen, or to the next one.
func (a *App) typed(key fyne.KeyName, do func()) {
	coming := a.way.Open() || a.opening.Open() && a.way.left
	switch {
	case a.way.Open() && key == fyne.KeyEscape && !a.way.left:
		a.endWay()
		a.reload() // work that was stopped for the next screen continues
	case coming && !a.way.long:
		a.way.typed = append(a.way.typed, press{key, do})
	case coming || a.way.left:
	default:
		do()
	}
}
