package ui

import (
	"context"
	"time"

	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/opening"
	"github.com/superbridge/superbridge/ui/settings"
)

// opened is a data folder that has been opened, and what is read from it at once.
type opened struct {
	store    *kept.Store
	settings settings.Settings
	rubber   *kept.Rubber // that can be continued, or nil
	last     string       // the id of the game played last, or ""
	err      error        // then there is nothing else
}

// open opens the data folder in the background, and then shows the home screen, or what is wrong with the folder. What
// is seen stays meanwhile, and the keyboard belongs to the next screen; if it takes long the opening screen takes its
// place, and what is typed from then on is for that. While a folder is being opened a second click on the button that
// asks for it does nothing: the lock is taken already.
func (a *App) open() {
	if a.opening.Open() {
		return
	}
	ctx := a.opening.Ask(context.Background())
	before, dir := a.store, a.options.Dir
	a.endWay()
	a.freeze(a.screens()...)
	a.store, a.warned, a.memory = nil, false, home.Memory{} // another folder has another
	tell := background.Newest(ctx, a.runner.Do, func(part float64) {
		if s, ok := a.screen.(*opening.Screen); ok {
			s.Tell(float32(part))
		}
	})
	a.runner.Later(ctx, unnoticed, func() {
		typed := a.way.typed
		a.show(opening.New(a.art, a.quit))
		a.way.typed = typed
	})
	a.runner.After(context.Background(), func() func() {
		if before != nil {
			before.Close()
		}
		o := openFolder(ctx, dir, tell)
		return func() {
			if ctx.Err() != nil { // the window closes, and after it the folder
				a.store = o.store
				return
			}
			a.opening.Stop()
			a.arrive(func() { a.enter(o) })
		}
	})
}

// openFolder opens a data folder, and tells how far it is if that takes a while. When ctx ends the folder stays as it
// was.
func openFolder(ctx context.Context, dir string, tell func(part float64)) (o opened) {
	if o.store, o.err = kept.OpenContext(ctx, dir, time.Now, tell); o.err != nil {
		return o
	}
	o.settings = settings.Load(o.store)
	rd := reader{store: o.store}
	if o.rubber, o.err = rd.unfinished(ctx); o.err != nil {
		return o
	}
	if r, err := rd.store.LastRubber(ctx); err == nil { // without it the first game is offered
		o.last = r.Rules
	}
	return o
}

// enter shows the home screen of a data folder.
func (a *App) enter(o opened) {
	a.store = o.store
	if o.err != nil {
		a.troubled(o.err)
		return
	}
	a.last = o.last
	a.applySettings(o.settings)
	a.homeWith(o.rubber)
}
