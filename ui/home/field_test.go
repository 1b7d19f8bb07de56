package home

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// duplicate opens the screen for a session of Duplicate, and returns the last length that was started with.
func duplicate(t *testing.T, length int, kept func(Field) error) (s *Screen, started *int) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	started = new(int)
	s = New(widget.NewArt(cardart.Style{}), Options{
		Game: bridge.Duplicate(), Length: length, Field: usualField,
		OnNew:   func(length int, _ card.Seat) { *started = length },
		OnField: func(f Field, told func(error)) { told(kept(f)) },
	})
	test.NewTempWindow(t, s.Content()).Resize(fyne.NewSize(1024, 700))
	return s, started
}

func keepAll(Field) error { return nil }

// Any number of boards up to 32 can be typed; what is typed is offered with the others.
func TestBoardsAreTyped(t *testing.T) {
	for typed, want := range map[string]int{
		"": 8, "5": 5, "12": 12, "32": 32, "33": 3, "321": 1, "0": 8, "10": 10, "1 2": 2, "16": 16,
	} {
		s, started := duplicate(t, 0, keepAll)
		for _, r := range typed {
			if r == ' ' {
				press(s, fyne.KeyUp, fyne.KeyDown)
				continue
			}
			s.Key(fyne.KeyName(r)) // a window sends both
			s.Rune(r)
		}
		s.Rune('n')
		if *started != want {
			t.Errorf("%q starts %d boards, want %d", typed, *started, want)
		}
		row := s.rows[0][0].(*widget.Choice)
		if got := row.Options[row.Chosen]; got != strings.TrimSpace(text.Points(want)) {
			t.Errorf("%q: %s is shown as chosen", typed, got)
		}
	}
}

// Enter starts a session at once, whatever rows there are above.
func TestEnterStartsADuplicateSession(t *testing.T) {
	s, started := duplicate(t, 24, keepAll)
	press(s, fyne.KeyReturn)
	if *started != 24 {
		t.Errorf("Enter starts %d boards", *started)
	}
}

// The field is chosen on a sheet by keys: scoring, tables, players. Two tables are a team match, and back from that it is
// the usual number.
func TestFieldByKeyboard(t *testing.T) {
	var last Field
	s, _ := duplicate(t, 8, func(f Field) error { last = f; return nil })
	step := func(want Field, keys ...fyne.KeyName) {
		t.Helper()
		press(s, keys...)
		if last != want || s.options.Field != want {
			t.Errorf("after %v: %v is kept and %v shown, want %v", keys, last, s.options.Field, want)
		}
	}
	field8 := func(tables int, by field.Method, l bot.Level) Field {
		return Field{Setup: field.Setup{Tables: tables, By: by}, Level: l}
	}
	s.Rune('a')
	step(field8(8, field.ByIMPs, bot.Club), fyne.KeyRight)
	step(field8(9, field.ByIMPs, bot.Club), fyne.KeyDown, fyne.KeyRight)
	step(field8(9, field.ByIMPs, bot.Expert), fyne.KeyDown, fyne.KeyRight)
	step(field8(2, field.ByMatchpoints, bot.Expert), fyne.KeyHome, fyne.KeyRight, fyne.KeyRight)
	step(field8(8, field.ByCross, bot.Expert), fyne.KeyLeft)
	s.Rune('u')
	step(usualField)
	step(field8(2, field.ByMatchpoints, bot.Club), fyne.KeyDown, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft)
	press(s, fyne.KeyReturn)
	if !s.sheets.Empty() || s.fieldLabel() != "Team match" {
		t.Errorf("the button says %q", s.fieldLabel())
	}
}

// What can't be kept is said, and holds all the same.
func TestFieldThatIsNotKept(t *testing.T) {
	s, _ := duplicate(t, 8, func(Field) error { return errors.New("the disk is full") })
	s.Rune('a')
	press(s, fyne.KeyRight)
	f := s.sheets.Top().(*fieldSheet)
	if f.failed == nil || s.options.Field.By != field.ByIMPs {
		t.Errorf("failed: %v; %v", f.failed, s.options.Field)
	}
}

// Other games have neither the button nor the numbers.
func TestNoFieldInOtherGames(t *testing.T) {
	s, _, last := newScreen(t, nil)
	s.Rune('a')
	s.Rune('7')
	if !s.sheets.Empty() {
		t.Error("Super Bridge has a field")
	}
	press(s, fyne.KeyReturn)
	if last.Length != 4 {
		t.Errorf("a rubber of %d deals", last.Length)
	}
}

// The screen with all its rows fits the smallest window.
func TestDuplicateFits(t *testing.T) {
	s, _ := duplicate(t, 12, keepAll)
	s.options.Progress, s.options.Memory = &Progress{Deal: 3, Length: 4}, much
	s.Redraw()
	if least := s.Content().MinSize(); least.Width > 1024 || least.Height > 700 {
		t.Errorf("the screen needs %v", least)
	}
}
