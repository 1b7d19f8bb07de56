package review

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func TestShortcuts(t *testing.T) {
	b := played(t, bridge.Duplicate())
	b.Previous, b.Next, b.Branches = 0, 7, []int64{8}
	next := b
	next.ID, next.Previous, next.Next, next.Branches, next.Origin = 7, 1, 0, nil, 0
	branch := next
	branch.ID, branch.Kind, branch.Previous, branch.Origin = 8, bridgestore.Branch, 0, 1
	store := newStore(b, next, branch)
	for _, b := range []bridgestore.Board{b, next, branch} {
		store.analyses[b.ID] = complete(b.Board)
	}
	d := look(t, store, 1)
	d.press("Next", "Right", "p", "n", "j", "Escape")
	want := []string{fmt.Sprintf("play on 1 from 5 of %d", len(b.Board.Events())), "again 1", "history", "back"}
	if !slices.Equal(d.said, want) {
		t.Errorf("said %q, want %q", d.said, want)
	}
	d.Copy()
	number := b.Board.Number().String()
	if got := fyne.CurrentApp().Clipboard().Content(); got != number || !strings.Contains(d.shows(), text.Grouped(number)) || !strings.Contains(d.shows(), text.Deals(b.Board.Rules.Deck)) {
		t.Errorf("on the clipboard %q, shown %s", got, d.shows())
	}
	d.press("*", "*")
	if len(store.saved) != 2 || !strings.Contains(store.saved[0], "Starred:true") || !strings.Contains(store.saved[1], "Starred:false") {
		t.Errorf("kept %q", store.saved)
	}
	d.press("o", "[")
	if d.ID() != 1 {
		t.Errorf("[ leads to %d", d.ID())
	}
	surface := d.parts.surface
	d.press("]")
	if d.ID() != 7 || d.page().hands != seenHands || d.parts.surface != surface {
		t.Errorf("] leads to %d, hands %v, the same table %v", d.ID(), d.page().hands, d.parts.surface == surface)
	}
	d.press("[")
	if d.ID() != 1 || !strings.Contains(d.shows(), "Played on") {
		t.Errorf("[ leads to %d: %s", d.ID(), d.shows())
	}
	d.selectRow(0)
	if d.ID() != 8 || !strings.Contains(d.shows(), "From") {
		t.Errorf("a branch leads to %d: %s", d.ID(), d.shows())
	}
}

func TestANameAndANote(t *testing.T) {
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	d := look(t, store, 1)
	canvas := fyne.CurrentApp().Driver().CanvasForObject(d.Content())
	write := func(words string) {
		for _, r := range words {
			canvas.Focused().TypedRune(r)
		}
	}
	d.press("#")
	if d.Busy() {
		t.Error("the screen is busy, but nobody has written anything")
	}
	write("Squeeze")
	if !d.Busy() {
		t.Error("somebody writes, but the screen isn't busy")
	}
	canvas.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if len(store.saved) > 0 || d.Busy() {
		t.Errorf("kept %q", store.saved)
	}
	d.press("#")
	write("Squeeze")
	d.press("Right", "o") // does nothing below the sheet
	d.Redraw()            // the theme has changed: the text is still there
	d.press("]")
	d.Close() // as if the window were closed
	if len(store.saved) != 1 || !strings.Contains(store.saved[0], "Name:Squeeze") {
		t.Errorf("kept %q", store.saved)
	}
}

// After the last moment Down leads to the boards that are listed, and Enter opens one.
func TestBoardsOfTheListByKeyboard(t *testing.T) {
	b := played(t, bridge.Duplicate())
	b.Branches = []int64{8, 9}
	act, _ := costly(t, b.Board)
	one, two := b, b
	one.ID, one.Branches, two.ID, two.Branches = 8, nil, 9, nil
	store := newStore(b, one, two)
	for id := range store.boards {
		store.analyses[id] = complete(b.Board, act)
	}
	d := look(t, store, 1)
	d.press("Down", "Down", "Down", "Down", "Up", "Down")
	if d.page().chosen != 1 || d.page().n() != act.Event {
		t.Errorf("chosen %d at %d", d.page().chosen, d.page().n())
	}
	d.press("Return")
	if d.ID() != 9 {
		t.Errorf("Enter opens %d", d.ID())
	}
}

