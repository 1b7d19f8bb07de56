package statistics

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	mistakes "github.com/superbridge/superbridge/game/bridge/theme"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/statisticstest"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// fakeStore answers every request with the same statistics, and records the requests.
type fakeStore struct {
	statistics bridgestore.Statistics
	only       string // the rules that there are boards of, or all
	err        error
	boards     map[int64]bridgestore.Board
	unreadable map[int64]error
	damaged    map[int64]error // analyses
	saving     chan struct{}   // unless nil, it is read when the first save begins, and again before it ends
	held       sync.Once

	themes   bridgestore.Themes
	unthemed []int64 // boards

	mu       sync.Mutex
	themed   map[int64]int // number of mistakes saved
	skipped  []int64       // boards whose themes can't be found
	asked    []bridgestore.Filter
	contexts []context.Context
	saved    map[int64]analysis.Analysis
	unlooked []int64
}

func (f *fakeStore) Statistics(ctx context.Context, filter bridgestore.Filter) (bridgestore.Statistics, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.asked, f.contexts = append(f.asked, filter), append(f.contexts, ctx)
	if f.only != "" && filter.Rules != f.only {
		return bridgestore.Statistics{}, f.err
	}
	return f.statistics, f.err
}

func (f *fakeStore) Unanalysed(context.Context, bridgestore.Filter) ([]int64, error) {
	return f.unlooked, nil
}

func (f *fakeStore) Board(_ context.Context, id int64) (bridgestore.Board, error) {
	return f.boards[id], f.unreadable[id]
}

func (f *fakeStore) Analysis(_ context.Context, id int64) (analysis.Analysis, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.saved[id], f.damaged[id]
}

func (f *fakeStore) SaveAnalysis(id int64, a analysis.Analysis) error {
	if f.saving != nil {
		f.held.Do(func() {
			f.saving <- struct{}{}
			f.saving <- struct{}{}
		})
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.saved[id] = a
	return nil
}

// later collects a screen's background work until the test runs it.
type later []func()

func (l *later) next() {
	work := (*l)[0]
	*l = (*l)[1:]
	work()
}

// told records the calls of a screen.
type told struct {
	boards  []bridgestore.Filter
	rubbers []bridgestore.Filter
	backs   int
}

// documents returns the user's folder of documents. Fyne writes to the home folder itself, too.
func documents() string { return filepath.Join(os.Getenv("HOME"), "Documents") }

// newTestScreen returns a screen in a window, whose requests wait in the queue.
func newTestScreen(t *testing.T, store *fakeStore) (*Screen, *later, *told) {
	t.Helper()
	return newScreenAt(t, store, "SuperBridge")
}

// newScreenAt returns one that opens at a game.
func newScreenAt(t *testing.T, store *fakeStore, game string) (*Screen, *later, *told) {
	t.Helper()
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home) // it is called so on Windows
	if err := os.Mkdir(documents(), 0o700); err != nil {
		t.Fatal(err)
	}
	a := test.NewTempApp(t)
	a.Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	queue, heard := new(later), new(told)
	w := test.NewTempWindow(t, nil)
	s := newScreen(widget.NewArt(cardart.Style{}), Options{
		Store: store, Game: game, Window: w, Runner: background.NewRunnerWith(func(f func()) { *queue = append(*queue, f) }, func(f func()) { f() }),
		OnBoards:  func(f bridgestore.Filter) { heard.boards = append(heard.boards, f) },
		OnRubbers: func(f bridgestore.Filter) { heard.rubbers = append(heard.rubbers, f) },
		OnBack:    func() { heard.backs++ },
	}, func() time.Time { return date(t, "2026-11-21") })
	w.SetPadded(false)
	w.SetContent(s.Content())
	w.Resize(fyne.NewSize(1280, 800))
	return s, queue, heard
}

// newShownScreen returns one that shows the sample.
func newShownScreen(t *testing.T) (*Screen, *later, *told) {
	st := sample()
	st.Days = daysFrom(t, "2026-11-01", 20, 30, 0, 50)
	s, queue, heard := newTestScreen(t, &fakeStore{statistics: st})
	queue.next()
	return s, queue, heard
}

func press(s *Screen, keys ...fyne.KeyName) {
	for _, k := range keys {
		s.Key(k)
	}
}

// choose chooses an option of a row.
func choose(s *Screen, row, option int) {
	keys := []fyne.KeyName{fyne.KeyHome}
	for range option {
		keys = append(keys, fyne.KeyDown)
	}
	statisticstest.Step(s, rune('1'+row), keys...)
}

// said returns the text of the tip, or "".
func said(s *Screen) string {
	words, _, _ := strings.Cut(s.View().Said(), "\nA click or Enter shows the ")
	return words
}

func (f *fakeStore) Themes(context.Context, bridgestore.Filter) (bridgestore.Themes, error) {
	return f.themes, f.err
}

func (f *fakeStore) Unthemed(context.Context, bridgestore.Filter) ([]int64, error) {
	return f.unthemed, nil
}

func (f *fakeStore) SaveThemes(board int64, found []mistakes.Mistake) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.themed == nil {
		f.themed = make(map[int64]int)
	}
	f.themed[board] = len(found)
	return nil
}

func (f *fakeStore) SkipThemes(board int64) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.skipped = append(f.skipped, board)
	return nil
}
