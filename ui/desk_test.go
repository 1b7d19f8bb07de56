package ui

import (
	"database/sql"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	_ "github.com/mattn/go-sqlite3" // another program that has the file

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgedesk "github.com/superbridge/superbridge/ui/bridge/desk"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/settings"
)

// desk is the program with its window. Background work really runs; the test runs the functions for Fyne's goroutine.
type desk struct {
	*App
	t       *testing.T
	window  *window
	due     chan func()
	longest time.Duration // that something on Fyne's goroutine has taken
}

// newDesk returns the program of newApp with an empty window.
func newDesk(t *testing.T) (*desk, bridgestore.Board) {
	t.Helper()
	a, record := newApp(t)
	d := &desk{App: a, t: t, window: &window{Window: test.NewTempWindow(t, nil)}, due: make(chan func(), 1000)}
	a.runner = background.NewRunnerWith(func(f func()) { go f() }, func(f func()) { d.due <- f })
	a.runner.OnLost(func(err error) { t.Error(err) })
	a.app, a.window, a.sound = test.NewTempApp(t), d.window, sound.NewPlayer(rand.IntN)
	t.Cleanup(a.sound.Close)
	a.art, a.options.Fast = widget.NewArt(a.settings.Cards), true
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

// until runs due functions until a condition is met.
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

// still runs due functions for a while.
func (d *desk) still(while time.Duration) {
	d.t.Helper()
	end := time.Now().Add(while)
	d.until(func() bool { return time.Now().After(end) })
}

// press presses keys, as the window does: letters and digits, "Enter", "Escape", and others by their names in Fyne.
func (d *desk) press(keys ...string) {
	d.t.Helper()
	for _, key := range keys {
		d.step(func() {
			switch key {
			case "Enter":
				d.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyReturn})
			default:
				if utf8.RuneCountInString(key) > 1 {
					d.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyName(key)})
					return
				}
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

// hold locks the file as another writing program would, until free is called. Writes wait for it, for five seconds at
// most.
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

// newApp returns the program without a window, and the only board of its history, played by computer players, as one of
// South's. It has only the family of bridge.
func newApp(t *testing.T) (*App, bridgestore.Board) {
	t.Helper()
	dir := t.TempDir()
	board := keepDeal(t, dir)
	store, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	a := withBridge(&App{
		stack:   stack{runner: background.AtOnce(), shown: t.Context(), art: widget.NewArt(cardart.Style{})},
		options: Options{Dir: dir, Deals: deals}, store: store.Store, settings: settings.Default(),
	})
	a.families[0].Open(t.Context(), store.Store)()
	record, err := store.Board(t.Context(), board)
	if err != nil {
		t.Fatal(err)
	}
	return a, record
}

// deals are the same whenever a test runs.
func deals(r bridge.Rules, _ int64) func(int) card.Deal {
	return func(board int) card.Deal { return r.Deck.Seeded(5, 1, board) }
}

// withBridge returns a program with bridge and no other family.
func withBridge(a *App) *App {
	a.resized = a.applyTheme
	a.families = shelf{bridgedesk.New(sharedWindow{a}, a.options.Deals)}
	return a
}

// kept returns the store of bridge.
func (a *App) kept() *bridgestore.Store { return bridgestore.On(a.store) }

// offered returns the game that the home screen offers.
func (a *App) offered() string {
	game, _ := a.chosen()
	return game
}

// saved returns all saved rubbers, including those in the trash.
func saved(t *testing.T, s *bridgestore.Store) (all []int64) {
	t.Helper()
	for _, deleted := range []bool{false, true} {
		ids, err := s.FindRubbers(t.Context(), bridgestore.Filter{Deleted: deleted})
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, ids...)
	}
	return all
}

// words returns all that is written in an object.
func words(o fyne.CanvasObject) (all string) {
	for _, o := range test.LaidOutObjects(o) {
		if p, ok := o.(*widget.Prose); ok {
			all += p.Text + "\n"
		}
	}
	return all
}
