package history

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/theme"
	"github.com/superbridge/superbridge/ui/widget"
)

// finished returns a board with the given calls, in which declarer's side then takes the
// given number of tricks.
func finished(t *testing.T, board int, calls []string, tricks int) bridge.Board {
	t.Helper()
	r := bridge.SuperBridge()
	var deal card.Deal
	for i, c := range r.Deck.Hand().Cards() {
		deal[i%4] = deal[i%4].With(c)
	}
	b, err := bridge.NewBoard(r, deal, r.Dealer(board), r.Vulnerability(board))
	if err != nil {
		t.Fatal(err)
	}
	var events []bridge.Event
	for _, text := range calls {
		c, err := bridge.ParseCall(text)
		if err != nil {
			t.Fatal(err)
		}
		events = append(events, bridge.Called(c))
	}
	if b, err = b.Replay(events); err != nil {
		t.Fatal(err)
	}
	if b.Phase() == bridge.PlayPhase { // whoever leads claims for the defenders
		if b, err = b.Apply(bridge.Claimed(r.Tricks() - tricks)); err != nil {
			t.Fatal(err)
		}
	}
	return b
}

// fakeStore has rubbers of the boards given, and notes which have been read.
type fakeStore struct {
	list   []storage.Summary
	boards []bridge.Board
	err    error // of the list
	failed int64 // the rubber that can't be read
	read   []int64
}

func (f *fakeStore) Rubbers() ([]storage.Summary, error) { return f.list, f.err }

func (f *fakeStore) Rubber(id int64) (storage.Rubber, error) {
	f.read = append(f.read, id)
	if id == f.failed {
		return storage.Rubber{}, errors.New("the events make no sense")
	}
	return storage.Rubber{ID: id, Rubber: bridge.Rubber{Rules: bridge.SuperBridge(), Length: 4, Boards: f.boards}}, nil
}

func newStore(t *testing.T, n int) *fakeStore {
	f := &fakeStore{boards: []bridge.Board{
		finished(t, 0, []string{"4S", "Pass", "Pass", "Pass"}, 12),
		finished(t, 1, []string{"Pass", "Pass", "Pass", "Pass"}, 0),
		finished(t, 2, []string{"Pass", "1N", "X", "Pass", "Pass", "Pass"}, 7),
	}}
	for i := range n {
		f.list = append(f.list, storage.Summary{ID: int64(n - i), Rules: "SuperBridge", Length: 4, Boards: 3, Finished: i > 0})
	}
	return f
}

// later keeps what a screen does in the background until the test lets it happen.
type later []func() func()

func (l *later) next() {
	work := (*l)[0]
	*l = (*l)[1:]
	work()()
}

func open(t *testing.T, store Store, background func(func() func())) (s *Screen, said *[]string) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	said = &[]string{}
	s = newScreen(widget.NewArt(cardart.Style{}), Options{
		Store:  store,
		OnOpen: func(id int64) { *said = append(*said, fmt.Sprint("open ", id)) },
		OnBack: func() { *said = append(*said, "back") },
	}, background)
	test.NewTempWindow(t, s.Content()).Resize(fyne.NewSize(1024, 700))
	return s, said
}

func atOnce(work func() func()) { work()() }

func press(s *Screen, keys ...fyne.KeyName) {
	for _, k := range keys {
		s.Key(k)
	}
}

func TestTheNewestRubberIsShownFirst(t *testing.T) {
	store := newStore(t, 3)
	s, said := open(t, store, atOnce)
	if !slices.Equal(store.read, []int64{3}) || s.boards.Len() != 3 || s.boards.Selected() != 0 {
		t.Errorf("read %v, %d boards, selected %d", store.read, s.boards.Len(), s.boards.Selected())
	}
	press(s, fyne.KeyReturn)
	s.Rune('C')
	if !slices.Equal(*said, []string{"open 3", "open 3"}) {
		t.Errorf("said %q", *said)
	}
}

