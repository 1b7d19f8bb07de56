package history

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func TestStars(t *testing.T) {
	store := newStore(t, 3)
	s, _ := open(t, store, atOnce, Position{})
	typeIn(s, "*")
	if sum, _ := s.sessions.at(0); !sum.Marks().Starred || !slices.Equal(store.wrote, []string{"rubber 3 {  true}"}) {
		t.Errorf("the rubber has the marks %v, wrote %q", sum.Marks(), store.wrote)
	}
	press(s, fyne.KeyRight, fyne.KeyDown)
	typeIn(s, "*")
	sum, _ := s.sessions.at(0)
	if l, _ := s.lines.at(1); !l.Marks().Starred || !sum.Row(now).Chips[1].Starred || store.wrote[1] != "board 32 {  true}" {
		t.Errorf("the board has the marks %v, wrote %q", l.Marks(), store.wrote)
	}
	if shown := words(s.actions.buttons); !strings.Contains(shown, "Remove star *") {
		t.Errorf("the buttons are %q", shown)
	}
	typeIn(s, "*")
	if got := store.wrote[2]; got != "board 32 {  false}" {
		t.Errorf("wrote %q", got)
	}
}

// note opens the sheet for the selected rubber and writes something.
func note(t *testing.T, s *Screen) fyne.Canvas {
	t.Helper()
	c := fyne.CurrentApp().Driver().CanvasForObject(s.Content())
	typeIn(s, "#")
	test.Type(c.Focused(), "Ana ")
	return c
}

func TestNotesAreKept(t *testing.T) {
	for name, c := range map[string]struct {
		do   func(*Screen, fyne.Canvas)
		want []string
	}{
		"saved":     {func(s *Screen, c fyne.Canvas) { s.sheets.Pop() }, []string{"rubber 3 {Ana  false}"}},
		"left":      {func(s *Screen, c fyne.Canvas) { s.Close() }, []string{"rubber 3 {Ana  false}"}},
		"cancelled": {func(s *Screen, c fyne.Canvas) { c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape}) }, nil},
		"after a click beside the fields": {func(s *Screen, c fyne.Canvas) {
			c.Unfocus()
			s.Key(fyne.KeyEscape)
		}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			store := newStore(t, 3)
			s, _ := open(t, store, atOnce, Position{})
			canvas := note(t, s)
			if !s.Busy() {
				t.Error("what is written would be thrown away")
			}
			s.Redraw()
			c.do(s, canvas)
			if !s.sheets.Empty() || !slices.Equal(store.wrote, c.want) {
				t.Errorf("wrote %q, want %q; the sheet is there: %t", store.wrote, c.want, !s.sheets.Empty())
			}
			if canvas.Focused() != nil {
				t.Error("a field of the sheet has the keyboard")
			}
		})
	}
}

// A history with everything in the trash says so, and the keys that it names restore it.
func TestOnlyTheTrash(t *testing.T) {
	store := newStore(t, 1)
	if s, _ := open(t, store, atOnce, Position{}); strings.Contains(words(s.Content()), text.T("history.only-trash")) {
		t.Error("it says that all is in the trash")
	}
	store.rubbers[0].Deleted = now
	s, _ := open(t, store, atOnce, Position{})
	if shown := words(s.Content()); !strings.Contains(shown, text.T("history.only-trash")) {
		t.Fatalf("it says %q", shown)
	}
	if typeIn(s, "o6"); !slices.Equal(s.sessions.ids, []int64{1}) {
		t.Errorf("the keys that it names show %d", s.sessions.ids)
	}
	press(s, fyne.KeyReturn)
	if typeIn(s, "r"); !store.rubbers[0].Deleted.IsZero() {
		t.Error("R doesn't restore it")
	}
}

// A switch of the filter that is on is green, like the chosen option of a row; only the keyboard's place is framed.
func TestSwitchesThatAreOn(t *testing.T) {
	s, _ := open(t, newStore(t, 3), atOnce, Position{Query: history.Query{Deleted: true}})
	typeIn(s, "o")
	on, framed := 0, 0
	for _, o := range test.LaidOutObjects(s.Content()) {
		if b, ok := o.(*widget.Button); ok {
			if b.Selected {
				framed++
			}
			if b.On {
				on++
				if b.Label != text.T("history.filter.deleted") {
					t.Errorf("%q is on", b.Label)
				}
			}
		}
	}
	if on != 1 || framed != 0 {
		t.Errorf("%d switches are on, and %d framed", on, framed)
	}
}

