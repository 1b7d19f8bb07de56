package history

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
)

func TestWordsAreLookedFor(t *testing.T) {
	store := newStore(t, 3)
	s, said := open(t, store, atOnce, Position{})
	c := fyne.CurrentApp().Driver().CanvasForObject(s.Content())
	typeIn(s, "/")
	test.Type(c.Focused(), "4s Ana")
	if f := store.filters[len(store.filters)-1]; f.Text != "4s Ana" || !s.byParts() || c.Focused() != fyne.Focusable(s.bar.field) {
		t.Errorf("asked for %q, boards: %t", f.Text, s.byParts())
	}
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if c.Focused() != nil {
		t.Error("Escape doesn't leave the field")
	}
	typeIn(s, "t")
	typeIn(s, "u")
	if f := store.filters[len(store.filters)-1]; f != (bridgestore.Filter{}) || s.bar.field.Text != "" || s.byParts() {
		t.Errorf("asks for %+v, in the field is %q", f, s.bar.field.Text)
	}
	if (*said)[0] != "statistics 4s Ana\n" {
		t.Errorf("said %q", *said)
	}
}

// During typing only the last query is searched for, and late results of earlier ones aren't shown.
func TestOnlyTheLastLookCounts(t *testing.T) {
	store, todo := newStore(t, 3), &later{}
	s, _ := open(t, store, todo.system(), Position{})
	todo.all()
	for _, words := range []string{"a", "an", "ana"} {
		s.bar.field.SetText(words)
	}
	if len(*todo) != 3 {
		t.Fatalf("%d looks wait", len(*todo))
	}
	store.filters = nil
	todo.all()
	if len(store.filters) != 1 || store.filters[0].Text != "ana" {
		t.Errorf("asked for %+v", store.filters)
	}
}

// Results aren't shown if another search has begun meanwhile.
func TestALookThatComesTooLate(t *testing.T) {
	store := newStore(t, 3)
	var done []func()
	sys := atOnce
	sys.runner = background.NewRunnerWith(func(f func()) { f() }, func(f func()) { done = append(done, f) })
	s, _ := open(t, store, sys, Position{})
	done[0]()
	store.rubbers = store.rubbers[:1]
	s.bar.field.SetText("ana")
	store.rubbers = nil
	s.bar.field.SetText("anab")
	for _, f := range slices.Backward(done[1:]) { // in reverse order
		f()
	}
	if s.sessions.len() != 0 {
		t.Errorf("it shows %d", s.sessions.ids)
	}
}

func TestTheFilterSheet(t *testing.T) {
	store := newStore(t, 3)
	s, _ := open(t, store, atOnce, Position{})
	c := fyne.CurrentApp().Driver().CanvasForObject(s.Content())
	last := func() bridgestore.Filter { return store.filters[len(store.filters)-1] }
	typeIn(s, "o")
	for range 4 {
		press(s, fyne.KeyRight) // to the user's own dates
	}
	c.FocusNext() // Tab
	test.Type(c.Focused(), "2026-05")
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyTab})
	test.Type(c.Focused(), "junk")
	if f := last(); f.From.Month() != 5 || !f.To.IsZero() || !strings.Contains(words(s.Content()), "No such date") {
		t.Errorf("asked for %v to %v", f.From, f.To)
	}
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	press(s, fyne.KeyUp, fyne.KeyDown, fyne.KeyEnd, fyne.KeyRight, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight)
	typeIn(s, "13öF?g")
	press(s, fyne.KeyRight, fyne.KeySpace, fyne.KeyReturn)
	if f := last(); f.Rules != "SuperBridge" || f.Strain == nil || f.Strain.String() != "H" || !f.Slam || !f.Costly || f.Starred {
		t.Errorf("asked for %+v", f)
	}
	press(s, fyne.KeyEscape)
	if shown := words(s.bar.wishes); !s.sheets.Empty() || !strings.Contains(shown, "2026-05 to junk") {
		t.Errorf("it says %q", shown)
	}
	typeIn(s, "ou")
	if f := last(); f != (bridgestore.Filter{}) {
		t.Errorf("asked for %+v", f)
	}
	press(s, fyne.KeyReturn)
	if !s.sheets.Empty() {
		t.Error("the sheet still is there")
	}
}

// While a sheet is on the screen, Tab stays on it.
func TestTabStaysOnTheSheet(t *testing.T) {
	s, _ := open(t, newStore(t, 3), atOnce, Position{})
	c := fyne.CurrentApp().Driver().CanvasForObject(s.Content())
	for _, letter := range "o#e" {
		typeIn(s, string(letter))
		if s.sheets.Empty() {
			t.Fatalf("%c lays no sheet there", letter)
		}
		for range 5 {
			c.FocusNext()
			if c.Focused() == fyne.Focusable(s.bar.field) {
				t.Errorf("%c: Tab goes to the field behind the sheet", letter)
			}
			c.FocusPrevious()
			if c.Focused() == fyne.Focusable(s.bar.field) {
				t.Errorf("%c: Shift+Tab goes to the field behind the sheet", letter)
			}
		}
		s.sheets.Close()
	}
	c.FocusNext()
	if c.Focused() != fyne.Focusable(s.bar.field) {
		t.Error("without a sheet Tab doesn't go to the field")
	}
}

// Words that fit a board lead to it, also in the view of rubbers.
func TestTheBoardThatIsFoundIsSelected(t *testing.T) {
	store := newStore(t, 3)
	s, _ := open(t, store, atOnce, Position{View: Sessions})
	store.words = []int64{32, 12, 11}
	s.bar.field.SetText("passed")
	if s.byParts() || s.part.id != 32 {
		t.Errorf("boards: %t, it shows board %d", s.byParts(), s.part.id)
	}
	press(s, fyne.KeyEnd)
	if s.part.id != 11 {
		t.Errorf("of the last rubber it shows board %d", s.part.id)
	}
	press(s, fyne.KeyRight, fyne.KeyDown, fyne.KeyDown) // the others are included
	if s.part.id != 13 {
		t.Errorf("it goes on to board %d", s.part.id)
	}
}