func TestThroughTheListsByKeyboard(t *testing.T) {
	store := newStore(t, 3)
	s, said := open(t, store, atOnce)
	press(s, fyne.KeyDown, fyne.KeyReturn) // a finished rubber: Enter goes into its boards
	if !s.inBoards || s.rubbers.Selected() != 1 {
		t.Fatalf("in the boards: %t, rubber %d", s.inBoards, s.rubbers.Selected())
	}
	press(s, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyPageDown, fyne.KeyPageUp)
	if s.boards.Selected() != 2 || s.rubbers.Selected() != 1 {
		t.Errorf("board %d of rubber %d", s.boards.Selected(), s.rubbers.Selected())
	}
	s.Redraw()
	if s.boards.Selected() != 2 || s.rubbers.Selected() != 1 {
		t.Errorf("after Redraw: board %d of rubber %d", s.boards.Selected(), s.rubbers.Selected())
	}
	s.enterBoards(true)
	press(s, fyne.KeyEscape, fyne.KeyEnd)
	if s.inBoards || s.rubbers.Selected() != 2 || s.boards.Selected() != 0 {
		t.Errorf("in the boards: %t, rubber %d, board %d", s.inBoards, s.rubbers.Selected(), s.boards.Selected())
	}
	press(s, fyne.KeyHome, fyne.KeyPageDown, fyne.KeyPageUp, fyne.KeyRight, fyne.KeyLeft, fyne.KeyEscape)
	if s.rubbers.Selected() != 0 || !slices.Equal(*said, []string{"back"}) {
		t.Errorf("rubber %d, said %q", s.rubbers.Selected(), *said)
	}
}

func TestRunningThroughTheListReadsOnlyWhereItStops(t *testing.T) {
	store, todo := newStore(t, 1000), &later{}
	s, _ := open(t, store, func(work func() func()) { *todo = append(*todo, work) })
	if s.loaded {
		t.Error("the list is there before it has been read")
	}
	press(s, fyne.KeyDown, fyne.KeyReturn, fyne.KeyRight) // nothing is there yet
	todo.next()
	for range 50 {
		press(s, fyne.KeyDown)
	}
	for len(*todo) > 0 {
		todo.next()
	}
	if !slices.Equal(store.read, []int64{1000, 950}) {
		t.Errorf("read %v", store.read)
	}
	if s.rubber.ID != 950 || s.boards.Len() != 3 {
		t.Errorf("shows rubber %d with %d boards", s.rubber.ID, s.boards.Len())
	}
}

func TestAClosedScreenIgnoresWhatArrives(t *testing.T) {
	store, todo := newStore(t, 3), &later{}
	s, _ := open(t, store, func(work func() func()) { *todo = append(*todo, work) })
	s.Close()
	todo.next()
	if s.loaded || len(*todo) > 0 {
		t.Error("it goes on reading")
	}
}

func TestNothingToShow(t *testing.T) {
	for name, store := range map[string]*fakeStore{
		"no rubbers":              {},
		"a list that fails":       {err: errors.New("disk on fire")},
		"a rubber that fails":     {list: []storage.Summary{{ID: 7, Rules: "SuperBridge", Finished: true}}, failed: 7},
		"a rubber of no boards":   {list: []storage.Summary{{ID: 7, Rules: "Duplicate", Length: 4}}},
		"a rubber that's watched": {list: []storage.Summary{{ID: 7, Rules: "SuperBridge", Watched: true}}},
	} {
		t.Run(name, func(t *testing.T) {
			s, said := open(t, store, atOnce)
			press(s, fyne.KeyDown, fyne.KeyUp, fyne.KeyPageDown, fyne.KeyRight, fyne.KeyDown, fyne.KeyEnd)
			s.Redraw()
			press(s, fyne.KeyEscape)
			if !slices.Equal(*said, []string{"back"}) {
				t.Errorf("said %q", *said)
			}
		})
	}
}
