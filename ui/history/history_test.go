package history

import (
	"errors"
	"fmt"
	"image/color"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/past"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func TestTheNewestRubberIsShownFirst(t *testing.T) {
	store := newStore(t, 3)
	s, said := open(t, store, atOnce, Position{})
	if !slices.Equal(store.read, []int64{3}) || s.table.Len() != 3 || s.table.Selected() != 0 || s.part.id != 31 {
		t.Errorf("read %v, %d boards, selected %d, board %d", store.read, s.table.Len(), s.table.Selected(), s.part.id)
	}
	press(s, fyne.KeyReturn)
	typeIn(s, "p")
	if !slices.Equal(*said, []string{"open 3\n", "open 3\n"}) {
		t.Errorf("said %q", *said)
	}
}

func TestTheBoardIsTheOneThatIsSelected(t *testing.T) {
	s, _ := open(t, newStore(t, 3), atOnce, Position{})
	shown := func() string { return words(s.details.body) }
	for i, want := range []string{"Deal 1  ·  4♠ by South, made", "Deal 2  ·  Passed out", "Deal 3  ·  1NT× by East, 2 down"} {
		if got := shown(); !strings.Contains(got, want) {
			t.Errorf("board %d: it shows %q", i+1, got)
		}
		press(s, fyne.KeyRight, fyne.KeyDown)
	}
}

func TestThroughTheListsByKeyboard(t *testing.T) {
	store := newStore(t, 3)
	s, said := open(t, store, atOnce, Position{})
	press(s, fyne.KeyDown, fyne.KeyReturn) // a finished rubber: Enter moves to its boards
	if !s.inTable || s.list.Selected() != 1 {
		t.Fatalf("in the boards: %t, rubber %d", s.inTable, s.list.Selected())
	}
	press(s, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyPageDown, fyne.KeyPageUp)
	if s.table.Selected() != 2 || s.list.Selected() != 1 {
		t.Errorf("board %d of rubber %d", s.table.Selected(), s.list.Selected())
	}
	s.Redraw()
	if s.table.Selected() != 2 || s.list.Selected() != 1 || !s.inTable {
		t.Errorf("after Redraw: board %d of rubber %d, in the boards: %t", s.table.Selected(), s.list.Selected(), s.inTable)
	}
	press(s, fyne.KeyReturn)
	if !slices.Equal(*said, []string{"review 23\n"}) {
		t.Errorf("said %q", *said)
	}
	press(s, fyne.KeyEscape, fyne.KeyEnd)
	if s.inTable || s.list.Selected() != 2 || s.table.Selected() != 0 {
		t.Errorf("in the boards: %t, rubber %d, board %d", s.inTable, s.list.Selected(), s.table.Selected())
	}
	press(s, fyne.KeyHome, fyne.KeyPageDown, fyne.KeyPageUp, fyne.KeyRight, fyne.KeyLeft, fyne.KeyEscape)
	if s.list.Selected() != 0 || !slices.Equal(*said, []string{"review 23\n", "back\n"}) {
		t.Errorf("rubber %d, said %q", s.list.Selected(), *said)
	}
}

func TestRunningThroughTheListReadsOnlyWhereItStops(t *testing.T) {
	store, todo := newStore(t, 100_000), &later{}
	s, _ := open(t, store, todo.system(), Position{})
	if s.search.done {
		t.Error("the list is there before it has been read")
	}
	todo.next()
	for range 200 {
		press(s, fyne.KeyDown)
	}
	todo.all()
	if !slices.Equal(store.read, []int64{100_000, 99_800}) {
		t.Errorf("read %v", store.read)
	}
	if s.ids.id != 99_800 || s.table.Len() != 3 || s.part.id != 998_001 {
		t.Errorf("shows rubber %d with %d boards, and board %d", s.ids.id, s.table.Len(), s.part.id)
	}
	if store.pages > 8 {
		t.Errorf("%d pages were read", store.pages)
	}
}

// A fast user moves to the boards before these have been read.
func TestTheKeyboardWaitsForTheBoards(t *testing.T) {
	store, todo := newStore(t, 3), &later{}
	s, said := open(t, store, todo.system(), Position{})
	todo.all()
	press(s, fyne.KeyDown, fyne.KeyRight)
	todo.all()
	press(s, fyne.KeyDown, fyne.KeyReturn)
	if !slices.Equal(*said, []string{"review 22\n"}) {
		t.Errorf("said %q; in the boards: %t", *said, s.inTable)
	}
	press(s, fyne.KeyEscape, fyne.KeyDown, fyne.KeyRight, fyne.KeyLeft)
	todo.all()
	if s.inTable {
		t.Error("it has gone to the boards after all")
	}
}

