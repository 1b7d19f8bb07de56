package ui

import (
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/settings"
	"github.com/superbridge/superbridge/ui/welcome"
)

// isNew reports whether nothing has been played in a data folder.
func isNew(store *storage.Store) bool {
	next, err := store.NextSession()
	return err == nil && next == 1
}

// greet asks the user of a new data folder what to play, and reports whether it does. It asks once: closing the window
// is an answer too. A folder that is new because of trouble with another is no reason to ask.
func (a *App) greet(fresh bool) bool {
	if !fresh || a.settings.Greeted || a.families.greeted() {
		return false
	}
	a.settings.Greeted = true
	store := a.store
	a.runner.Write(a.shown, func() error { return settings.Greet(store) }, nil)
	if a.hadTrouble {
		return false
	}
	a.show(welcome.New(a.art, welcome.Options{Families: a.families.about(), OnChoose: a.beginWith, OnBack: a.showHome}))
	return true
}

// beginWith leads a new user to a family, by its place on the shelf: to its own greeting, or else to where one learns
// its games, or else to its home screen.
func (a *App) beginWith(i int) {
	f := a.families[i]
	a.offer(f.About().ID)
	if g, ok := f.(family.Greeter); ok {
		g.Greet()
		return
	}
	if t, ok := f.(family.Teacher); ok {
		if learn := t.Learn(true); len(learn) > 0 {
			learn[0].Do()
			return
		}
	}
	a.showHome()
}
