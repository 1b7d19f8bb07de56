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

// lay lays a screen on the one that is shown, which stays as it is.
func (a *App) lay(s screen) {
	a.endWay()
	a.notice.Pass()
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
	a.notice.Pass()
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
	a.notice.Pass()
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
	a.notice.Draw()
}

// unnoticed is how long something may take before the window says that it goes on.
const unnoticed = 300 * time.Millisecond

// fetch reads what the next screen shows, with all that has been written by then, and shows it. Whatever else was to be
// shown is given up.
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

// setOut begins a way. What is read on it ends with the context.
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

// arrive ends the way, shows what it leads to, and gives that the keys that have been typed. If one of them leads on,
// the others are for what comes then.
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

// freeze closes screens that are seen; their picture stays until the next screen is shown. What they still write is
// written in the background.
func (a *App) freeze(screens ...screen) {
	for _, s := range screens {
		s.Close()
	}
	if len(screens) > len(a.below) && a.close != nil {
		a.close()
	}
	a.way.left = true
}

// depart freezes all screens if a table is among them: what comes next has to know all that was done there.
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

// typed takes a key: it goes to what is shown, or what comes next.
func (a *App) typed(key fyne.KeyName, do func()) {
	coming := a.way.Open() || a.opening.Open() && a.way.left
	switch {
	case a.way.Open() && key == fyne.KeyEscape && !a.way.left:
		a.endWay()
		a.reload() // whatever has been stopped for the next screen goes on
	case coming && !a.way.long:
		a.way.typed = append(a.way.typed, press{key, do})
	case coming || a.way.left:
	default:
		do()
	}
}