func TestAClosedScreenIgnoresWhatArrives(t *testing.T) {
	store, todo := newStore(t, 3), &later{}
	s, _ := open(t, store, todo.system(), Position{})
	s.Close()
	todo.next()
	if s.search.done || len(*todo) > 0 {
		t.Error("it goes on reading")
	}
}

func TestNothingToShow(t *testing.T) {
	old := bridgestore.Summary{ID: 7, Rules: "SuperBridge", Length: 4, Finished: true}
	watched := old
	watched.Watched = true
	for name, store := range map[string]*fakeStore{
		"no rubbers":              {},
		"a list that fails":       {err: errors.New("disk on fire")},
		"a board that fails":      {rubbers: []bridgestore.Summary{old}, boards: newStore(t, 0).boards, broken: 71},
		"a rubber of no boards":   {rubbers: []bridgestore.Summary{{ID: 7, Rules: "Duplicate", Length: 4}}},
		"a rubber that's watched": {rubbers: []bridgestore.Summary{watched}, boards: newStore(t, 0).boards},
	} {
		t.Run(name, func(t *testing.T) {
			s, said := open(t, store, atOnce, Position{})
			press(s, fyne.KeyDown, fyne.KeyUp, fyne.KeyPageDown, fyne.KeyRight, fyne.KeyDown, fyne.KeyEnd)
			typeIn(s, "21qw§ß∂ª")
			s.Redraw()
			press(s, fyne.KeyEscape, fyne.KeyLeft)
			turnList(s)
			press(s, fyne.KeyEnd, fyne.KeyEscape)
			if n := len(*said); n == 0 || (*said)[n-1] != "back\n" {
				t.Errorf("said %q", *said)
			}
		})
	}
}

// Returning from a review, or from statistics, restores the position.
func TestThePositionIsFoundAgain(t *testing.T) {
	store := newStore(t, 300)
	s, _ := open(t, store, atOnce, Position{})
	for range 120 {
		press(s, fyne.KeyDown)
	}
	press(s, fyne.KeyRight, fyne.KeyDown)
	at := s.Position()
	if at.Session != 180 || at.Part != 1802 || !at.InParts {
		t.Fatalf("it is at %+v", at)
	}
	again, _ := open(t, store, atOnce, at)
	if again.list.Selected() != 120 || again.table.Selected() != 1 || !again.inTable || again.part.id != 1802 {
		t.Errorf("rubber %d, board %d, in the boards: %t, shows %d", again.list.Selected(), again.table.Selected(), again.inTable, again.part.id)
	}
	turnList(again) // all boards; the same is selected
	if got := again.Position(); got.Part != 1802 || got.View != Parts || again.list.Selected() != 120*3+1 {
		t.Errorf("among the boards it is at %+v, row %d", got, again.list.Selected())
	}
	turnList(again)
	if got := again.Position(); got.Session != 180 || got.Part != 1802 {
		t.Errorf("back among the rubbers it is at %+v", got)
	}
	byFilter, _ := open(t, store, atOnce, asking(bridgestore.Filter{Outcome: bridgestore.Made, From: now.AddDate(0, 0, -3)}))
	if !byFilter.byParts() || !strings.Contains(words(byFilter.bar.wishes), "From 2026-11-18") {
		t.Errorf("boards: %t, asks for %q", byFilter.byParts(), words(byFilter.bar.wishes))
	}
}

// Every part of the query is visible, or is counted.
func TestPartsThatHaveNoRoom(t *testing.T) {
	q, bridge := history.Query{Period: period.Year, Games: "SuperBridge"}, families{past.New(past.Options{Store: unasked})}
	for _, r := range bridge.choices(q)[1:] {
		r.Choose(&q, 1)
	}
	s, _ := open(t, newStore(t, 3), atOnce, Position{Query: q})
	all := 1 + len(bridge.wishes(q)) // and the game
	for width := float32(760); width < 1900; width += 30 {
		s.options.Window.Resize(fyne.NewSize(width, 700))
		room := s.bar.wishes.Objects[1].(*fyne.Container)
		shown, last := 0, ""
		for _, o := range room.Objects {
			b := o.(*widget.Button)
			if !b.Visible() {
				continue
			}
			shown, last = shown+1, b.Label
			if end := b.Position().X + b.Size().Width; end > room.Size().Width && shown > 1 {
				t.Errorf("%v wide: %q ends at %v of %v", width, b.Label, end, room.Size().Width)
			}
		}
		if all != 8 || shown < all && last != fmt.Sprint("+", all-shown+1) {
			t.Errorf("%v wide: of %d parts %d are shown, the last says %q", width, all, shown, last)
		}
	}
}

