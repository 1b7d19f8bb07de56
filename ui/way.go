package ui

import (
	"context"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/background"
)

// way is the way to the next screen, while its data is read. The window stays as it is until then, and keys already
// belong to the next screen: a user who types fast types the same as without a disk in between. If it takes long a
// quiet line says so, and from then on keys are ignored except Esc, which leads back.
type way struct {
	background.Question
	left  bool    // nothing leads back: the screens that are seen have been closed
	typed []press // the keys that are for the next screen
	long  bool
}

// press is a key, and its action on the screen on display.
type press struct {
	key fyne.KeyName // "" if nothing depends on it
	do  func()
}

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
