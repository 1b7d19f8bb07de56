package ui

import (
	"errors"
	"time"

	"github.com/superbridge/superbridge/storage"
	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/settings"
	"github.com/superbridge/superbridge/ui/trouble"
)

// open opens the data folder and shows the home screen, or what is wrong with the folder.
func (a *App) open() {
	store, err := kept.Open(a.options.Dir, time.Now)
	if err != nil {
		a.showTrouble(err)
		return
	}
	a.store = store
	a.applySettings(settings.Load(store))
	a.showHome()
}

// problems are the endings of the messages that say what is wrong with a data folder.
var problems = map[storage.Problem]string{
	storage.NoFolder:     "no-folder",
	storage.NotADatabase: "not-a-database",
	storage.Damaged:      "damaged",
	storage.Newer:        "newer",
	storage.ReadOnly:     "read-only",
	storage.InUse:        "in-use",
	storage.Gone:         "gone",
}

// showTrouble shows why the data folder can't be used. A file that could be put aside for
// a fresh one may be.
func (a *App) showTrouble(err error) {
	a.leave()
	if a.store != nil {
		if gone := a.store.Gone(); gone != nil {
			err = gone // whatever else it has led to
		}
	}
	options := trouble.Options{
		Why:      text.T("trouble.why.other", "Error", err),
		Path:     a.options.Dir,
		OnRetry:  a.reopen,
		OnFolder: func(dir string) { a.options.Dir = dir; a.reopen() },
		OnGoOn:   a.reopen,
		OnQuit:   a.quit,
	}
	var problem *storage.OpenError
	if errors.As(err, &problem) {
		options.Path = problem.Path
		if ending, ok := problems[problem.Problem]; ok {
			options.Why = text.T("trouble.why." + ending)
		}
		switch problem.Problem {
		case storage.NotADatabase, storage.Damaged, storage.Newer, storage.Unusable:
			options.OnFresh = func() (string, error) { return storage.SetAside(a.options.Dir, time.Now()) }
		}
	}
	if problem != nil && problem.Problem == storage.Gone {
		a.warned = true
		options.Dir, options.OnRetry = a.options.Dir, a.retryGone
		options.OnSave, options.Book = a.store.SaveTo, &a.book
	}
	a.show(trouble.New(a.art, a.window, options))
}

// retryGone goes on if the file is in its place again.
func (a *App) retryGone() {
	if err := a.store.Gone(); err != nil {
		a.showTrouble(err)
		return
	}
	a.warned = false
	a.showHome()
}

// lost shows what is wrong if the file has gone with what was kept, and reports whether it has.
func (a *App) lost(err error) bool {
	var problem *storage.OpenError
	if !errors.As(err, &problem) || problem.Problem != storage.Gone {
		return false
	}
	a.showTrouble(err)
	return true
}

// reopen tries the data folder again.
func (a *App) reopen() {
	a.leave()
	a.warned, a.memory = false, home.Memory{} // another folder has another
	if a.store != nil {
		a.store.Close()
		a.store = nil
	}
	a.open()
}
