package desk

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// window is a window with only the screens of a desk. Read shows its result at once.
type window struct {
	fyne    fyne.Window
	art     *widget.Art
	runner  *background.Runner
	sound   *sound.Player
	shown   context.Context
	dir     string
	fast    bool
	chosen  string          // the game that the home screen offers
	screens []family.Screen // that are shown, the lowest first
	table   bool            // a table of another family is among them
	home    bool            // the home screen is shown
	told    string          // the last quiet line
	trouble error
}

var _ family.Window = (*window)(nil)

func (w *window) Art() *widget.Art           { return w.art }
func (w *window) Fyne() fyne.Window          { return w.fyne }
func (w *window) Runner() *background.Runner { return w.runner }
func (w *window) Sound() *sound.Player       { return w.sound }
func (w *window) Fast() bool                 { return w.fast }
func (w *window) Animated() bool             { return false }
func (w *window) Think() time.Duration       { return 0 }
func (w *window) Dir() string                { return w.dir }
func (w *window) Chance(session int64, _ int) *rand.Rand {
	return rand.New(rand.NewPCG(uint64(session), 1))
}
func (w *window) LaySettings()              {}
func (w *window) ShowHistory(history.Query) {}
func (w *window) LayHistory(history.Query)  {}
func (w *window) LaySessions(history.Query) {}
func (w *window) AtTable() bool             { return w.table }
func (w *window) Shown() context.Context    { return w.shown }
func (w *window) Tell(words string)         { w.told = words }
func (w *window) Chosen() string            { return w.chosen }
func (w *window) Offer(game string)         { w.chosen = game }
func (w *window) Trouble(err error)         { w.trouble = err }
func (w *window) Lost(error) bool           { return false }
func (w *window) Lay(s family.Screen)       { w.screens = append(w.screens, s) }

func (w *window) Screen() family.Screen {
	if len(w.screens) == 0 {
		return nil
	}
	return w.screens[len(w.screens)-1]
}

func (w *window) Show(s family.Screen) {
	w.leave()
	w.screens, w.home = []family.Screen{s}, false
}

func (w *window) Lift() {
	w.Freeze()
	w.screens = w.screens[:len(w.screens)-1]
}

func (w *window) ShowHome() {
	w.leave()
	w.home = true
}

// leave closes all that is shown.
func (w *window) leave() {
	w.Depart()
	w.screens = nil
}

func (w *window) Freeze() {
	if s := w.Screen(); s != nil {
		s.Close()
	}
}

func (w *window) Depart() {
	for _, s := range w.screens {
		s.Close()
	}
}

func (w *window) Read(read func(context.Context) (func(), error)) {
	w.runner.After(context.Background(), func() func() {
		show, err := read(context.Background())
		return func() {
			if err != nil {
				w.trouble = err
				return
			}
			show()
		}
	})
}

func (w *window) Keep(write func() error, told func(error)) { w.runner.Write(w.shown, write, told) }

// seen is a desk with its window.
type seen struct {
	*Desk
	t      *testing.T
	window *window
	due    chan func() // functions for Fyne's goroutine, which is the test's, once the desk is live
}

// live lets the desk work beside the test, as it does beside Fyne's goroutine: a table that is shown hears of its players at any time.
func (d *seen) live() {
	d.t.Helper()
	d.due = make(chan func(), 1000)
	d.window.runner = background.NewRunnerWith(func(f func()) { go f() }, func(f func()) { d.due <- f })
	d.t.Cleanup(func() {
		d.window.leave()
		d.window.runner.Wait(10 * time.Second)
	})
}

// untilTable runs what is due until a table is shown.
func (d *seen) untilTable() {
	d.t.Helper()
	deadline := time.After(2 * time.Minute)
	for {
		if _, ok := d.window.Screen().(*table.Screen); ok {
			return
		}
		select {
		case f := <-d.due:
			f()
		case <-deadline:
			d.t.Fatalf("%T is shown, %v", d.window.Screen(), d.window.trouble)
		}
	}
}

// newDesk returns bridge in an empty window, and the only board of its history, played by computer players, as one of
// South's.
func newDesk(t *testing.T) (*seen, bridgestore.Board) {
	t.Helper()
	dir := t.TempDir()
	store, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	test.NewTempApp(t)
	w := &window{
		fyne: test.NewTempWindow(t, nil), art: widget.NewArt(cardart.Style{}), runner: background.AtOnce(), sound: sound.NewPlayer(rand.IntN),
		shown: t.Context(), dir: dir, chosen: bridge.SuperBridge().Name,
	}
	t.Cleanup(func() {
		w.leave()
		w.sound.Close()
	})
	d := &seen{Desk: New(w, func(r bridge.Rules, _ int64) func(int) card.Deal {
		return func(board int) card.Deal { return r.Deck.Seeded(5, 1, board) }
	}), t: t, window: w}
	d.store = store
	south := card.South
	b, err := session.Session{Rules: bridge.Duplicate(), Length: 1}.Next(card.Deck52.Seeded(2, 1, 0))
	if err != nil {
		t.Fatal(err)
	}
	for b.Phase() != bridge.Finished {
		e, err := bot.Player{}.Act(t.Context(), b.View(b.Actor()))
		if err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	id, err := store.NewDeal(b, bridgestore.Deal{Seat: &south})
	if err != nil {
		t.Fatal(err)
	}
	r, err := store.Rubber(id)
	if err != nil {
		t.Fatal(err)
	}
	record, err := store.Board(t.Context(), r.BoardIDs[0])
	if err != nil {
		t.Fatal(err)
	}
	return d, record
}
