package ahead

import (
	"context"
	"errors"
)

// Run is one stretch of a game that is played in the background, until it ends or somebody changes its course.
type Run struct {
	cancel context.CancelFunc
	done   chan struct{}
	err    error // what went wrong while it was being stopped; there when done is closed
}

// Begin plays on a goroutine of its own, and thinks on another one as long. Both must return when their context ends.
// Failed is told the error of play, unless it was being stopped.
func Begin(play func(context.Context) error, think func(context.Context), failed func(error)) *Run {
	ctx, cancel := context.WithCancel(context.Background())
	r := &Run{cancel: cancel, done: make(chan struct{})}
	thought := make(chan struct{})
	go func() {
		defer close(thought)
		think(ctx)
	}()
	go func() {
		defer close(r.done)
		err := play(ctx)
		switch {
		case err != nil && ctx.Err() == nil:
			failed(err)
		case !errors.Is(err, context.Canceled):
			r.err = err
		}
		cancel()
		<-thought
	}()
	return r
}

// Stop ends the run, and waits for it. The error says what went wrong meanwhile. To stop nil does nothing.
func (r *Run) Stop() error {
	if r == nil {
		return nil
	}
	r.cancel()
	<-r.done
	return r.err
}
