// Package sitting is the common part of the sessions of all games in a window: a stretch of the game is played in the background;
// meanwhile there is a state to show, a thinker thinks ahead, and an event of the user may be on its way to the game.
package sitting

import (
	"context"
	"runtime"
	"sync"

	"github.com/superbridge/superbridge/ui/kit/ahead"
	"github.com/superbridge/superbridge/ui/kit/tempo"
)

// Threads returns the number of processors for computer players, 1 or more: what shows the game keeps one for itself.
func Threads() int { return max(1, runtime.GOMAXPROCS(0)-1) }

// Thinker thinks ahead while a stretch of the game is played, until ctx ends.
type Thinker interface {
	comparable
	Work(ctx context.Context)
}

// Sitting is a game in progress: S is the state to show, E an event, and T thinks ahead. Its methods may be called from any goroutine.
type Sitting[S, E any, T Thinker] struct {
	tempo.Tempo
	// Course is held while a stretch is ended and another one begun.
	Course sync.Mutex
	// Closed reports whether the sitting is closed: no stretch begins any more. It is guarded by Course.
	Closed bool

	changed func()

	mu  sync.Mutex
	now Now[S, E, T]
	run *ahead.Run // the current stretch, or nil
}

// New returns a sitting in which nothing is played yet. Changed is called after each change, without the lock of the state held; asked notes in
// the state whether the user is asked for an event.
func New[S, E any, T Thinker](changed func(), asked func(state *S, asked bool)) *Sitting[S, E, T] {
	return &Sitting[S, E, T]{changed: changed, now: Now[S, E, T]{note: asked}}
}

// State returns the state to show.
func (s *Sitting[S, E, T]) State() S {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.now.State
}

// Look calls f with the lock held.
func (s *Sitting[S, E, T]) Look(f func(now *Now[S, E, T])) {
	s.mu.Lock()
	defer s.mu.Unlock()
	f(&s.now)
}

// Update calls change with the lock held, and then reports the change.
func (s *Sitting[S, E, T]) Update(change func(now *Now[S, E, T])) {
	s.Look(change)
	s.changed()
}

// Begin begins a stretch with a state, unless the sitting is closed. An event on its way is dropped. Failed is called with the error
// of play, unless the stretch was stopped. The caller holds Course, and there is no current stretch.
func (s *Sitting[S, E, T]) Begin(state S, thoughts T, play func(context.Context) error, failed func(error)) {
	if s.Closed {
		return
	}
	s.Update(func(now *Now[S, E, T]) {
		now.State, now.Event, now.Thoughts, now.answer = state, nil, thoughts, nil
		s.run = ahead.Begin(play, thoughts.Work, failed)
	})
}

// Stop ends the current stretch, and waits for it. It returns the error that kept an event on its way from being saved.
func (s *Sitting[S, E, T]) Stop() error {
	var run *ahead.Run
	s.Look(func(now *Now[S, E, T]) {
		var none T
		run, s.run, now.Thoughts = s.run, nil, none
	})
	return run.Stop()
}

// Close stops the game for good, and calls rest, which saves the rest. A second call does nothing.
func (s *Sitting[S, E, T]) Close(rest func() error) error {
	s.Course.Lock()
	defer s.Course.Unlock()
	if s.Closed {
		return nil
	}
	s.Closed = true
	if err := s.Stop(); err != nil {
		return err
	}
	return rest()
}

// Pending reports whether an event of the user's is on its way to the game.
func (s *Sitting[S, E, T]) Pending() (pending bool) {
	s.Look(func(now *Now[S, E, T]) { pending = now.Event != nil })
	return pending
}

// Unkept returns the state and the event that was on its way when the game was stopped, or nil. It removes the event.
func (s *Sitting[S, E, T]) Unkept() (state S, event *E) {
	s.Look(func(now *Now[S, E, T]) { state, event, now.Event = now.State, now.Event, nil })
	return state, event
}

// Wait asks the user for an event, and returns it. Meanwhile, unless nil, runs until the event is there.
func (s *Sitting[S, E, T]) Wait(ctx context.Context, meanwhile func(ctx context.Context)) (event E, err error) {
	var answer <-chan E
	early := false
	s.Look(func(now *Now[S, E, T]) {
		if early = now.Event != nil; early {
			event = *now.Event
		} else {
			answer = now.Ask()
		}
	})
	if early {
		return event, nil
	}
	s.changed()
	if meanwhile != nil {
		waiting, cancel := context.WithCancel(ctx)
		defer cancel()
		go meanwhile(waiting)
	}
	select {
	case event = <-answer:
		return event, nil
	case <-ctx.Done():
		s.Update(func(now *Now[S, E, T]) { now.Dismiss() })
		return event, ctx.Err()
	}
}

// Answer answers for the user, if that is still asked for and ctx isn't done.
func (s *Sitting[S, E, T]) Answer(ctx context.Context, event E) {
	s.Look(func(now *Now[S, E, T]) {
		if ctx.Err() == nil && now.Asked() {
			now.Take(event)
		}
	})
}
