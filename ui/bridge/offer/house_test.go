package offer

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// gameOf returns a game with house rules, as in "Chicago end=last".
func gameOf(t *testing.T, rules string) bridge.Rules {
	t.Helper()
	name, house, _ := strings.Cut(rules, " ")
	r, err := bridge.ParseRules(name, house)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// houseScreen returns the screen with the sheet of house rules on it; kept lists what has been saved, and fails is the
// result of saving.
func houseScreen(t *testing.T, rules string, fails *error) (s *place, w fyne.Window, kept *[]string) {
	t.Helper()
	kept = new([]string)
	s, w = newPlace(t, Options{Game: gameOf(t, rules), OnHouse: func(r bridge.Rules, told func(error)) {
		*kept = append(*kept, r.House.String())
		told(*fails)
	}})
	s.rune('R')
	return s, w, kept
}

// Every house rule can be chosen by the keyboard, is saved at once, and can be reset.
func TestHouseRulesByKeyboard(t *testing.T) {
	var fails error
	s, _, kept := houseScreen(t, "SuperBridge", &fails)
	for _, step := range []struct {
		keys []fyne.KeyName
		want string
	}{
		{[]fyne.KeyName{fyne.KeyRight}, "plain-doubles"},
		{[]fyne.KeyName{fyne.KeyDown, fyne.KeySpace}, "plain-doubles,redeal"},
		{[]fyne.KeyName{fyne.KeyDown, fyne.KeyRight}, "plain-doubles,redeal,vul=dealing"},
		{[]fyne.KeyName{fyne.KeyRight}, "plain-doubles,redeal,vul=None"},
		{[]fyne.KeyName{fyne.KeyRight}, "plain-doubles,redeal,vul=NS"},
		{[]fyne.KeyName{fyne.KeyRight}, "plain-doubles,redeal,vul=EW"},
		{[]fyne.KeyName{fyne.KeyRight}, "plain-doubles,redeal,vul=Both"},
		{[]fyne.KeyName{fyne.KeyDown, fyne.KeyRight}, "plain-doubles,redeal,vul=Both,dealer=W"},
		{[]fyne.KeyName{fyne.KeyLeft}, "plain-doubles,redeal,vul=Both"}, // South, as usual
		{[]fyne.KeyName{fyne.KeyHome, fyne.KeyLeft}, "redeal,vul=Both"},
	} {
		*kept = nil
		s.press(step.keys...)
		if got := strings.Join(*kept, "; "); got != step.want || s.options.Game.House.String() != step.want {
			t.Errorf("%v keeps %q and shows %v, want %q", step.keys, got, s.options.Game.House, step.want)
		}
	}
	if s.rune('u'); s.options.Game.House != (bridge.House{}) || (*kept)[len(*kept)-1] != "" {
		t.Errorf("after U there are %v", s.options.Game.House)
	}
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeyEscape, fyne.KeyBackspace} {
		if s.press(key); !s.sheets.Empty() {
			t.Errorf("%s doesn't put the sheet away", key)
		}
		s.rune('r')
	}
	s.rune('n') // has no action on the sheet; without the sheet it would begin a rubber, which has no callback here
}

// A click on a value chooses it, and one beside the sheet puts it away.
func TestHouseRulesByMouse(t *testing.T) {
	var fails error
	s, w, kept := houseScreen(t, "SuperBridge", &fails)
	for row, option := range map[int]float32{0: 0.75, 1: 0.75, 2: 0.25, 3: 0.1} {
		c := s.sheets.Top().(*houseSheet).choices.All[row]
		left := c.Size().Width - theme.U(5) - c.Control
		c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(left+option*c.Control, c.Size().Height/2)})
	}
	if got, want := s.options.Game.House.String(), "plain-doubles,redeal,vul=dealing,dealer=N"; got != want || (*kept)[len(*kept)-1] != want {
		t.Errorf("clicks choose %q and keep %q, want %q", got, *kept, want)
	}
	test.TapCanvas(w.Canvas(), fyne.NewPos(6, 350))
	if !s.sheets.Empty() {
		t.Error("a click beside the sheet doesn't put it away")
	}
}

