package background

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"testing/synctest"
)

// Only an undo without anything to undo says so.
func TestUndo(t *testing.T) {
	none := errors.New("none")
	w := NewWork(AtOnce())
	for _, tt := range []struct {
		err  error
		says bool
	}{{nil, false}, {none, true}, {fmt.Errorf("here: %w", none), true}, {errors.New("full"), false}} {
		said := false
		w.Undo(func() error { return tt.err }, none, func() { said = true })
		if said != tt.says {
			t.Errorf("%v: it is said: %t", tt.err, said)
		}
	}
}

// A result comes once, unless it is no longer wanted.
func TestSeek(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newDesk()
		w := NewWork(d.Runner)
		defer w.Cancel()
		var a Advice
		var heard []string
		seek := func(found string, err error) {
			Seek(&a, w, func(context.Context) (string, error) { return found, err }, func(found string, err error) {
				heard = append(heard, fmt.Sprint(found, err))
			})
		}
		seek("given up", nil)
		a.Stop()
		seek("replaced", nil)
		seek("found", nil)
		if !a.Busy() {
			t.Error("nothing is sought")
		}
		if d.frame(); a.Busy() || len(heard) != 1 || heard[0] != "found<nil>" {
			t.Errorf("busy %t, heard %q", a.Busy(), heard)
		}
		seek("", context.Canceled)
		if d.frame(); a.Busy() || len(heard) != 1 {
			t.Errorf("busy %t, heard %q", a.Busy(), heard)
		}
	})
}
