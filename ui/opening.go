package ui

import (
	"context"
	"errors"
	"time"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/crash"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/version"
	"github.com/superbridge/superbridge/ui/opening"
	"github.com/superbridge/superbridge/ui/settings"
)

// opened is an open data folder, with data read from it at once.
type opened struct {
	store    *storage.Store
	fresh    bool // nothing has been played
	settings settings.Settings
	tell     []func() // the families, that it is open
	err      error    // then there is nothing else, but perhaps
	copies   []storage.Backup
	crashes  *crash.Log // or nil
	crashed  *crash.Report
	care     storage.Care // to be reported to the user; or Log

	preferences map[string]string // those of Fyne's dialogs
}

// open opens the data folder in the background, and then shows the home screen, or the error. The present picture stays
// meanwhile, and keys belong to the next screen; if it takes long the opening screen appears, and later keys belong to
// that. While a folder is being opened, a second click on its button does nothing: the lock is taken already.
func (a *App) open() { a.openWith(openingWay{}) }

// openAnew is open that may make a fresh file, even beside copies of a missing one.
func (a *App) openAnew() { a.openWith(openingWay{anew: true}) }

// openingWay is a way of opening a data folder.
type openingWay struct {
	first func(ctx context.Context, tell func(part float64)) error // done before, while the folder isn't open; or nil
	anew  bool                                                     // a fresh file may replace a missing one
}

// openWith opens the data folder. If first fails it opens the folder as it is, and shows the error.
func (a *App) openWith(how openingWay) {
	if a.opening.Open() {
		return
	}
	ctx := a.opening.Ask(context.Background())
	before, dir, all, watched, crashes := a.store, a.options.Dir, a.families, a.watched, a.crashes
	a.stopCopying()
	a.endWay()
	a.freeze(a.screens()...)
	a.store, a.crashes, a.warned = nil, nil, false
	a.asides.To(nil)
	for _, f := range a.families {
		f.Shut()
	}
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
		crashes.Close() // this isn't a report
		var failed error
		if how.first != nil {
			failed = how.first(ctx, tell)
		}
		o := openFolder(ctx, dir, all, how.anew, tell)
		if o.err == nil && watched {
			o.crashes, o.crashed, _ = crash.Begin(dir, version.Line(), time.Now()) // on failure there are no reports
		}
		return func() {
			if ctx.Err() != nil { // the window closes, and after it the folder
				a.store, a.crashes = o.store, o.crashes
				return
			}
			a.opening.Stop()
			a.arrive(func() { a.enter(o) })
			switch {
			case failed != nil:
				a.complain(text.T("backups.not-restored", "Error", failed))
			case how.first != nil && o.err == nil:
				a.tell(text.T("backups.restored"))
			}
		}
	})
}

// openFolder opens a data folder for families, and reports progress if that takes a while. With anew set, a new file may
// replace a missing one. If ctx ends the folder stays as it was.
func openFolder(ctx context.Context, dir string, all shelf, anew bool, tell func(part float64)) (o opened) {
	if dir == "" {
		o.err = errNoHome
		return o
	}
	o.store, o.err = storage.Open(ctx, dir, storage.Opening{Now: time.Now, Steps: all.steps(), Anew: anew, Progress: tell})
	if o.err != nil {
		o.copies, _ = storage.Backups(dir) // none is offered if they can't be read
		return o
	}
	o.settings, o.fresh = settings.Load(o.store), isNew(o.store)
	o.preferences = keptPreferences(o.store)
	if told, _, err := o.store.Setting(careTold); err == nil && told != string(o.store.Care()) {
		o.care = o.store.Care()
	}
	for _, f := range all {
		o.tell = append(o.tell, f.Open(ctx, o.store))
	}
	return o
}

// enter shows the home screen of a data folder.
func (a *App) enter(o opened) {
	a.store, a.crashes, a.crashed = o.store, o.crashes, o.crashed
	a.asides.To(a.crashes)
	if o.err != nil {
		a.hadTrouble = true
		a.troubled(o.err, o.copies...)
		return
	}
	for _, tell := range o.tell {
		tell()
	}
	a.applySettings(o.settings)
	a.preferences.remember(o.preferences)
	a.backUpWhenDue()
	switch words := a.options.Received; {
	case words != "":
		a.options.Received = "" // another folder hasn't been sent it
		a.receive(words)
	case !a.greet(o.fresh):
		a.showHome()
	}
	a.tellCare(o.care)
}

// receive shows what another user has sent.
func (a *App) receive(words string) {
	for _, f := range a.families {
		if r, ok := f.(family.Receiver); ok {
			r.Receive(words)
			return
		}
	}
}

// careTold is the key of the setting of which care has been reported.
const careTold = "care-told"

// tellCare tells the user, once, that data is saved with more care than usual.
func (a *App) tellCare(care storage.Care) {
	if care == storage.Log {
		return
	}
	words := text.T("app.care.network")
	if care == storage.NoMemory {
		words = text.T("app.care.no-log")
	}
	a.tell(words)
	store := a.store
	a.runner.Write(context.Background(), func() error { return store.SetSetting(careTold, string(care)) }, nil)
}

// restore lets the first of the copies that can be used take the place of the file, and opens it.
func (a *App) restore(copies []storage.Backup) {
	dir := a.options.Dir
	a.openWith(openingWay{first: func(ctx context.Context, tell func(part float64)) error { return restoreFirst(ctx, dir, copies, tell) }})
}

// restoreFirst replaces the file by the first copy that is intact.
func restoreFirst(ctx context.Context, dir string, copies []storage.Backup, tell func(part float64)) (err error) {
	for _, b := range copies {
		_, err = storage.RestoreBackup(ctx, dir, b.Path, time.Now(), tell)
		var wrong *storage.OpenError
		if !errors.As(err, &wrong) || wrong.Path != b.Path {
			return err
		}
	}
	return err
}