func TestDeletedAndBack(t *testing.T) {
	store := newStore(t, 3)
	s, _ := open(t, store, atOnce, Position{})
	s.Undo() // nothing to undo
	press(s, fyne.KeyDown, fyne.KeyDelete)
	if !slices.Equal(s.sessions.ids, []int64{3, 1}) || s.at.Session != 1 || s.parts.len() != 6 {
		t.Errorf("rubbers %d, at %d, %d boards", s.sessions.ids, s.at.Session, s.parts.len())
	}
	if shown := words(s.last); !strings.Contains(shown, "Session deleted, 4 deals.") || !strings.Contains(shown, "Undo Ctrl+Z") {
		t.Errorf("the bar says %q", shown)
	}
	press(s, fyne.KeyHome, fyne.KeyDelete, fyne.KeyDelete) // the one in progress, and the last
	if s.sessions.len() != 0 || len(s.actions.deleted) != 3 || !strings.Contains(words(s.last), "Session deleted, 4 deals.") {
		t.Errorf("rubbers %d, the bar says %q", s.sessions.ids, words(s.last))
	}
	if shown := words(s.Content()); !strings.Contains(shown, text.T("history.only-trash")) || strings.Contains(shown, text.T("history.nothing")) {
		t.Errorf("without any session it says %q", shown)
	}
	press(s, fyne.KeyDelete, fyne.KeyReturn)
	s.Undo()
	s.Undo()
	if !slices.Equal(s.sessions.ids, []int64{3, 1}) || s.at.Session != 3 {
		t.Errorf("after two undos: rubbers %d, at %d", s.sessions.ids, s.at.Session)
	}

	// The last one is restored from the trash.
	typeIn(s, "o6")
	press(s, fyne.KeyEscape)
	if !slices.Equal(s.sessions.ids, []int64{2}) || words(s.actions.buttons) != "Restore R\n" {
		t.Fatalf("in the trash: rubbers %d, buttons %q", s.sessions.ids, words(s.actions.buttons))
	}
	typeIn(s, "*#p")
	press(s, fyne.KeyDelete, fyne.KeyReturn)
	if s.sessions.len() != 0 || !strings.Contains(words(s.Content()), "The trash is empty.") {
		t.Errorf("in the trash: rubbers %d", s.sessions.ids)
	}
	typeIn(s, "u")
	if !slices.Equal(s.sessions.ids, []int64{3, 2, 1}) {
		t.Errorf("rubbers %d", s.sessions.ids)
	}
	if s.Undo(); strings.Contains(words(s.last), "deleted") || strings.Contains(words(s.last), "Undo") { // there is nothing left
		t.Errorf("the bar says %q", words(s.last))
	}
	want := []string{"delete [2]", "delete [3]", "delete [1]", "restore [1]", "restore [3]", "restore [2]"}
	if !slices.Equal(store.wrote, want) {
		t.Errorf("wrote %q, want %q", store.wrote, want)
	}
}

