package ui

import (
	"context"
	"errors"
	"time"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/every"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/trouble"
)

// problems are the endings of the messages on what is wrong with a data folder.
var problems = map[storage.Problem]string{
	storage.NoFolder:     "no-folder",
	storage.NotADatabase: "not-a-database",
	storage.Damaged:      "damaged",
	storage.Emptied:      "emptied",
	storage.Absent:       "absent",
	storage.Newer:        "newer",
	storage.ReadOnly:     "read-only",
	storage.InUse:        "in-use",
	storage.NoSpace:      "no-space",
	storage.NoRoom:       "no-room",
	storage.Full:         "full",
	storage.Gone:         "gone",
}

// errNoHome means that the system names no folder for data: neither HOME nor its equivalent is set.
var errNoHome = fault.New("there is no home folder to keep data in")

// showTrouble shows why the data folder can't be used, once it is known if that is because the file is gone.
func (a *App) showTrouble(err error) {
	a.freeze(a.screens()...)
	store, ctx := a.store, a.setOut()
	a.runner.Run(ctx, func() func() {
		if store != nil {
			if gone := store.Gone(); gone != nil {
				err = gone // whatever its consequences
			}
		}
		return func() { a.arrive(func() { a.troubled(err) }) }
	})
}

// troubled shows why the data folder can't be used. Where possible it offers to put the file aside for a fresh one, or
// to restore one of the copies.
func (a *App) troubled(err error, copies ...storage.Backup) {
	options := trouble.Options{
		Runner:   a.runner,
		Why:      text.T("trouble.why.other", "Error", err),
		Path:     a.options.Dir,
		OnRetry:  a.open,
		OnFolder: func(dir string) { a.options.Dir = dir; a.open() },
		OnGoOn:   a.openAnew, // the old file has been put aside, or salvaged
		OnQuit:   a.quit,
	}
	var problem *storage.OpenError
	if errors.Is(err, errNoHome) {
		options.Why = text.T("trouble.why.no-home")
	}
	if errors.As(err, &problem) {
		options.Path = problem.Path
		if ending, ok := problems[problem.Problem]; ok {
			options.Why = text.T("trouble.why." + ending)
		}
		switch problem.Problem {
		case storage.NotADatabase, storage.Damaged, storage.Newer, storage.Unusable:
			dir := a.options.Dir
			options.OnFresh = func() (string, error) { return storage.SetAside(dir, time.Now()) }
			if problem.Problem.Salvageable() {
				options.OnSalvage = func(ctx context.Context, tell func(part float64)) (trouble.Salvaged, error) {
					return salvage(ctx, a.options.Dir, a.families, tell)
				}
			}
		case storage.Emptied, storage.Absent:
			options.OnAnew = a.openAnew
		}
		if usable := options.OnFresh != nil || options.OnAnew != nil; usable && len(copies) > 0 {
			options.Copy, options.OnRestore = text.Moment(copies[0].At.Local()), func() { a.restore(copies) }
		}
	}
	if problem != nil && problem.Problem == storage.Gone {
		a.warned = true
		options.Dir, options.OnRetry = a.options.Dir, a.retryGone
		options.OnSave = a.store.SaveTo
	}
	a.show(trouble.New(a.art, a.window, options))
}

// salvage saves everything that can be read of a file that can't be opened.
func salvage(ctx context.Context, dir string, all shelf, tell func(part float64)) (trouble.Salvaged, error) {
	done, err := storage.Salvage(ctx, dir, storage.Opening{Now: time.Now, Steps: all.steps(), Progress: tell}, every.Keepers)
	salvaged := trouble.Salvaged{Sessions: done.Sessions, Lost: done.Lost, Old: done.Old}
	for _, why := range done.LeftOut() {
		salvaged.Left = append(salvaged.Left, text.Error(why))
	}
	var open *storage.OpenError
	if errors.As(err, &open) && open.Problem == storage.Hopeless { // its own words are for the command line
		err = errors.New(text.T("trouble.hopeless"))
	}
	return salvaged, err
}

// retryGone continues if the file is in its place again.
func (a *App) retryGone() {
	store := a.store
	fetch(a, func(context.Context) (error, error) { return store.Gone(), nil }, func(gone error) {
		if gone != nil {
			a.troubled(gone)
			return
		}
		a.warned = false
		a.showHome()
	})
}

// lost shows a message if the data file has disappeared, and reports whether it has.
func (a *App) lost(err error) bool {
	var problem *storage.OpenError
	if !errors.As(err, &problem) || problem.Problem != storage.Gone {
		return false
	}
	a.freeze(a.screens()...)
	a.troubled(err)
	return true
}

// unkept reports a failed write whose screen is gone. While the window closes it is reported at the end; a user who has
// been told that the file is gone knows it.
func (a *App) unkept(err error) {
	if a.closing {
		if !a.warned {
			a.failed = err
		}
		return
	}
	if a.lost(err) {
		return
	}
	a.complain(text.T("app.not-kept", "Error", err))
}
