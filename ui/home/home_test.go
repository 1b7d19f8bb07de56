package home

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// done notes what the screen said, in order.
type done []string

func newScreen(t *testing.T, progress *Progress) (*Screen, *done, *Options) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	log, last := &done{}, &Options{}
	note := func(what string) func() { return func() { *log = append(*log, what) } }
	s := New(widget.NewArt(cardart.Style{}), Options{
		Game: bridge.SuperBridge(), Progress: progress, Seat: card.South,
		OnContinue: note("continue"), OnGames: note("games"), OnDeal: note("deal"), OnDaily: note("daily"), OnFind: note("find"), OnHistory: note("history"), OnStatistics: note("statistics"), OnBidding: note("bidding"), OnDeck: note("deck"), OnSettings: note("settings"),
		OnHelp: note("help"), OnQuit: note("quit"),
		OnNew: func(length int, seat card.Seat) {
			last.Length, last.Seat = length, seat
			note("new")()
		},
	})
	test.NewTempWindow(t, s.Content()).Resize(fyne.NewSize(1024, 700))
	return s, log, last
}

func press(s *Screen, keys ...fyne.KeyName) {
	for _, k := range keys {
		s.Key(k)
	}
}

func (d done) want(t *testing.T, what ...string) {
	t.Helper()
	if !slices.Equal(d, what) {
		t.Errorf("the screen said %q, want %q", []string(d), what)
	}
}

func TestEnterStartsANewRubberWhenThereIsNone(t *testing.T) {
	s, log, last := newScreen(t, nil)
	press(s, fyne.KeyReturn)
	log.want(t, "new")
	if last.Length != 4 || last.Seat != card.South {
		t.Errorf("a rubber of %d deals, seat %v", last.Length, last.Seat)
	}
}

func TestEnterContinuesTheRubber(t *testing.T) {
	s, log, _ := newScreen(t, &Progress{Deal: 3, Length: 4})
	press(s, fyne.KeyEnter)
	log.want(t, "continue")
}

func TestChoicesByKeyboard(t *testing.T) {
	s, log, last := newScreen(t, &Progress{Deal: 3, Length: 4})
	press(s, fyne.KeyDown, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyLeft)
	press(s, fyne.KeyDown, fyne.KeyRight, fyne.KeyReturn)
	log.want(t, "new")
	if last.Length != 12 || last.Seat != card.West {
		t.Errorf("a rubber of %d deals, seat %v", last.Length, last.Seat)
	}
	s.Redraw()
	press(s, fyne.KeyReturn)
	if last.Length != 12 || last.Seat != card.West {
		t.Error("the choices are lost when the screen is drawn again")
	}
}

func TestEverythingElseByKeyboard(t *testing.T) {
	s, log, _ := newScreen(t, nil)
	for _, more := range []int{3, 2, 2} {
		press(s, fyne.KeyDown, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyReturn)
		for range more {
			press(s, fyne.KeyRight, fyne.KeyReturn)
		}
	}
	press(s, fyne.KeyRight, fyne.KeyDown, fyne.KeyReturn) // stays on the last
	log.want(t, "games", "deal", "daily", "bidding", "history", "statistics", "deck", "settings", "help", "quit", "quit")
}

func TestLetters(t *testing.T) {
	s, log, _ := newScreen(t, nil)
	for _, r := range "cNgpyhTbDSqza4" {
		s.Rune(r)
	}
	log.want(t, "new", "games", "deal", "daily", "history", "statistics", "bidding", "deck", "settings", "quit")
	s, log, _ = newScreen(t, &Progress{Deal: 1, Length: 4})
	s.Rune('c')
	log.want(t, "continue")
}

// much is the memory of a user who has played a lot.
var much = Memory{Rubbers: 4321, Won: -1, By: "123,456", Today: 12, Longest: 123, ToFind: 1234, Records: company.Records{
	{WonWith: 1234, LostWith: 1021, WonAgainst: 2345, LostAgainst: 1987}, {LostWith: 3}, {},
}}

