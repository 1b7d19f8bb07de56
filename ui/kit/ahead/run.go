package ahead

import (
	"context"
	"errors"
)

// Run plays part of a game in the background, until it ends or is stopped.
type Run struct {
	cancel context.CancelFunc
	done   chan struct{}
	err    error // an error while it was being stopped; valid once done is closed
}

// Begin starts play on one goroutine, and think on another until play returns. Both must return when their context
// ends. Failed receives play's error unless the run was being stopped.
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

// Stop ends the run and waits for it. It returns the error of play that came while it stopped. Stop on a nil Run does
// nothing.
func (r *Run) Stop() error {
	if r == nil {
		return nil
	}
	r.cancel()
	<-r.done
	return r.err
}
