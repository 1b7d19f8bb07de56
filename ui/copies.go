package ui

import (
	"context"
	"errors"
	"time"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/backups"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/settings"
)

// dueAgain is how long a window that stays open waits until it looks again whether a copy is due.
const dueAgain = time.Hour

// showCopies shows the copies of all that is kept.
func (a *App) showCopies() {
	a.show(backups.New(a.art, backups.Options{
		Store:  a.store,
		Dir:    a.options.Dir,
		Window: a.window,
		Runner: a.runner,
		Every:  settings.Backups,
		Often:  a.settings.Backup,
		OnOften: func(often time.Duration, kept func(error)) {
			s := a.settings
			s.Backup = often
			a.changeSettings(s, kept)
		},
		OnRestore: func(b storage.Backup) { a.restore([]storage.Backup{b}) },
		OnBack:    a.showSettings,
	}))
}

// restore lets the first of the copies that can be used take the place of the file, and opens it.
func (a *App) restore(copies []storage.Backup) {
	dir := a.options.Dir
	a.openWith(openingWay{first: func(ctx context.Context, tell func(part float64)) error { return restoreFirst(ctx, dir, copies, tell) }})
}

// restoreFirst lets the first copy take the place of the file, or where that one is not in order the next.
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

// sayRestored says how restoring went.
func (a *App) sayRestored(failed error) {
	if failed != nil {
		a.complain(text.T("backups.not-restored", "Error", failed))
		return
	}
	a.tell(text.T("backups.restored"))
}

// backUpWhenDue makes a copy in the background if one is due by the settings, and looks again later. It ends with the store.
func (a *App) backUpWhenDue() {
	store, every := a.store, a.settings.Backup
	if a.copying != nil {
		a.copying()
	}
	ctx, stop := context.WithCancel(context.Background())
	a.copying = stop
	a.runner.Later(ctx, dueAgain, a.backUpWhenDue)
	if every == 0 {
		return
	}
	a.runner.Run(ctx, func() func() {
		due, err := store.BackupDue(every)
		if err == nil && due {
			_, err = store.BackUp(ctx, func(float64) {})
		}
		return func() {
			if err != nil {
				a.complain(text.T("backups.not-made", "Error", err))
			}
		}
	})
}

// stopCopying ends a copy that is being made in the background.
func (a *App) stopCopying() {
	if a.copying != nil {
		a.copying()
		a.copying = nil
	}
}