// What is remembered comes while the screen is shown: the keyboard stays on what it is on.
func TestRememberWhileSomethingIsSelected(t *testing.T) {
	for _, keys := range [][]fyne.KeyName{{}, {fyne.KeyUp}, {fyne.KeyDown, fyne.KeyRight}, {fyne.KeyEnd}} {
		s, _, _ := newScreen(t, &Progress{Deal: 3, Length: 4})
		press(s, keys...)
		said := func() string {
			switch on := s.rows[s.row][s.column].(type) {
			case *widget.Button:
				return on.Label
			case *widget.Choice:
				return on.Label
			}
			return ""
		}
		before := said()
		s.Remember(much)
		if after := said(); after != before {
			t.Errorf("after %v the keyboard is on %q, and was on %q", keys, after, before)
		}
		s.Remember(Memory{})
		if after := said(); after != before {
			t.Errorf("after %v and back the keyboard is on %q, and was on %q", keys, after, before)
		}
	}
}

// Better cards are looked for by key and by button, where there are some.
func TestFind(t *testing.T) {
	s, log, _ := newScreen(t, nil)
	s.Rune('f')
	log.want(t)
	s.Remember(Memory{Rubbers: 1, ToFind: 1})
	s.Rune('F')
	press(s, fyne.KeyDown, fyne.KeyReturn)
	log.want(t, "find", "find")
}

// A game of its own length leaves no choice of it, one without house rules has no key for them, and one with other cards shows
// these.
func TestGameOnItsOwnTerms(t *testing.T) {
	s, log, last := newScreen(t, nil)
	rows := len(s.rows)
	s.options.Game = bridge.Duplicate()
	s.options.Game.Name, s.options.Game.Length = "Longwood", 6
	s.Redraw()
	if len(s.rows) != rows-1 {
		t.Errorf("%d rows, without a choice of length %d", len(s.rows), rows-1)
	}
	s.Rune('r')
	if !s.sheets.Empty() {
		t.Error("house rules of a game that has none")
	}
	s.Rune('n')
	log.want(t, "new")
	if last.Length != 6 {
		t.Errorf("a session of %d deals", last.Length)
	}
	for _, c := range honours(s.options.Game.Deck) {
		if !card.Deck52.Has(c) {
			t.Errorf("%v is not among 52 cards", c)
		}
	}
	if got := honours(card.Deck68); got[4].Rank != card.Maid {
		t.Errorf("the fan of 68 cards ends with %v", got[4])
	}
}

// A session without a fixed number of deals says which deal it is, and one against targets tells IMPs.
func TestProgressOfOtherGames(t *testing.T) {
	for want, p := range map[string]Progress{
		"Deal 7  ·  N-S 440 – E-W 90": {Deal: 7, Points: [2]int{440, 90}},
		"Deal 3 of 4  ·  N-S +5 IMPs": {Deal: 3, Length: 4, Points: [2]int{0, 170}, IMPs: &[2]int{5, -5}},
		"Deal 3 of 4  ·  E-W +1 IMP":  {Deal: 3, Length: 4, IMPs: &[2]int{-1, 1}},
		"Deal 2 of 4  ·  N-S 0 IMPs":  {Deal: 2, Length: 4, IMPs: &[2]int{}},
	} {
		if got := p.String(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestProgress(t *testing.T) {
	got := Progress{Deal: 3, Length: 4, Points: [2]int{1240, 680}}.String()
	if want := "Deal 3 of 4  ·  N-S 1,240 – E-W 680"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestItAllFitsTheSmallestWindow(t *testing.T) {
	for _, progress := range []*Progress{nil, {Deal: 16, Length: 16, Points: [2]int{112640, 98700}}} {
		s, _, _ := newScreen(t, progress)
		s.Remember(much)
		if size := s.Content().MinSize(); size.Width > 1024 || size.Height > 700 {
			t.Errorf("the screen needs %v", size)
		}
	}
}