func TestWhatIsTooLongIsShortened(t *testing.T) {
	s, _ := open(t, newStore(t, 0), atOnce, Position{})
	p := s.line(theme.BodyText)
	long := "A hand with ♠ and ♥ that nobody will forget"
	for width := float32(30); width < 400; width += 9 {
		shorten(p, long, color.Black, width)
		begin, short := strings.CutSuffix(p.Text, "…")
		if p.MinSize().Width > width || !strings.HasPrefix(long, begin) || !short && p.Text != long {
			t.Errorf("%v wide: %q is %v wide", width, p.Text, p.MinSize().Width)
		}
	}
	if p.Text != long {
		t.Errorf("where there is room it says %q", p.Text)
	}
}

// During a board the user must not see the others' hands in the history.
func TestABoardThatGoesOnHidesItsHands(t *testing.T) {
	store := newStore(t, 3)
	store.goesOn = 31
	s, said := open(t, store, atOnce, Position{})
	if shown := words(s.details.body); strings.Contains(shown, "Q 11 7 3") || !strings.Contains(shown, "The hands are shown here once the deal is over.") {
		t.Errorf("it shows %q", shown)
	}
	press(s, fyne.KeyRight, fyne.KeyReturn)
	typeIn(s, "p")
	if !slices.Equal(*said, []string{"open 3\n"}) {
		t.Errorf("said %q", *said)
	}
}

// In a low window the hands are side by side, so that all four are visible; and a suit of nine cards doesn't fit there.
func TestAllFourHandsAreInSight(t *testing.T) {
	store := newStore(t, 3)
	s, _ := open(t, store, atOnce, Position{})
	hands := func() (diagram, columns fyne.CanvasObject) {
		page := s.details.body.Content.(*fyne.Container).Objects[0].(*fyne.Container)
		body := page.Objects[1].(*fyne.Container)
		return body.Objects[0], body.Objects[1]
	}
	for _, c := range []struct {
		size    fyne.Size
		columns bool
	}{{fyne.NewSize(1024, 700), true}, {fyne.NewSize(1280, 900), false}, {fyne.NewSize(1280, 700), true}} {
		s.options.Window.Resize(c.size)
		diagram, columns := hands()
		if columns.Visible() != c.columns || diagram.Visible() == c.columns {
			t.Errorf("%v: side by side is %t", c.size, columns.Visible())
		}
		shown := diagram
		if c.columns {
			shown = columns
		}
		driver := fyne.CurrentApp().Driver()
		bottom := driver.AbsolutePositionForObject(shown).Y + shown.Size().Height
		if end := driver.AbsolutePositionForObject(s.details.body).Y + s.details.body.Size().Height; bottom > end {
			t.Errorf("%v: the hands end at %v, below %v", c.size, bottom, end)
		}
	}
}

// The history opens at the chosen game, one key shows all; if there is nothing of that game, or nothing else, it shows
// all at once.
func TestTheGameThatWasChosen(t *testing.T) {
	for _, tt := range []struct {
		game   string
		of     []string // the rubbers that there are
		rules  string   // of the query then
		listed int
	}{
		{"Duplicate", []string{"SuperBridge", "Duplicate", "SuperBridge"}, "Duplicate", 1},
		{"SuperBridge", []string{"SuperBridge", "SuperBridge", "SuperBridge"}, "", 3},
		{"Chicago", []string{"SuperBridge", "Duplicate", "SuperBridge"}, "", 3},
		{"", []string{"SuperBridge", "Duplicate", "SuperBridge"}, "", 3},
		{"Chicago", nil, "", 0},
	} {
		store := newStore(t, len(tt.of))
		for i, rules := range tt.of {
			store.rubbers[i].Rules = rules
		}
		s, _ := open(t, store, atOnce, Position{Game: tt.game})
		if s.query.Games != tt.rules || s.list.Len() != tt.listed {
			t.Errorf("%q of %v: asks for %q, lists %d", tt.game, tt.of, s.query.Games, s.list.Len())
		}
		if len(tt.of) == 0 && !strings.Contains(words(s.Content()), "You haven’t played anything yet") {
			t.Errorf("an empty history says %q", words(s.Content()))
		}
		typeIn(s, "u")
		if s.query.Games != "" || s.list.Len() != len(tt.of) {
			t.Errorf("%q of %v: after X %d of all", tt.game, tt.of, s.list.Len())
		}
		if at := s.Position(); at.Query.Games != "" {
			t.Errorf("comes back to %q", at.Query.Games)
		}
	}
	store := newStore(t, 2) // another query before the first answer has precedence
	store.rubbers[0].Rules = "Duplicate"
	todo := &later{}
	s, _ := open(t, store, todo.system(), Position{Game: "Duplicate"})
	s.bar.ask(history.Query{Games: "SuperBridge"}, 0)
	todo.all()
	if s.query.Games != "SuperBridge" || s.list.Len() != 1 {
		t.Errorf("asks for %q, lists %d", s.query.Games, s.list.Len())
	}
}