// The sheet shows the consequences for deals and scores, and the button the number of changed rules.
func TestHouseRulesSayWhatFollows(t *testing.T) {
	var fails error
	s, _, _ := houseScreen(t, "SuperBridge", &fails)
	for _, step := range []struct {
		house string
		want  []string
	}{
		{"", []string{"Deal 1: South\nnobody vulnerable", "Deal 2: West\nN-S vulnerable", "Deal 3: North\nE-W vulnerable", "Deal 4: East\nboth sides vulnerable",
			"3♠ doubled and just made is a game: 740 points.", "House rules\n"}},
		{"plain-doubles,vul=dealing,dealer=E", []string{"Deal 1: East\nnobody vulnerable", "Deal 2: South\nN-S vulnerable", "Deal 3: West\nE-W vulnerable",
			"3♠ doubled and just made is a part-score: 220 points.", "House rules · 3\n"}},
	} {
		s.sheets.Top().(*houseSheet).choose(gameOf(t, "SuperBridge "+step.house), nil)
		said := proseOf(s.sheets.Content())
		for _, want := range step.want {
			if !strings.Contains(said, want) {
				t.Errorf("%q: it says\n%s\nwant in it %q", step.house, said, want)
			}
		}
	}
}

// A choice that can't be saved holds all the same, and the sheet says so.
func TestHouseRulesThatCantBeKept(t *testing.T) {
	fails := errors.New("the disk is full")
	s, _, _ := houseScreen(t, "SuperBridge", &fails)
	s.press(fyne.KeyRight)
	if said := proseOf(s.sheets.Top().Build()); !strings.Contains(said, "the disk is full") || s.options.Game.House.String() != "plain-doubles" {
		t.Errorf("%v; it says\n%s", s.options.Game.House, said)
	}
	fails = nil
	s.press(fyne.KeyLeft)
	if said := proseOf(s.sheets.Top().Build()); strings.Contains(said, "the disk is full") {
		t.Errorf("later it says\n%s", said)
	}
}

func TestHouseRulesFitTheSmallestWindow(t *testing.T) {
	fails := errors.New(strings.Repeat("a long message ", 12))
	s, _, _ := houseScreen(t, "SuperBridge plain-doubles,redeal,vul=NS,dealer=N", &fails)
	s.press(fyne.KeyLeft)
	if size := s.sheets.Content().MinSize(); size.Width > 1024 || size.Height > 700 {
		t.Errorf("the screen needs %v", size)
	}
}

// Each game has its own choices; all of them can be reached with keys, and their consequences are shown.
func TestHouseRulesOfOtherGames(t *testing.T) {
	var fails error
	for _, tt := range []struct {
		game string
		rows int
		all  string // with another option in each row
		says []string
	}{
		{"Rubber", 7, "redeal,redoubled=50,undertricks=200,clean=750,part=50,hundreds,no-honours", []string{
			"2♣ redoubled and just made: 160 points for the tricks, and 50 more as a bonus.", "5♦ doubled and 6 down, not vulnerable: 1,100 points for the other side.", "House rules · 7\n",
		}},
		{"Chicago", 5, "vul=dealing,redoubled=50,undertricks=200,no-honours,end=last", []string{"Deal 2: East\nE-W vulnerable"}},
		{"Target", 4, "vul=dealing,redoubled=50,undertricks=200,part-score=100", nil},
	} {
		s, _, kept := houseScreen(t, tt.game, &fails)
		sheet := s.sheets.Top().(*houseSheet)
		if got := len(sheet.choices.All); got != tt.rows {
			t.Errorf("%s has %d choices, want %d", tt.game, got, tt.rows)
		}
		for range tt.rows {
			s.press(fyne.KeyRight, fyne.KeyDown)
		}
		if got := (*kept)[len(*kept)-1]; got != tt.all || s.options.Game.House.String() != tt.all {
			t.Errorf("%s keeps %q, want %q", tt.game, got, tt.all)
		}
		said := proseOf(s.sheets.Content())
		for _, want := range tt.says {
			if !strings.Contains(said, want) {
				t.Errorf("%s says\n%s\nwant in it %q", tt.game, said, want)
			}
		}
		if size := s.sheets.Content().MinSize(); size.Width > 1024 || size.Height > 700 {
			t.Errorf("%s needs %v", tt.game, size)
		}
		if s.rune('u'); s.options.Game.House != (bridge.House{}) {
			t.Errorf("%s: after U there are %v", tt.game, s.options.Game.House)
		}
	}
	s, _, _ := houseScreen(t, "Duplicate", &fails)
	if !s.sheets.Empty() {
		t.Error("Duplicate has a sheet of house rules")
	}
}
