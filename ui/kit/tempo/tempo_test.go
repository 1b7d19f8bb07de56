package tempo_test

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/ui/kit/tempo"
)

// A pause has its length, and is short for a user in a hurry, even if the hurry begins during the pause.
func TestPause(t *testing.T) {
	for _, tt := range []struct {
		name     string
		pause    time.Duration
		hurry    time.Duration // from when on; less than 0: never
		want     time.Duration
		canceled bool
	}{
		{"usual", time.Second, -1, time.Second, false},
		{"in a hurry", time.Second, 0, tempo.Quick, false},
		{"short, in a hurry", time.Millisecond, 0, time.Millisecond, false},
		{"a hurry that comes late", time.Second, 300 * time.Millisecond, 300 * time.Millisecond, false},
		{"until somebody is in a hurry", -1, time.Minute, time.Minute, false},
		{"until the end", -1, -1, time.Hour, true},
		{"none", 0, -1, 0, false},
	} {
		synctest.Test(t, func(t *testing.T) {
			ctx, cancel := context.WithTimeout(t.Context(), time.Hour)
			defer cancel()
			var now tempo.Tempo
			if tt.hurry >= 0 {
				time.AfterFunc(tt.hurry, func() { now.Hurry(true) })
				synctest.Wait()
			}
			began := time.Now()
			err := now.Pause(ctx, tt.pause)
			if took := time.Since(began); took != tt.want || (err != nil) != tt.canceled {
				t.Errorf("%s: %v, %v; want %v", tt.name, took, err, tt.want)
			}
		})
	}
}

// Nothing is done for a user who is about to act.
func TestFree(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var now tempo.Tempo
		began := time.Now()
		if err := now.Free(t.Context()); err != nil || time.Since(began) > 0 {
			t.Error(err)
		}
		now.Hold(true)
		time.AfterFunc(time.Minute, func() { now.Hold(false) })
		if err := now.Free(t.Context()); err != nil || time.Since(began) != time.Minute {
			t.Errorf("free after %v, %v", time.Since(began), err)
		}
		now.Hold(true)
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		if err := now.Free(ctx); err != context.DeadlineExceeded {
			t.Error(err)
		}
	})
}

// While everything is paused no pause ends: not even one of no length, nor for a user in a hurry. Then the rest of it
// does.
func TestStand(t *testing.T) {
	for _, pause := range []time.Duration{0, time.Second} {
		synctest.Test(t, func(t *testing.T) {
			var now tempo.Tempo
			now.Stand(true)
			now.Hurry(true)
			time.AfterFunc(time.Hour, func() { now.Stand(false) })
			began := time.Now()
			if err := now.Pause(t.Context(), pause); err != nil || time.Since(began) != time.Hour {
				t.Errorf("a pause of %v: over after %v, %v", pause, time.Since(began), err)
			}
			now.Stand(true)
			time.AfterFunc(time.Minute, func() { now.Stand(false) })
			began = time.Now()
			if err := now.Free(t.Context()); err != nil || time.Since(began) != time.Minute {
				t.Errorf("free after %v, %v", time.Since(began), err)
			}
		})
	}
}
