package ui

import (
	"database/sql"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	_ "github.com/mattn/go-sqlite3" // another program that has the file

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// desk is the program with its window. What is worked on beside it is so in truth; what belongs to Fyne's goroutine is
// done by the test.
type desk struct {
	*bridgeDesk
	t       *testing.T
	window  *window
	due     chan func()
	longest time.Duration // that something on Fyne's goroutine has taken
}

// newDesk returns the program of newApp with a window, in which nothing is shown yet.
func newDesk(t *testing.T) (*desk, bridgestore.Board) {
	t.Helper()
	a, record := newApp(t)
	d := &desk{bridgeDesk: a, t: t, window: &window{Window: test.NewTempWindow(t, nil)}, due: make(chan func(), 1000)}
	a.runner = background.NewRunnerWith(func(f func()) { go f() }, func(f func()) { d.due <- f })
	a.runner.OnLost(func(err error) { t.Error(err) })
	a.app, a.window, a.sound = test.NewTempApp(t), d.window, sound.NewPlayer(rand.IntN)
	t.Cleanup(a.sound.Close)
	a.art, a.options.Fast = widget.NewArt(a.settings.Cards), true
	a.options.Deals = func(r bridge.Rules, rubber int64) func(int) card.Deal {
		return func(board int) card.Deal { return r.Deck.Seeded(5, 1, board) }
	}
	a.takeKeys()
	return d, record
}

// step does something on Fyne's goroutine.
func (d *desk) step(do func()) {
	d.t.Helper()
	began := time.Now()
	do()
	d.longest = max(d.longest, time.Since(began))
}

// until does what is due until something is so.
func (d *desk) until(is func() bool) {
	d.t.Helper()
	deadline := time.After(2 * time.Minute)
	for !is() {
		select {
		case f := <-d.due:
			d.step(f)
		case <-time.After(time.Millisecond): // it may be so without anything to show
		case <-deadline:
			d.t.Fatalf("%T is still shown", d.screen)
		}
	}
}

// still does what is due for a while.
func (d *desk) still(while time.Duration) {
	d.t.Helper()
	end := time.Now().Add(while)
	d.until(func() bool { return time.Now().After(end) })
}

// press presses keys, as the window does: letters and digits, and "Enter" and "Escape".
func (d *desk) press(keys ...string) {
	d.t.Helper()
	for _, key := range keys {
		d.step(func() {
			switch key {
			case "Enter":
				d.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyReturn})
			case "Escape":
				d.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
			case "End":
				d.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEnd})
			default:
				d.window.Canvas().OnTypedRune()([]rune(key)[0])
			}
		})
	}
}

// isShown reports whether a screen of a kind is shown, and not only its picture.
func isShown[S screen](d *desk) func() bool {
	return func() bool {
		_, ok := d.screen.(S)
		return ok && !d.way.left
	}
}

// canBePressed reports whether a screen shows a button with a label that isn't switched off.
func canBePressed(s screen, label string) bool {
	return slices.ContainsFunc(test.LaidOutObjects(s.Content()), func(o fyne.CanvasObject) bool {
		b, ok := o.(*widget.Button)
		return ok && b.Label == label && !b.Disabled
	})
}

// hold lets another program have the file, as one that writes, until it is told to free it. Writes wait for it, for five
// seconds at most.
func (d *desk) hold() (free func()) {
	d.t.Helper()
	other, err := sql.Open("sqlite3", "file:"+filepath.Join(d.options.Dir, "superbridge.db")+"?_txlock=immediate")
	if err != nil {
		d.t.Fatal(err)
	}
	d.t.Cleanup(func() { other.Close() })
	tx, err := other.Begin()
	if err != nil {
		d.t.Fatal(err)
	}
	return func() { tx.Rollback() }
}