// A single deal is deleted from the list of deals; the deals of a longer rubber are deleted together, and the button
// says so before. Both are restored, by undo and from the trash.
func TestDealsAreDeletedAndBack(t *testing.T) {
	store := newStore(t, 3)
	store.rubbers[1].Length = 1 // rubber 2
	s, _ := open(t, store, atOnce, Position{})
	turnList(s)
	if got := s.search.said; got != "7 deals: 2 sessions, 1 single deal" {
		t.Errorf("it counts %q", got)
	}
	press(s, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown)
	if s.selectedPart() != 21 || !strings.HasSuffix(words(s.actions.buttons), "\nDelete Del\n") {
		t.Fatalf("board %d: the buttons are %q", s.selectedPart(), words(s.actions.buttons))
	}
	press(s, fyne.KeyDelete)
	if !slices.Equal(s.parts.ids, []int64{31, 32, 33, 11, 12, 13}) || s.selectedPart() != 11 || !strings.Contains(words(s.last), "Deal deleted.") {
		t.Errorf("boards %d, at %d, the bar says %q", s.parts.ids, s.selectedPart(), words(s.last))
	}
	if got := s.search.said; got != "6 deals in 2 sessions" {
		t.Errorf("it counts %q", got)
	}
	press(s, fyne.KeyHome, fyne.KeyDown)
	if !strings.Contains(words(s.actions.buttons), "Delete session Del") {
		t.Errorf("of a longer rubber the buttons are %q", words(s.actions.buttons))
	}
	press(s, fyne.KeyDelete)
	if !slices.Equal(s.parts.ids, []int64{11, 12, 13}) || s.selectedPart() != 11 || !strings.Contains(words(s.last), "Session deleted, 4 deals.") {
		t.Errorf("boards %d, at %d, the bar says %q", s.parts.ids, s.selectedPart(), words(s.last))
	}
	s.Undo()
	if !slices.Equal(s.parts.ids, []int64{31, 32, 33, 11, 12, 13}) || !strings.Contains(words(s.last), "Deal deleted.") {
		t.Errorf("boards %d are back, the bar says %q", s.parts.ids, words(s.last))
	}

	typeIn(s, "o6")
	press(s, fyne.KeyEscape)
	if !slices.Equal(s.parts.ids, []int64{21}) || !strings.Contains(words(s.actions.buttons), "Restore R") || strings.Contains(words(s.actions.buttons), "Del") {
		t.Fatalf("in the trash: boards %d, buttons %q", s.parts.ids, words(s.actions.buttons))
	}
	if got := s.search.said; got != "1 single deal" {
		t.Errorf("it counts %q", got)
	}
	typeIn(s, "r")
	typeIn(s, "u")
	if !slices.Equal(s.parts.ids, []int64{31, 32, 33, 21, 11, 12, 13}) {
		t.Errorf("boards %d", s.parts.ids)
	}

	// Also from the table of a rubber's boards.
	turnList(s)
	press(s, fyne.KeyHome, fyne.KeyRight, fyne.KeyDown, fyne.KeyDelete)
	if !slices.Equal(s.sessions.ids, []int64{2, 1}) || s.inTable {
		t.Errorf("rubbers %d; in the boards: %t", s.sessions.ids, s.inTable)
	}
	want := []string{"delete [2]", "delete [3]", "restore [3]", "restore [2]", "delete [3]"}
	if !slices.Equal(store.wrote, want) {
		t.Errorf("wrote %q, want %q", store.wrote, want)
	}
}

// The selected deal stays selected when a rubber is restored.
func TestBackAmongDeals(t *testing.T) {
	store := newStore(t, 3)
	s, _ := open(t, store, atOnce, Position{})
	press(s, fyne.KeyDelete)
	turnList(s)
	press(s, fyne.KeyDown, fyne.KeyDown)
	before, at := s.parts.len(), s.selectedPart()
	s.Undo()
	if s.parts.len() <= before || at == 0 || s.selectedPart() != at {
		t.Errorf("of %d deals, at first %d, %d is selected, which was %d", s.parts.len(), before, s.selectedPart(), at)
	}
}

func TestWhatCannotBeWrittenIsSaid(t *testing.T) {
	store := newStore(t, 3)
	store.refuse = errors.New("disk full")
	s, _ := open(t, store, atOnce, Position{})
	typeIn(s, "*")
	if shown := words(s.last); !strings.Contains(shown, "disk full") {
		t.Errorf("the bar says %q", shown)
	}
	store.refuse = nil
	typeIn(s, "*")
	if shown := words(s.last); shown != "" {
		t.Errorf("the bar says %q", shown)
	}
}

// Marks made in a review on top of the history are there on return.
func TestReload(t *testing.T) {
	store := newStore(t, 3)
	s, _ := open(t, store, atOnce, Position{})
	press(s, fyne.KeyDown, fyne.KeyRight)
	store.rubbers[1].Marks = storage.Marks{Name: "Friday"}
	store.boards[0] = finished(0, []string{"5C", "Pass", "Pass", "Pass"}, 10)
	s.Reload()
	if sum, _ := s.sessions.at(1); sum.Marks().Name != "Friday" || !s.inTable || s.at.Session != 2 {
		t.Errorf("rubber %d has the name %q; in the boards: %t", s.at.Session, sum.Marks().Name, s.inTable)
	}
	if l, _ := s.lines.at(0); l.Cells().Words[3] != "–3" || !strings.Contains(words(s.details.body), "5♣ by South, 3 down") {
		t.Errorf("the board is %+v, and shown as %q", l.Cells(), words(s.details.body))
	}
}
