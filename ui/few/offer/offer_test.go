package offer

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/seating"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/outcome"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// onHome shows a game on the home screen in the smallest window.
func onHome(t *testing.T, options Options) (*home.Screen, fyne.Window) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	art := widget.NewArt(cardart.Style{})
	s := home.New(art, home.Options{Offering: shown{New(art, options)}})
	w := test.NewTempWindow(t, s.Content())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1024, 700))
	return s, w
}

// shown is a game without later results.
type shown struct{ *Game }

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
		case *widget.Choice:
			all.WriteString(o.Label + ": " + strings.Join(o.Options, ", ") + "\n")
		}
	}
	return all.String()
}

// Everything can be chosen with keys, is saved at once, and is used at the beginning.
func TestAGameByKeyboard(t *testing.T) {
	var kept, begun seating.Setup
	s, w := onHome(t, Options{
		Setup: seating.Usual(few.Booby), OnNew: func(with seating.Setup) { begun = with },
		OnSetup: func(to seating.Setup, told func(error)) {
			if kept = to; told != nil {
				told(nil)
			}
		},
	})
	s.Key(fyne.KeyReturn)
	if begun != seating.Usual(few.Booby) {
		t.Errorf("Enter begins with %v", begun)
	}
	s.Key(fyne.KeyHome)
	for _, step := range []struct {
		keys []fyne.KeyName
		want string
	}{
		{[]fyne.KeyName{fyne.KeyRight, fyne.KeyRight}, "Booby; level=mixed player=0"},
		{[]fyne.KeyName{fyne.KeyDown, fyne.KeyRight}, "Booby; level=mixed player=2"},
		{[]fyne.KeyName{fyne.KeyRight}, "Booby; level=mixed player=1"},
	} {
		for _, key := range step.keys {
			s.Key(key)
		}
		if kept.String() != step.want {
			t.Errorf("kept is %v, want %s", kept, step.want)
		}
	}
	s.Rune('r')
	s.Key(fyne.KeySpace)
	if want := "Booby clean-rubber; level=mixed player=1"; kept.String() != want {
		t.Errorf("kept is %v, want %s", kept, want)
	}
	s.Key(fyne.KeyReturn)
	s.Rune('n')
	if begun != kept {
		t.Errorf("begun with %v, chosen was %v", begun, kept)
	}
	for _, want := range []string{"Clara", "Victor", "They play as", "First to deal: You, Clara, Victor", "House rules · 1", "100 points below the line", "2 games win"} {
		if !strings.Contains(said(w), want) {
			t.Errorf("%q isn't in\n%s", want, said(w))
		}
	}
	s.Rune('r')
	s.Rune('u')
	if want := "Booby; level=mixed player=1"; kept.String() != want {
		t.Errorf("kept is %v, want %s", kept, want)
	}
}

// House rules are offered for games that have any, with their own figures; a failure to save is shown.
func TestHouseRules(t *testing.T) {
	for kind, want := range map[few.Kind][]string{
		few.TwoDummies:  {"Two games to none: 700, 750", "Redoubled and made: 100, 50", "Fourth trick short: 300, 200"},
		few.Booby:       {"Opening lead: Declarer’s left, Dealer’s left"},
		few.NulloForTwo: {"A nullo trick: 30, 20"},
		few.Slam:        {"Two games to none: 140, 150", "Redoubled and made: 20, 10", "Fourth trick short: 60, 40", "The reserve: Stays aside, Picked up"},
	} {
		s, w := onHome(t, Options{Setup: seating.Usual(kind), OnSetup: func(_ seating.Setup, told func(error)) { told(errors.New("disk full")) }})
		s.Rune('r')
		rows := 3
		if kind != few.TwoDummies {
			rows = 4
		}
		if n := strings.Count(said(w), ": ") - 2; n != rows {
			t.Errorf("%v has %d house rules, want %d:\n%s", kind, n, rows, said(w))
		}
		for _, want := range want {
			if !strings.Contains(said(w), want) {
				t.Errorf("%v: %q isn't in\n%s", kind, want, said(w))
			}
		}
		if s.Key(fyne.KeySpace); !strings.Contains(said(w), "disk full") {
			t.Errorf("what can't be kept isn't said:\n%s", said(w))
		}
	}
}

// The session in progress comes first.
func TestTheSessionInProgress(t *testing.T) {
	names := fewtext.Names{"", "Clara", "Victor"}
	for _, tt := range []struct {
		progress Progress
		want     string
	}{
		{Progress{few.TwoDummies, 3, names[:2], []int{1240, -30}}, "Deal 3  ·  You 1,240, Clara –30"},
		{Progress{few.Booby, 1, names, []int{0, 0, 120}}, "Deal 1  ·  You 0, Clara 0, Victor 120"},
	} {
		goneOn := false
		s, w := onHome(t, Options{Setup: seating.Usual(tt.progress.Kind), Progress: &tt.progress, OnContinue: func() { goneOn = true }})
		if all := said(w); !strings.Contains(all, tt.want) {
			t.Errorf("%q isn't in\n%s", tt.want, all)
		}
		if s.Key(fyne.KeyReturn); !goneOn {
			t.Error("Enter doesn't go on with it")
		}
	}
}

// The user's results are shown once they are known.
func TestMemory(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	art := widget.NewArt(cardart.Style{})
	g := New(art, Options{Setup: seating.Usual(few.Slam)})
	w := test.NewTempWindow(t, home.New(art, home.Options{Offering: shown{g}}).Content())
	if g.Remember(outcome.Tally{Last: outcome.Won, Won: 3, Lost: 1}); !strings.Contains(said(w), "You won last time. In all: 3 won, 0 drawn, 1 lost") {
		t.Errorf("it says\n%s", said(w))
	}
}

func TestItAllFitsTheSmallestWindow(t *testing.T) {
	for _, r := range few.Games() {
		long := Progress{few.BridgeForThree, 123, fewtext.Names{"", "Clara", "Victor"}, []int{-123456, 123456, 123456}}
		for _, p := range []*Progress{nil, &long} {
			s, w := onHome(t, Options{Setup: seating.Usual(r.Kind), Progress: p, Memory: outcome.Tally{Last: outcome.Drawn, Won: 1234, Drawn: 1234, Lost: 1234}})
			if least := s.Content().MinSize(); least.Width > 1024 || least.Height > 700 {
				t.Errorf("%s: the screen needs %v", r.Name, least)
			}
			if all := said(w); strings.Contains(all, "no value") || strings.Contains(all, "few.") {
				t.Errorf("%s: it says\n%s", r.Name, all)
			}
		}
	}
}