// The screen survives any keys and clicks, in any order and window.
func TestNonsense(t *testing.T) {
	b := played(t, bridge.SuperBridge())
	b.Branches = []int64{2, 3}
	act, _ := costly(t, b.Board)
	on := asKept(2, board(t, bridge.SuperBridge(), 3, "1N Pass Pass Pass any any any"))
	passed := asKept(3, board(t, bridge.SuperBridge(), 3, "Pass Pass Pass Pass"))
	passed.Next, passed.Origin, on.Next, on.Previous = 1, 1, 3, 1
	b.Next = 2
	store := newStore(b, on, passed)
	store.analyses[1], store.analyses[3] = complete(b.Board, act), complete(passed.Board)
	d := look(t, store, 1)
	canvas := fyne.CurrentApp().Driver().CanvasForObject(d.Content())
	keys := []string{"Left", "Right", "Up", "Down", "Home", "End", "Prior", "Next", "Return", "Space", "BackSpace", "Escape", "Tab", "F5"}
	for _, r := range "aedghnopstxw[],.1234hcskzqm?" {
		keys = append(keys, string(r))
	}
	random := rand.New(rand.NewPCG(1, 2))
	for i := range 1000 {
		switch random.IntN(30) {
		case 0:
			d.tapped(b.Board.Deal[random.IntN(4)].Cards()[random.IntN(17)], random.IntN(3) > 0)
		case 1:
			d.point(random.IntN(5) - 1)
		case 2:
			if list := d.parts.list; list != nil {
				list.Select(random.IntN(5))
			}
		case 3:
			d.Redraw()
		case 4:
			if i%10 == 0 {
				canvas.Content().Resize(fyne.NewSize(200+float32(random.IntN(1500)), 100+float32(random.IntN(1000))))
			}
		case 5:
			d.Reload()
			d.Copy()
		default:
			d.press(keys[random.IntN(len(keys))])
		}
		if f := canvas.Focused(); f != nil && random.IntN(3) == 0 {
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		}
	}
}

// While a card is looked for, no letter that begins one is a shortcut too.
func TestALetterOfACardIsNoShortcut(t *testing.T) {
	b := played(t, bridge.Duplicate())
	act, _ := costly(t, b.Board)
	store := newStore(b)
	store.analyses[1] = complete(b.Board, act)
	d := look(t, store, 1)
	d.press("Down")
	for _, suit := range []string{"s", "h", "d", "c"} {
		if d.press(suit); string(d.page().typed) != suit || len(d.said) > 0 || len(store.saved) > 0 || !d.Sheets.Empty() {
			t.Errorf("after %s %q is typed, %q said: %s", suit, d.page().typed, d.said, d.shows())
		}
		d.press("BackSpace")
	}
}

// A letter that is none of a card, behind one that begins a card, does nothing.
func TestALetterThatIsOfNoCard(t *testing.T) {
	b := played(t, bridge.Duplicate())
	act, _ := costly(t, b.Board)
	store := newStore(b)
	store.analyses[1] = complete(b.Board, act)
	d := look(t, store, 1)
	d.press("Down", "h", "p", "h", "f", "h", "x", "h", "n", "h", "o")
	if len(d.said) > 0 || d.page().typed != "" || d.page().puzzles[act.Event].open() || d.page().peeking || d.page().hasOther() || !d.page().finding {
		t.Errorf("said %q, typed %q: %s", d.said, d.page().typed, d.shows())
	}
	if d.press("p"); len(d.said) != 1 {
		t.Errorf("P said %q", d.said)
	}
}

