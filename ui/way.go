package ui

import (
	"context"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// way is the way to the next screen, while what that shows is read. The window stays as it is until then, and the
// keyboard belongs to the next screen already: a user who types fast types what he would without a disk in between. When
// it takes long a quiet line says so, and keys do nothing from then on but for Esc, which leads back.
type way struct {
	background.Question
	left  bool    // nothing leads back: the screens that are seen have been closed
	typed []press // the keys that are for the next screen
	long  bool
}

// press is a key, and what it does on the screen that is shown.
type press struct {
	key fyne.KeyName // "" if nothing depends on it
	do  func()
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
	a.notice.hush()
	a.runner.Later(ctx, unnoticed, func() {
		a.way.long = true
		words := text.T("app.moment")
		if a.way.left {
			words = text.T("app.moment.left")
		}
		a.notice.say(a.art, words, false)
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
		a.notice.hush()
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
