package watchdog

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"
)

// kennel is a watchdog whose time and frames the test controls.
type kennel struct {
	*Watchdog
	at       time.Time
	looks    []func()
	due      []time.Time
	forgot   bool
	redrawn  int
	notes    []string
	withheld bool // no frame is drawn
}

func newKennel(t *testing.T) *kennel {
	test.NewTempApp(t)
	k := &kennel{at: time.Unix(0, 0)}
	k.Watchdog = New(test.NewTempWindow(t, nil), func(words string) { k.notes = append(k.notes, words) })
	k.known = func() bool { return !k.forgot }
	k.redraw = func() { k.redrawn, k.forgot, k.withheld = k.redrawn+1, false, false }
	k.now = func() time.Time { return k.at }
	k.later = func(wait time.Duration, f func()) { k.looks, k.due = append(k.looks, f), append(k.due, k.at.Add(wait)) }
	k.drawn()
	return k
}

// pass lets time pass, a frame a tick.
func (k *kennel) pass(d time.Duration) {
	for end := k.at.Add(d); k.at.Before(end); k.at = k.at.Add(10 * time.Millisecond) {
		if !k.withheld && !k.forgot {
			k.drawn()
		}
		for len(k.due) > 0 && !k.due[0].After(k.at) {
			look := k.looks[0]
			k.looks, k.due = k.looks[1:], k.due[1:]
			look()
		}
	}
}

func TestWatchdog(t *testing.T) {
	for _, tt := range []struct {
		name    string
		play    func(k *kennel)
		redrawn int
		note    string
	}{
		{"nobody there", func(k *kennel) { k.forgot = true; k.pass(time.Hour) }, 0, ""},
		{"all is well", func(k *kennel) {
			for range 50 {
				k.input()
				k.pass(170 * time.Millisecond)
			}
			k.pass(time.Minute)
		}, 0, ""},
		{"the goroutine stands still", func(k *kennel) { k.input(); k.at = k.at.Add(time.Minute); k.pass(time.Minute) }, 0, ""},
		{"stands still and looks before it draws", func(k *kennel) {
			k.input()
			k.at = k.at.Add(time.Minute)
			look := k.looks[0]
			k.looks, k.due = nil, nil
			look()
			k.pass(time.Minute)
		}, 0, ""},
		{"forgotten in the frame of an input", func(k *kennel) { k.input(); k.pass(20 * time.Millisecond); k.forgot = true; k.pass(time.Minute) }, 1, "forgotten"},
		{"forgotten before an input", func(k *kennel) { k.forgot = true; k.input() }, 1, "forgotten"},
		{"closed", func(k *kennel) { k.input(); k.forgot = true; k.asleep.Store(true); k.pass(time.Minute) }, 0, ""},
		{"withheld", func(k *kennel) { k.withheld = true; k.input(); k.pass(2500 * time.Millisecond) }, 1, "no frame"},
		{"withheld for a second", func(k *kennel) {
			k.withheld = true
			k.input()
			k.pass(time.Second)
			k.withheld = false
			k.pass(time.Minute)
		}, 0, ""},
		{"withheld from a later input on", func(k *kennel) {
			k.input()
			k.pass(time.Second)
			k.withheld = true
			k.input()
			k.pass(1900 * time.Millisecond)
			if k.redrawn > 0 {
				t.Error("withheld from a later input on: drawn again too early")
			}
			k.pass(time.Second)
		}, 1, "no frame"},
	} {
		k := newKennel(t)
		tt.play(k)
		notes := strings.Join(k.notes, "; ")
		if k.redrawn != tt.redrawn || !strings.Contains(notes, tt.note) || tt.note == "" && notes != "" {
			t.Errorf("%s: drawn again %d times (%q), want %d (%q)", tt.name, k.redrawn, notes, tt.redrawn, tt.note)
		}
		if len(k.looks) > 0 && strings.HasPrefix(tt.name, "nobody") {
			t.Errorf("%s: it looks", tt.name)
		}
	}
}
