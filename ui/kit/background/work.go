package background

import "context"

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
