package home

import (
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// longwood offers a made-up game of four to seven deals at one of three tables.
type longwood struct {
	said         []string // by the screen, in order
	goesOn       bool     // there is a session to continue
	below        bool     // there is a button below the panel
	noCards      bool     // it is played without cards
	few          bool     // with one screen of its own, not two
	noTable      bool     // there is no table to choose
	deals, table int
	begun        int
	home         family.Home
}

func (l *longwood) say(what string) func() { return func() { l.said = append(l.said, what) } }

func (l *longwood) action(label, key string) family.Action {
	return family.Action{Label: label, Key: key, Do: l.say(label)}
}

// Offer implements [family.Offering].
func (l *longwood) Offer(h family.Home) family.Offer {
	l.home = h
	other := l.action("rules", "R")
	o := family.Offer{
		Name: "Longwood", Subtitle: "A made-up game", Deck: !l.noCards,
		Picture: func(*widget.Art) vector.Drawing { return vector.Drawing{Width: 3, Height: 1} },
		Choices: []family.Choice{
			{Label: "Deals", Options: []string{"4", "5", "6", "7"}, Chosen: l.deals, Choose: func(i int) { l.deals = i }},
			{Label: "Table", Options: []string{"1", "2", "3"}, Chosen: l.table, Choose: func(i int) { l.table = i }},
		},
		More: []family.Action{l.action("field", "C")},
		New: family.Action{Label: "New", Do: func() {
			l.begun = 10*(l.deals+4) + l.table + 1
			l.say("new")()
		}},
		Beside: &other,
		Digit: func(r rune, on bool) bool {
			n := int(r - '0')
			if on {
				n += l.deals + 4
			}
			if n < 4 || n > 7 {
				return false
			}
			l.deals = n - 4
			return true
		},
		Panel:     func(*widget.Art) fyne.CanvasObject { return container.NewStack() },
		Elsewhere: []family.Action{l.action("deal", "I"), l.action("bidding", "B")},
	}
	if l.noTable {
		o.Choices[1].Options = nil
	}
	if l.few {
		o.Elsewhere = o.Elsewhere[:1]
	}
	if l.goesOn {
		o.Continue = &family.Continue{Action: l.action("continue", ""), Stands: "Deal 3 of 4"}
	}
	if l.below {
		find := l.action("find", "F")
		o.Below = &find
	}
	return o
}

// Shown implements [family.Offering].
func (l *longwood) Shown() {}

func newScreen(t *testing.T, l *longwood) *Screen {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	s := New(widget.NewArt(cardart.Style{}), Options{
		Offering: l, Learn: []family.Action{l.action("lessons", "L")}, OnGames: l.say("games"), OnHistory: l.say("history"), OnStatistics: l.say("statistics"), OnDeck: l.say("deck"),
		OnSettings: l.say("settings"), OnHelp: l.say("help"), OnQuit: l.say("quit"),
	})
	test.NewTempWindow(t, s.Content()).Resize(fyne.NewSize(1024, 700))
	return s
}

func press(s *Screen, keys ...fyne.KeyName) {
	for _, k := range keys {
		s.Key(k)
	}
}

func (l *longwood) want(t *testing.T, what ...string) {
	t.Helper()
	if !slices.Equal(l.said, what) {
		t.Errorf("the screen said %q, want %q", l.said, what)
	}
}

func TestEnterBeginsWhereThereIsNothingToGoOnWith(t *testing.T) {
	l := &longwood{}
	press(newScreen(t, l), fyne.KeyReturn)
	l.want(t, "new")
}

func TestEnterGoesOn(t *testing.T) {
	l := &longwood{goesOn: true}
	press(newScreen(t, l), fyne.KeyEnter)
	l.want(t, "continue")
}

func TestChoicesByKeyboard(t *testing.T) {
	l := &longwood{goesOn: true}
	s := newScreen(t, l)
	press(s, fyne.KeyDown, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyLeft)
	press(s, fyne.KeyDown, fyne.KeyRight, fyne.KeyReturn)
	l.want(t, "new")
	if l.begun != 62 {
		t.Errorf("begun with %d deals at table %d", l.begun/10, l.begun%10)
	}
	s.Redraw()
	press(s, fyne.KeyReturn)
	if l.begun != 62 {
		t.Error("the choices are lost when the screen is drawn again")
	}
}

// A digit belongs to the game; a second one continues the number, unless another key comes between.
func TestDigits(t *testing.T) {
	for typed, want := range map[string]int{"": 4, "6": 6, "51": 6, "5 1": 5, "9": 4, "512": 4} {
		l := &longwood{}
		s := newScreen(t, l)
		for _, r := range typed {
			if r == ' ' {
				press(s, fyne.KeyUp)
				continue
			}
			s.Key(fyne.KeyName(r)) // a window sends both
			s.Rune(r)
		}
		if typed == "512" { // 8 is too many, and 2 too few
			want = 6
		}
		row := s.rows[0][0].(*widget.Choice)
		if l.deals+4 != want || row.Options[row.Chosen] != strconv.Itoa(want) {
			t.Errorf("%q chooses %d, and shows %s; want %d", typed, l.deals+4, row.Options[row.Chosen], want)
		}
	}
}

func TestEverythingElseByKeyboard(t *testing.T) {
	l := &longwood{}
	s := newScreen(t, l)
	for _, more := range []int{3, 2, 2} {
		press(s, fyne.KeyDown, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyReturn)
		for range more {
			press(s, fyne.KeyRight, fyne.KeyReturn)
		}
	}
	press(s, fyne.KeyRight, fyne.KeyDown, fyne.KeyReturn) // stays on the last
	l.want(t, "games", "deal", "bidding", "lessons", "history", "statistics", "deck", "settings", "help", "quit", "quit")
}

func TestLetters(t *testing.T) {
	l := &longwood{}
	s := newScreen(t, l)
	for _, r := range "pNgijlTbDSqzcrf" { // nothing to continue, and nothing to find
		s.Rune(r)
	}
	l.want(t, "new", "games", "deal", "history", "lessons", "statistics", "bidding", "deck", "settings", "quit", "field", "rules")
	l = &longwood{goesOn: true, below: true}
	s = newScreen(t, l)
	s.Rune('p')
	s.Rune('F')
	l.want(t, "continue", "find")
}

// A game without cards has no button for them.
func TestAGameWithoutCards(t *testing.T) {
	l := &longwood{noCards: true}
	s := newScreen(t, l)
	s.Rune('d')
	press(s, fyne.KeyDown, fyne.KeyDown, fyne.KeyRight, fyne.KeyRight, fyne.KeyReturn)
	l.want(t, "statistics")

	// With one screen of its own there is a row less.
	l = &longwood{noCards: true, few: true}
	s = newScreen(t, l)
	press(s, fyne.KeyDown)
	for range 4 {
		press(s, fyne.KeyReturn, fyne.KeyRight)
	}
	l.want(t, "games", "deal", "lessons", "history")
}

// The offer may change while the screen is shown: the focus stays on the same control.
func TestWhatIsOfferedChanges(t *testing.T) {
	for _, keys := range [][]fyne.KeyName{{}, {fyne.KeyUp}, {fyne.KeyDown, fyne.KeyRight}, {fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown}, {fyne.KeyEnd}} {
		l := &longwood{goesOn: true}
		s := newScreen(t, l)
		press(s, keys...)
		said := func() string {
			switch on := s.keys.On().(type) {
			case *widget.Button:
				return on.Label
			case *widget.Choice:
				return on.Label
			}
			return ""
		}
		before := said()
		for _, l.below = range []bool{true, false} {
			if l.home.Redraw(); said() != before {
				t.Errorf("after %v the keyboard is on %q, and was on %q", keys, said(), before)
			}
		}
		for _, l.noTable = range []bool{true, false} {
			if l.home.Redraw(); said() != before {
				t.Errorf("after %v with tables %v the keyboard is on %q, and was on %q", keys, !l.noTable, said(), before)
			}
		}
	}
}

// The button below the panel is reached by arrows too.
func TestTheButtonBelowThePanel(t *testing.T) {
	l := &longwood{below: true}
	press(newScreen(t, l), fyne.KeyDown, fyne.KeyReturn)
	l.want(t, "find")
}
