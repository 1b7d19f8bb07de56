package ui

import (
	"database/sql"
	"math/rand/v2"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	_ "github.com/mattn/go-sqlite3" // another program that has the file

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/history"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/settings"
)

// On a disk that took seconds for a write the window stood still: what was pressed waited for it. Another program holds
// the file for as long as this one does all there is to do; no step takes long, and nothing is lost.
func TestTheWindowGoesOnWhileTheDiskIsBusy(t *testing.T) {
	const held, limit = 3 * time.Second, time.Second
	a, record := newApp(t)
	w := &window{Window: test.NewTempWindow(t, nil)}
	queue := make(chan func(), 1000)
	a.runner = background.NewRunnerWith(func(f func()) { go f() }, func(f func()) { queue <- f })
	a.runner.OnLost(func(err error) { t.Error(err) })
	a.app, a.window, a.sound = test.NewTempApp(t), w, sound.NewPlayer(rand.IntN)
	defer a.sound.Close()
	a.art, a.options.Fast = widget.NewArt(a.settings.Cards), true
	a.options.Deals = func(r bridge.Rules, rubber int64) func(int) card.Deal {
		return func(board int) card.Deal { return r.Deck.Seeded(5, 1, board) }
	}
	var longest time.Duration
	step := func(do func()) {
		t.Helper()
		began := time.Now()
		do()
		took := time.Since(began)
		if longest = max(longest, took); took > limit {
			t.Errorf("a step takes %v", took)
		}
	}
	until := func(is func() bool) {
		t.Helper()
		for deadline := time.After(30 * time.Second); !is(); {
			select {
			case f := <-queue:
				step(f)
			case <-deadline:
				t.Fatalf("%T is still shown", a.screen)
			}
		}
	}
	shows := func(what func(screen) bool) func() bool {
		return func() bool { return a.screen != nil && !a.way.left && what(a.screen) }
	}
	isHome := shows(func(s screen) bool { _, ok := s.(*home.Screen); return ok })
	isTable := shows(func(s screen) bool { _, ok := s.(*table.Screen); return ok })
	isHistory := shows(func(s screen) bool { _, ok := s.(*history.Screen); return ok })

	step(a.showHome)
	until(isHome)
	other, err := sql.Open("sqlite3", "file:"+filepath.Join(a.options.Dir, "superbridge.db")+"?_txlock=immediate")
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	tx, err := other.Begin()
	if err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	time.AfterFunc(held, func() { tx.Rollback() })

	house := bridge.House{PlainDoubles: true}
	step(func() { a.changeHouse(house, func(err error) { t.Log(err) }) })
	step(a.showHistory)
	until(isHistory)
	until(func() bool { return len(queue) == 0 && a.screen.(*history.Screen).Position().Rubber != 0 })
	step(func() { a.screen.Rune('s') }) // a star
	step(func() { a.screen.Key(fyne.KeyEscape) })
	until(isHome)
	if waited := time.Since(began); waited < held/2 {
		t.Errorf("the disk was not busy: %v", waited)
	}
	step(func() { a.startRubber(4, card.South) })
	until(isTable)
	step(a.quit)
	until(func() bool { return w.closed })
	if got := settings.Load(a.store).House; got != house {
		t.Errorf("the house rules are kept as %v", got)
	}
	if sums, err := a.store.Summaries(t.Context(), []int64{record.Rubber}); err != nil || !sums[0].Starred {
		t.Errorf("the rubber is kept as %+v, %v", sums, err)
	}
	t.Logf("the longest step took %v", longest)
}
