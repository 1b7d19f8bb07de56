package statistics

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// passedOut returns a finished board of 52 cards without play to judge. Each player has all of one suit, so that the
// analysis is quick.
func passedOut(t *testing.T) bridgestore.Board {
	t.Helper()
	var deal card.Deal
	for c := range card.Deck52.Hand().All() {
		deal[c.Suit] = deal[c.Suit].With(c)
	}
	b, err := bridge.NewBoard(bridge.Duplicate(), deal, card.North, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for range 4 {
		if b, err = b.Apply(bridge.Called(bridge.Pass)); err != nil {
			t.Fatal(err)
		}
	}
	return bridgestore.Board{Board: b}
}

// newAnalysis returns a screen with boards to analyse, of which the second can't be read. The channel receives the
// analysis's functions for Fyne's goroutine.
func newAnalysis(t *testing.T) (*Screen, *later, *fakeStore, chan func()) {
	t.Helper()
	store := &fakeStore{
		statistics: sample(), unlooked: []int64{3, 2, 1}, saved: make(map[int64]analysis.Analysis),
		boards:     map[int64]bridgestore.Board{3: passedOut(t), 1: passedOut(t)},
		unreadable: map[int64]error{2: &bridgestore.ReplayError{}},
		unthemed:   []int64{3, 2, 1},
	}
	s, queue, _ := newTestScreen(t, store)
	queue.next()
	on := make(chan func(), 1000)
	s.analyser.runner = background.NewRunnerWith(func(f func()) { go f() }, func(f func()) { on <- f })
	return s, queue, store, on
}

// untilItEnds runs what arrives until the work has ended.
func untilItEnds(t *testing.T, s *Screen, on chan func()) {
	t.Helper()
	for s.analyser.working() {
		select {
		case f := <-on:
			f()
		case <-time.After(time.Minute):
			t.Fatal("it doesn't end")
		}
	}
}

func TestAnalysis(t *testing.T) {
	s, queue, store, on := newAnalysis(t)
	s.Rune('a')
	if !s.analyser.working() {
		t.Fatal("it doesn't begin")
	}
	untilItEnds(t, s, on)
	want(t, "failed", s.failed, nil)
	want(t, "kept", len(store.saved), 2) // the one that can't be read is skipped
	for id, a := range store.saved {
		if !a.Complete() {
			t.Errorf("board %d: %d of %d", id, a.Done, a.Total)
		}
	}
	want(t, "boards whose mistakes have themes", len(store.themed), 2)
	want(t, "boards that can't be read", fmt.Sprint(store.skipped), "[2]")
	if len(*queue) == 0 {
		t.Error("the page is not made again")
	}
}

// The results on a board are saved when the analysis is stopped, and it continues from there.
func TestAnalysisIsStopped(t *testing.T) {
	store := &fakeStore{saved: make(map[int64]analysis.Analysis)}
	a := analyser{store: store}
	work, err := analysis.New(passedOut(t).Board, analysis.Analysis{}, analysis.Options{})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	steps := 0
	err = a.board(ctx, 7, work, func(float64) {
		if steps++; steps == 2 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Fatalf("stopped with %v", err)
	}
	if kept := store.saved[7]; kept.Done == 0 || kept.Complete() {
		t.Errorf("kept are %d of %d", kept.Done, kept.Total)
	}
	cancelled, none := analysis.New(passedOut(t).Board, analysis.Analysis{}, analysis.Options{})
	if none != nil {
		t.Fatal(none)
	}
	if err := a.board(ctx, 8, cancelled, func(float64) {}); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped with %v", err)
	}
	if _, ok := store.saved[8]; ok {
		t.Error("kept is what nothing was found of")
	}
}

// The results on a board are also saved during its analysis.
func TestAnalysisIsKeptWhileItGoesOn(t *testing.T) {
	store := &fakeStore{saved: make(map[int64]analysis.Analysis)}
	a := analyser{store: store}
	work, err := analysis.New(passedOut(t).Board, analysis.Analysis{}, analysis.Options{})
	if err != nil {
		t.Fatal(err)
	}
	told := 0
	err = a.board(t.Context(), 7, work, func(float64) {
		told++
		for kept := told != 2; !kept; time.Sleep(time.Millisecond) { // the analysis waits until it is
			store.mu.Lock()
			_, kept = store.saved[7]
			store.mu.Unlock()
		}
	})
	if err != nil || !store.saved[7].Complete() {
		t.Errorf("%v, kept %+v", err, store.saved[7])
	}
}

// whileItIsKept returns a screen that is about to save its results on a board, and has to wait with that until
// store.saving is read from once more.
func whileItIsKept(t *testing.T) (*Screen, *fakeStore) {
	t.Helper()
	store := &fakeStore{
		statistics: sample(), unlooked: []int64{1}, saved: make(map[int64]analysis.Analysis),
		boards: map[int64]bridgestore.Board{1: passedOut(t)}, saving: make(chan struct{}),
	}
	s, queue, _ := newTestScreen(t, store)
	queue.next()
	s.analyser.runner = background.NewRunnerWith(func(f func()) { go f() }, func(func()) {})
	s.Rune('a')
	<-store.saving
	return s, store
}

// A screen that was left held up the window until it had saved its results. It does so in the background, and later
// reads see them.
func TestWhatIsFoundIsKeptAfterTheScreenIsLeft(t *testing.T) {
	s, store := whileItIsKept(t)
	s.Close()
	store.mu.Lock()
	want(t, "kept while the screen is left", len(store.saved), 0)
	store.mu.Unlock()
	read := make(chan int, 1)
	s.analyser.runner.After(t.Context(), func() func() {
		store.mu.Lock()
		defer store.mu.Unlock()
		read <- len(store.saved)
		return nil
	})
	if s.analyser.runner.Wait(50 * time.Millisecond) {
		t.Error("nobody waits for it")
	}
	<-store.saving
	if !s.analyser.runner.Wait(2 * time.Minute) {
		t.Error("it doesn't end")
	}
	want(t, "read afterwards", <-read, 1)
}

// A board with a damaged analysis is analysed from the start, and so are those after it.
func TestDamagedAnalysisIsBegunAnew(t *testing.T) {
	s, _, store, on := newAnalysis(t)
	store.damaged = map[int64]error{3: errors.New("unexpected end of JSON input")}
	s.Rune('a')
	untilItEnds(t, s, on)
	want(t, "failed", s.failed, nil)
	for _, id := range []int64{3, 1} {
		if !store.saved[id].Complete() {
			t.Errorf("board %d is not analysed", id)
		}
	}
}

func TestStopAndClose(t *testing.T) {
	s, _, _, on := newAnalysis(t)
	button := s.view.analyse
	test.Tap(button)
	s.analysing(progress{share: 0.5, total: 3})
	want(t, "the button", button.Label, "Stop")
	test.Tap(button)
	untilItEnds(t, s, on)
	want(t, "what was wished is no failure", s.failed, nil)
	s.Rune('a')
	s.Close()
	if s.analyser.working() {
		t.Error("a closed screen goes on")
	}
	press(s, fyne.KeyDown)
}
