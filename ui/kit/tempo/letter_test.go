package tempo_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/ui/kit/tempo"
)

// A letter is a command once nothing has followed it for a while, and only then.
func TestLetter(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		later := make(chan func(), 10) // functions for this goroutine
		do := func(f func()) { later <- f }
		sleep := func(d time.Duration) {
			for end := time.After(d); ; {
				select {
				case f := <-later:
					f()
				case <-end:
					return
				}
			}
		}
		var l tempo.Letter
		lapsed := rune(0)
		lapse := func() { lapsed = l.Drop() }
		if l.Waiting() != 0 || l.Drop() != 0 {
			t.Error("a letter waits at the start")
		}
		l.Wait('h', do, lapse)
		sleep(500 * time.Millisecond)
		if l.Waiting() != 'h' || lapsed != 0 {
			t.Errorf("after half a second %q waits, and %q was a command", l.Waiting(), lapsed)
		}
		sleep(time.Second)
		if l.Waiting() != 0 || lapsed != 'h' {
			t.Errorf("later %q waits, and %q was a command", l.Waiting(), lapsed)
		}
		lapsed = 0
		l.Wait('h', do, lapse)
		if got := l.Drop(); got != 'h' {
			t.Errorf("dropped is %q", got)
		}
		sleep(time.Second)
		if lapsed != 0 {
			t.Error("a letter that was dropped is a command")
		}
	})
}
