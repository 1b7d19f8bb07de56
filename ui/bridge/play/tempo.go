package play

import (
	"context"
	"sync"
	"time"
)

// quick is how long anything stays at most while the user is in a hurry, and how long each
// card of a last trick stays in any case.
const quick = 100 * time.Millisecond

// tempo is how fast things go. The zero value goes at its usual pace.
type tempo struct {
	mu      sync.Mutex
	hurry   bool          // nothing stays longer than quick
	held    bool          // the user is about to act himself: nothing is played for him
	changed chan struct{} // closed when any of this changes; nil until someone waits for it
}

func (t *tempo) set(flag *bool, on bool) {
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
func (t *tempo) now() (hurry, held bool, changed <-chan struct{}) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.changed == nil {
		t.changed = make(chan struct{})
	}
	return t.hurry, t.held, t.changed
}

// pause returns after d, or sooner if the user is in a hurry; with d less than 0 only then. It
// returns the error of ctx if that ends before.
func (t *tempo) pause(ctx context.Context, d time.Duration) error {
	began := time.Now()
	for {
		hurry, _, changed := t.now()
		wait := d
		if hurry && (d < 0 || d > quick) {
			wait = quick
		}
		var over <-chan time.Time
		if wait >= 0 {
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

// free returns when nothing holds up what is played for the user, or the error of ctx if that
// ends before.
func (t *tempo) free(ctx context.Context) error {
	for {
		_, held, changed := t.now()
		if !held {
			return ctx.Err()
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// Hurry lets everything go fast, or at its usual pace again: the computer players, full tricks, and
// cards that are no choice.
func (s *Session) Hurry(on bool) { s.tempo.set(&s.tempo.hurry, on) }

// Hold says whether the user is about to do something other than play a card. While he is, no
// card is played for him.
func (s *Session) Hold(on bool) { s.tempo.set(&s.tempo.held, on) }
