package offer

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/seating"
)

// onHome shows an evening on the home screen in the smallest window.
func onHome(t *testing.T, options Options) (*home.Screen, fyne.Window) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	s := home.New(widget.NewArt(cardart.Style{}), home.Options{Offering: shown{New(options)}})
	w := test.NewTempWindow(t, s.Content())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1024, 700))
	return s, w
}

// shown is an evening without later results.
type shown struct{ *Evening }

func (shown) Shown() {}

// said returns all that is written in a window.
func said(w fyne.Window) string {
	var all strings.Builder
	for _, o := range test.LaidOutObjects(w.Content()) {
		switch o := o.(type) {
		case *widget.Prose:
			all.WriteString(o.Text + "\n")
		case *widget.Button:
			all.WriteString(o.Label + "\n")
		}
	}
	return all.String()
}

// Everything can be chosen with keys, is saved at once, and is used at the beginning.
func TestAnEveningByKeyboard(t *testing.T) {
	var kept, begun seating.Setup
	s, w := onHome(t, Options{Setup: seating.Usual(), OnSetup: func(to seating.Setup) { kept = to }, OnNew: func(with seating.Setup) { begun = with }})
	s.Key(fyne.KeyReturn)
	if begun != seating.Usual() {
		t.Errorf("Enter begins with %v", begun)
	}
	s.Key(fyne.KeyHome)
	for _, row := range []struct {
		steps int
		want  string
	}{
		{3, "level=club opponents=5 hands=20 point=1 buy-in=500"},
		{2, "level=mixed opponents=5 hands=20 point=1 buy-in=500"},
		{-2, "level=mixed opponents=5 hands=0 point=1 buy-in=500"},
		{3, "level=mixed opponents=5 hands=0 point=10 buy-in=500"},
		{1, "level=mixed opponents=5 hands=0 point=10 buy-in=1000"},
	} {
		key := fyne.KeyRight
		if row.steps < 0 {
			key = fyne.KeyLeft
		}
		for range max(row.steps, -row.steps) {
			s.Key(key)
		}
		if kept.String() != row.want {
			t.Errorf("kept is %v, want %s", kept, row.want)
		}
		s.Key(fyne.KeyDown)
	}
	s.Rune('n')
	if begun != kept {
		t.Errorf("begun with %v, chosen was %v", begun, kept)
	}
	for _, want := range []string{"Clara", "Hugo", "1,000 chips", "worth 10 chips", "as long as you like"} {
		if !strings.Contains(said(w), want) {
			t.Errorf("%q isn't in\n%s", want, said(w))
		}
	}
}

// A click on a value chooses it.
func TestAnEveningByMouse(t *testing.T) {
	var kept seating.Setup
	_, w := onHome(t, Options{Setup: seating.Usual(), OnSetup: func(to seating.Setup) { kept = to }})
	for row, option := range []int{4, 2, 3, 1, 0} {
		var rows []*widget.Choice
		for _, o := range test.LaidOutObjects(w.Content()) {
			if c, ok := o.(*widget.Choice); ok {
				rows = append(rows, c)
			}
		}
		c := rows[row]
		width := c.Control / float32(len(c.Options))
		left := c.Size().Width - theme.U(5) - c.Control
		c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(left+(float32(option)+0.5)*width, c.Size().Height/2)})
	}
	if want := "level=expert opponents=5 hands=50 point=2 buy-in=200"; kept.String() != want {
		t.Errorf("clicks choose %v, want %s", kept, want)
	}
}

// The game in progress comes first, with the hand and the user's chips.
func TestTheGameInProgress(t *testing.T) {
	for want, p := range map[string]Progress{
		"Hand 3 of 20  ·  you have 1,240 chips": {Hand: 3, Hands: 20, Stack: 1240},
		"Hand 7  ·  you have 1 chip":            {Hand: 7, Stack: 1},
	} {
		goneOn := false
		s, w := onHome(t, Options{Setup: seating.Usual(), Progress: &p, OnContinue: func() { goneOn = true }})
		if !strings.Contains(said(w), want) {
			t.Errorf("%q isn't in\n%s", want, said(w))
		}
		if s.Key(fyne.KeyReturn); !goneOn {
			t.Error("Enter doesn't go on with it")
		}
	}
}

// The result of the last game is shown once it is known.
func TestTheLastGame(t *testing.T) {
	for want, m := range map[string]Memory{
		"": {},
		"Last time you won 120 chips: place 1 of 3": {Chips: 120, Place: 1, Players: 3},
		"Last time you lost 1 chip: place 2 of 2":   {Chips: -1, Place: 2, Players: 2},
		"Last time you came out even: place 2 of 4": {Place: 2, Players: 4},
	} {
		e := New(Options{Setup: seating.Usual()})
		test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
		w := test.NewTempWindow(t, home.New(widget.NewArt(cardart.Style{}), home.Options{Offering: shown{e}}).Content())
		if e.Remember(m); !strings.Contains(said(w), want) || strings.Contains(said(w), "Last time") != (want != "") {
			t.Errorf("%q isn't in\n%s", want, said(w))
		}
	}
}

func TestItAllFitsTheSmallestWindow(t *testing.T) {
	setup := seating.Setup{Opponents: 5, Level: people.Mixed, Hands: 50, Point: 10, BuyIn: 2000}
	for _, p := range []*Progress{nil, {Hand: 50, Hands: 50, Stack: 123456}} {
		s, _ := onHome(t, Options{Setup: setup, Progress: p, Memory: Memory{Chips: -123456, Place: 6, Players: 6}})
		if least := s.Content().MinSize(); least.Width > 1024 || least.Height > 700 {
			t.Errorf("the screen needs %v", least)
		}
	}
}
