// Package tempo is the speed at which a game proceeds by itself: computer players take a moment for each act, so that
// the user can follow, unless the user is in a hurry; and nothing is done for a user who is about to do it.
package tempo

import (
	"context"
	"sync"
	"time"
)

// Quick is the longest pause while the user is in a hurry.
const Quick = 100 * time.Millisecond

// Tempo is the current speed. The zero value is the usual pace. It is safe for concurrent use.
type Tempo struct {
	mu      sync.Mutex
	hurry   bool          // no pause is longer than Quick
	held    bool          // the user is about to act: nothing is done for the user
	stands  bool          // everything is paused
	changed chan struct{} // closed when any of this changes; nil while nothing waits for it
}

// Hurry lets everything go fast, or at its usual pace again.
func (t *Tempo) Hurry(on bool) { t.set(&t.hurry, on) }

// Hold sets whether the user is about to act.
func (t *Tempo) Hold(on bool) { t.set(&t.held, on) }

// Stand pauses everything until it is called with false.
func (t *Tempo) Stand(on bool) { t.set(&t.stands, on) }

func (t *Tempo) set(flag *bool, on bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if *flag == on {
		return
	}
	*flag = on
	if t.changed != nil {
		close(t.changed)
		t.changed = nil
	}
}

// now returns the state, and a channel that is closed when it changes.
func (t *Tempo) now() (hurry, held, stands bool, changed <-chan struct{}) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.changed == nil {
		t.changed = make(chan struct{})
	}
	return t.hurry, t.held, t.stands, t.changed
}

// Pause returns after d, or sooner if the user is in a hurry; with negative d only then; and not while everything is
// paused. It returns the error of ctx if that ends before.
func (t *Tempo) Pause(ctx context.Context, d time.Duration) error {
	began := time.Now()
	for {
		hurry, _, stands, changed := t.now()
		wait := d
		if hurry && (d < 0 || d > Quick) {
			wait = Quick
		}
		var over <-chan time.Time
		if wait >= 0 && !stands {
			timer := time.NewTimer(wait - time.Since(began))
			defer timer.Stop()
			over = timer.C
		}
		select {
		case <-over:
			return nil
		case <-changed:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// Rest returns after d as [Tempo.Pause] does, or sooner if goOn is closed.
func (t *Tempo) Rest(ctx context.Context, d time.Duration, goOn <-chan struct{}) error {
	pause, cancel := context.WithCancel(ctx)
	late := make(chan struct{})
	go func() {
		defer close(late)
		t.Pause(pause, d)
	}()
	select {
	case <-goOn:
	case <-late:
	}
	cancel()
	<-late
	return ctx.Err()
}

// Free returns when the user isn't about to act, or the error of ctx if that ends before.
func (t *Tempo) Free(ctx context.Context) error {
	for {
		_, held, stands, changed := t.now()
		if !held && !stands {
			return ctx.Err()
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}
