package background

import (
	"context"
	"errors"
)

// Work is the background work of a screen. It ends with the screen.
type Work struct {
	*Runner
	Ctx    context.Context
	Cancel context.CancelFunc // ends it
}

// NewWork returns the work of a screen that begins.
func NewWork(r *Runner) Work {
	ctx, cancel := context.WithCancel(context.Background())
	return Work{r, ctx, cancel}
}

// Undo takes something back. If there was nothing to take back, which is the error none, it has that said. All other errors are for
// whoever shows what is played.
func (w Work) Undo(undo func() error, none error, say func()) {
	nothing := false
	w.Write(w.Ctx, func() error {
		err := undo()
		if nothing = errors.Is(err, none); nothing {
			return nil
		}
		return err
	}, func(error) {
		if nothing {
			say()
		}
	})
}
