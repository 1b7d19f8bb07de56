package ui

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"sync/atomic"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// hearer is a screen that records its keys.
type hearer struct {
	lowest
	name  string
	heard *string
	on    func() // action of Enter
}

func (h *hearer) Key(key fyne.KeyName) {
	*h.heard += h.name + ":" + string(key) + " "
	if key == fyne.KeyReturn && h.on != nil {
		h.on()
	}
}

func (h *hearer) Rune(r rune) { *h.heard += h.name + ":" + string(r) + " " }

// slowApp returns an app whose background work waits until work is called, and whose timers do nothing.
func slowApp(t *testing.T) (a *App, work func()) {
	t.Helper()
	a, _ = newApp(t)
	var works []func()
	var working atomic.Bool
	a.runner = background.NewRunnerWith(func(f func()) { works = append(works, f) }, func(f func()) {
		if working.Load() { // or else it is a timer, on a slow machine
			f()
		}
	})
	a.app = test.NewTempApp(t)
	a.window, a.art = test.NewTempWindow(t, nil), widget.NewArt(cardart.Style{})
	a.sound = sound.NewPlayer(rand.IntN)
	t.Cleanup(func() {
		a.leave()
		a.sound.Close()
		a.store.Close()
	})
	return a, func() {
		now := works
		works = nil
		working.Store(true)
		defer working.Store(false)
		for _, f := range now {
			f()
		}
	}
}

// Each key typed on the way to a screen is for that screen, or for the one to which it leads in turn. Keys are ignored
// once the window has said that it takes long.
func TestKeysGoToTheScreenThatComes(t *testing.T) {
	for _, left := range []bool{false, true} {
		a, work := slowApp(t)
		heard := ""
		screen := func(name string, on func()) *hearer {
			return &hearer{lowest: lowest{content: container.NewStack()}, name: name, heard: &heard, on: on}
		}
		nothing := func(context.Context) (int, error) { return 0, nil }
		third := screen("third", nil)
		second := screen("second", func() { fetch(a, nothing, func(int) { a.show(third) }) })
		a.show(screen("first", nil))
		press := func(keys ...fyne.KeyName) {
			for _, key := range keys {
				a.typed(key, func() { a.screen.Key(key) })
			}
		}
		if left {
			a.freeze(a.screens()...)
		}
		fetch(a, nothing, func(int) { a.show(second) })
		press(fyne.KeyUp, fyne.KeyReturn, fyne.KeyDown)
		a.way.long = true // the window has said so
		press(fyne.KeyLeft)
		if heard != "" {
			t.Errorf("left %v: heard on the way: %s", left, heard)
		}
		work()
		if want := "second:Up second:Return "; heard != want {
			t.Errorf("left %v: heard %s, want %s", left, heard, want)
		}
		press(fyne.KeyRight)
		work()
		if want := "second:Up second:Return third:Down third:Right "; heard != want {
			t.Errorf("left %v: heard %s, want %s", left, heard, want)
		}
	}
}

// While the data folder was being opened again keys for the home screen were lost.
func TestKeysWaitForTheDataFolder(t *testing.T) {
	a, work := slowApp(t)
	heard := ""
	a.show(&hearer{lowest: lowest{content: container.NewStack()}, name: "before", heard: &heard})
	a.open()
	did := 0
	a.typed("", func() {
		if _, ok := a.screen.(*home.Screen); ok {
			did++
		}
	})
	if heard != "" || did != 0 {
		t.Errorf("the screen that is left has heard %q, and home %d keys", heard, did)
	}
	work()
	if heard != "" || did != 0 {
		t.Errorf("while home is read the screen that is left has heard %q, and home %d keys", heard, did)
	}
	work()
	if did != 1 {
		t.Errorf("home has heard %d keys of 1, and %T is shown", did, a.screen)
	}
}

// rereader is a screen that counts its reloads.
type rereader struct {
	hearer
	read int
}

func (r *rereader) Reload() { r.read++ }

// Esc leads back from the way: the screen stays, reads again what may have been stopped, and late results aren't shown.
// From a closed screen it leads nowhere.
func TestEscLeadsBackFromTheWay(t *testing.T) {
	for _, left := range []bool{false, true} {
		a, work := slowApp(t)
		heard := ""
		first := &rereader{hearer: hearer{lowest: lowest{content: container.NewStack()}, name: "first", heard: &heard}}
		second := &hearer{lowest: lowest{content: container.NewStack()}, name: "second", heard: &heard}
		a.show(first)
		if left {
			a.freeze(a.screens()...)
		}
		fetch(a, func(context.Context) (int, error) { return 0, nil }, func(int) { a.show(second) })
		a.way.long = true
		a.notice.Say(a.art, "One moment", false)
		for _, key := range []fyne.KeyName{fyne.KeyEscape, fyne.KeyUp} {
			a.typed(key, func() { a.screen.Key(key) })
		}
		work()
		want, reads := "first:Up ", 1
		if left {
			want, reads = "", 0
		}
		if _, back := a.screen.(*rereader); back == left || heard != want || first.read != reads || a.notice.Words() != "" {
			t.Errorf("left %v: back: %v, heard %q, read again %d times, %q is said", left, back, heard, first.read, a.notice.Words())
		}
	}
}

// A failed write was reported and hidden in the same moment: the next screen removed the line.
func TestBadNewsOutliveTheWay(t *testing.T) {
	a, work := slowApp(t)
	a.runner.OnLost(a.unkept)
	heard := ""
	screen := func() *hearer { return &hearer{lowest: lowest{content: container.NewStack()}, heard: &heard} }
	a.show(screen())
	gone, cancel := context.WithCancel(context.Background())
	cancel() // the screen of the write
	a.runner.Write(gone, func() error { return errors.New("the disk is full") }, func(error) { t.Error("the screen that was left hears of it") })
	fetch(a, func(context.Context) (int, error) { return 0, nil }, func(int) { a.show(screen()) })
	for range 3 {
		work()
	}
	said := a.notice.Words()
	if !strings.Contains(said, "the disk is full") || a.way.Open() {
		t.Fatalf("%q is said, on the way: %v", said, a.way.Open())
	}
	fetch(a, func(context.Context) (int, error) { return 0, nil }, func(int) { a.show(screen()) })
	a.notice.Say(a.art, "One moment", false)
	work()
	if a.notice.Words() != said {
		t.Errorf("on the next way %q is said", a.notice.Words())
	}
}
