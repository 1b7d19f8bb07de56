// Package tempo is how fast a game goes on by itself: computer players take a moment over what they do, so that a person
// can follow, unless he is in a hurry; and nothing is done for him while he is about to do it himself.
package tempo

import (
	"context"
	"sync"
	"time"
)

// Quick is the longest that anything stays while the user is in a hurry.
const Quick = 100 * time.Millisecond

// Tempo says how fast things go. The zero value goes at its usual pace. Several goroutines may use it at a time.
type Tempo struct {
	mu      sync.Mutex
	hurry   bool          // nothing stays longer than Quick
	held    bool          // the person is about to act himself: nothing is done for him
	stands  bool          // nothing goes on
	changed chan struct{} // closed when any of this changes; nil until someone waits for it
}

// Hurry lets everything go fast, or at its usual pace again.
func (t *Tempo) Hurry(on bool) { t.set(&t.hurry, on) }

// Hold says whether the person is about to act himself.
func (t *Tempo) Hold(on bool) { t.set(&t.held, on) }

// Stand lets everything stay as it is until the person is back, or go on again.
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

// now returns how things are, and what is closed when that changes.
func (t *Tempo) now() (hurry, held, stands bool, changed <-chan struct{}) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.changed == nil {
		t.changed = make(chan struct{})
	}
	return t.hurry, t.held, t.stands, t.changed
}

// Pause returns after d, or sooner if the person is in a hurry; with d less than 0 only then; and not while everything stands. It
// returns the error of ctx if that ends before.
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

// Free returns when nothing holds up what is done for the person, or the error of ctx if that ends before.
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
