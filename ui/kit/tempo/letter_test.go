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
		now := func(f func()) { f() }
		var l tempo.Letter
		lapsed := rune(0)
		lapse := func() { lapsed = l.Drop() }
		if l.Waiting() != 0 || l.Drop() != 0 {
			t.Error("a letter waits at the start")
		}
		l.Wait('h', now, lapse)
		time.Sleep(500 * time.Millisecond)
		synctest.Wait()
		if l.Waiting() != 'h' || lapsed != 0 {
			t.Errorf("after half a second %q waits, and %q was a command", l.Waiting(), lapsed)
		}
		time.Sleep(time.Second)
		synctest.Wait()
		if l.Waiting() != 0 || lapsed != 'h' {
			t.Errorf("later %q waits, and %q was a command", l.Waiting(), lapsed)
		}
		lapsed = 0
		l.Wait('h', now, lapse)
		if got := l.Drop(); got != 'h' {
			t.Errorf("dropped is %q", got)
		}
		time.Sleep(time.Second)
		synctest.Wait()
		if lapsed != 0 {
			t.Error("a letter that was dropped is a command")
		}
	})
}
