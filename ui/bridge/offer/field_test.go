package offer

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// duplicate opens the screen for a session of Duplicate, and returns the last length that was started with.
func duplicate(t *testing.T, length int, kept func(Field) error) (p *place, started *int) {
	t.Helper()
	started = new(int)
	p, _ = newPlace(t, Options{
		Game: bridge.Duplicate(), Length: length, Field: usualField,
		OnNew:   func(length int, _ card.Seat) { *started = length },
		OnField: func(f Field, told func(error)) { told(kept(f)) },
	})
	return p, started
}

func keepAll(Field) error { return nil }

// Any number of boards up to 32 can be typed, and is then offered among the others.
func TestBoardsAreTyped(t *testing.T) {
	for typed, want := range map[string]int{
		"": 8, "5": 5, "12": 12, "32": 32, "33": 3, "321": 1, "0": 8, "10": 10, "1 2": 2, "16": 16,
	} {
		s, started := duplicate(t, 0, keepAll)
		for _, r := range typed {
			if r == ' ' {
				s.typed = false // another key
				continue
			}
			s.rune(r)
		}
		s.rune('n')
		if *started != want {
			t.Errorf("%q starts %d boards, want %d", typed, *started, want)
		}
		row := s.offer().Choices[0]
		if got := row.Options[row.Chosen]; got != strings.TrimSpace(text.Points(want)) {
			t.Errorf("%q: %s is shown as chosen", typed, got)
		}
	}
}

// The field is chosen on a sheet by keys: scoring, tables, who plays, and their level if they are alike. Two tables are a team match, and back from that it is
// the usual number.
func TestFieldByKeyboard(t *testing.T) {
	var last Field
	s, _ := duplicate(t, 8, func(f Field) error { last = f; return nil })
	step := func(want Field, keys ...fyne.KeyName) {
		t.Helper()
		s.press(keys...)
		if last != want || s.options.Field != want {
			t.Errorf("after %v: %v is kept and %v shown, want %v", keys, last, s.options.Field, want)
		}
	}
	alike := false
	field8 := func(tables int, by field.Method, l bot.Level) Field {
		return Field{Setup: field.Setup{Tables: tables, By: by}, Level: l, Alike: alike}
	}
	s.rune('c')
	step(field8(8, field.ByIMPs, bot.Club), fyne.KeyRight)
	step(field8(9, field.ByIMPs, bot.Club), fyne.KeyDown, fyne.KeyRight)
	alike = true
	step(field8(9, field.ByIMPs, bot.Club), fyne.KeyDown, fyne.KeyRight)
	step(field8(9, field.ByIMPs, bot.Expert), fyne.KeyDown, fyne.KeyRight)
	step(field8(2, field.ByMatchpoints, bot.Expert), fyne.KeyHome, fyne.KeyRight, fyne.KeyRight)
	step(field8(8, field.ByCross, bot.Expert), fyne.KeyLeft)
	s.rune('u')
	step(usualField)
	alike = false
	step(field8(2, field.ByMatchpoints, bot.Club), fyne.KeyDown, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft)
	s.press(fyne.KeyReturn)
	if !s.sheets.Empty() || s.fieldLabel() != "Team match" {
		t.Errorf("the button says %q", s.fieldLabel())
	}
}

// If a choice can't be saved the sheet says so, and it holds all the same.
func TestFieldThatIsNotKept(t *testing.T) {
	s, _ := duplicate(t, 8, func(Field) error { return errors.New("the disk is full") })
	s.rune('c')
	s.press(fyne.KeyRight)
	f := s.sheets.Top().(*fieldSheet)
	if f.failed == nil || s.options.Field.By != field.ByIMPs {
		t.Errorf("failed: %v; %v", f.failed, s.options.Field)
	}
}

// Other games have neither the button nor the numbers.
func TestNoFieldInOtherGames(t *testing.T) {
	p, _ := newPlace(t, Options{Game: bridge.SuperBridge()})
	if o := p.offer(); len(o.More) > 0 || o.Digit != nil {
		t.Errorf("Super Bridge has a field: %+v", o.More)
	}
}