// The name is below the title, however long it is, and the note at the beginning.
func TestNameAndNoteAreShown(t *testing.T) {
	b := played(t, bridge.Duplicate())
	b.Name, b.Note = strings.Repeat("Squeeze ", 20), "Hearts first,\nthen the clubs."
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	d := look(t, store, 1)
	if got := d.page().subtitle(); !strings.HasPrefix(got, "Squeeze Squeeze") || len([]rune(got)) > 120 {
		t.Errorf("below the title: %q", got)
	}
	if d.parts.more.Text != b.Note {
		t.Errorf("the note is %q", d.parts.more.Text)
	}
	if d.press("Right"); d.parts.more.Text != "" {
		t.Errorf("later it is %q", d.parts.more.Text)
	}
	b.Name, b.Note = strings.Repeat("W", 5000), strings.Repeat("W", 5000)
	store = newStore(b)
	store.analyses[1] = complete(b.Board)
	d = look(t, store, 1)
	if room, takes := d.parts.column.Size(), d.parts.more.MinSize(); takes.Width > room.Width || len([]rune(d.parts.more.Text)) > 2200 {
		t.Errorf("a long note takes %v of %v, with %d letters", takes, room, len([]rune(d.parts.more.Text)))
	}
}

// While the next board is being read, which may take a while, the previous one is still visible. No action on it does
// harm.
func TestWhileTheNextBoardIsRead(t *testing.T) {
	b := played(t, bridge.Duplicate())
	b.Next = 2
	act, _ := costly(t, b.Board)
	next := b
	next.ID = 2
	store := newStore(b, next)
	store.analyses[1], store.analyses[2] = complete(b.Board, act), complete(b.Board, act)
	d := look(t, store, 1)
	var later []func()
	d.Runner = background.NewRunnerWith(func(f func()) { later = append(later, f) }, func(f func()) { f() })
	d.press("]")
	before := d.parts
	for _, key := range strings.Fields("Right Up Down Home End Next Return o p g t d s n a w e [ h 2") {
		d.press(key)
	}
	before.list.Select(0)
	before.list.SetLength(1)
	before.slider.OnMoved(7)
	d.point(1)
	d.tapped(card.Card{}, false)
	d.Reload()
	if len(later) != 1 {
		t.Fatalf("%d works were begun", len(later))
	}
	later[0]()
	if d.ID() != 2 || d.page().n() != 0 || d.page() == nil {
		t.Errorf("at %d of board %d", d.page().n(), d.ID())
	}
}

// Two stars that were set quickly one after the other reached the disk in any order. The last one counts; one that
// can't be saved reverts.
func TestQuickStarsAreKeptInOrder(t *testing.T) {
	store := newStore(played(t, bridge.Duplicate()))
	l := &later{}
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	s := New(widget.NewArt(cardart.Style{}), Options{
		Runner: l.runner(), Store: store, Board: 1, Adviser: bot.Player{}, Analysis: analysis.Options{Nodes: 1}, OnBack: func() {},
	})
	l.until(t, func() bool { return s.page() != nil })
	var want []string
	for i := range 21 {
		s.TurnStar()
		want = append(want, fmt.Sprintf("marks %+v", storage.Marks{Starred: i%2 == 0}))
	}
	s.Runner.Wait(2 * time.Minute)
	l.run()
	var stars []string
	for _, saved := range store.saved {
		if strings.HasPrefix(saved, "marks") {
			stars = append(stars, saved)
		}
	}
	if !slices.Equal(stars, want) || !s.page().board.Marks.Starred {
		t.Errorf("kept in the order %q, starred: %t", stars, s.page().board.Marks.Starred)
	}
	store.err = errors.New("the disk is full")
	s.TurnStar()
	s.TurnStar()
	s.TurnStar()
	s.Runner.Wait(2 * time.Minute)
	if l.run(); !s.page().board.Marks.Starred || !strings.Contains(s.Page.Said, "the disk is full") {
		t.Errorf("what can't be kept is shown: starred %t, %q", s.page().board.Marks.Starred, s.Page.Said)
	}
	s.Close()
	l.work.Wait()
}
