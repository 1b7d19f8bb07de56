package daily

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func date(text string) time.Time {
	d, err := time.Parse(time.DateOnly, text)
	if err != nil {
		panic(err)
	}
	return d
}

// leaf is a screen on 22 November 2026, with a record of its calls.
type leaf struct {
	*Screen
	err    error // of the expert
	played []string
	said   []string
}

// open opens the screen with one good day, one bad, one equal and one begun. The expert makes 3 points of each.
func open(t *testing.T, chosen string) *leaf {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	l := new(leaf)
	options := Options{
		Now: func() time.Time { return time.Date(2026, 11, 22, 23, 59, 0, 0, time.FixedZone("far east", 14*60*60)) }, Runner: background.AtOnce(),
		Days: []Day{
			{Day: date("2026-11-21"), Game: 5, Over: true, Points: 10}, {Day: date("2026-11-20"), Game: 4, Over: true, Points: -40},
			{Day: date("2026-11-19"), Game: 3, Over: true, Points: 3}, {Day: date("2026-11-17"), Game: 2},
		},
		Expert: func(_ context.Context, day time.Time) (int, error) {
			l.played = append(l.played, day.Format(time.DateOnly))
			return 3, l.err
		},
		OnPlay:     func(day time.Time) { l.said = append(l.said, "play "+day.Format(time.DateOnly)) },
		OnContinue: func(game int64) { l.said = append(l.said, fmt.Sprint("continue ", game)) },
		OnReview:   func(game int64) { l.said = append(l.said, fmt.Sprint("review ", game)) },
		OnBack:     func() { l.said = append(l.said, "back") },
	}
	if chosen != "" {
		options.Chosen = date(chosen)
	}
	l.Screen = New(widget.NewArt(cardart.Style{}), options)
	w := test.NewTempWindow(t, l.Content())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1024, 700))
	t.Cleanup(l.Close)
	return l
}

// says reports whether something is written on the screen.
func (l *leaf) says(words string) bool {
	for _, o := range test.LaidOutObjects(l.Content()) {
		if p, ok := o.(*widget.Prose); ok && strings.Contains(p.Text, words) {
			return true
		}
	}
	return false
}

// Enter begins, continues or looks back, as the day needs; Esc leads back.
func TestEnter(t *testing.T) {
	l := open(t, "")
	for _, key := range []fyne.KeyName{
		fyne.KeyReturn, fyne.KeyLeft, fyne.KeyReturn, fyne.KeyUp, fyne.KeyReturn, fyne.KeyHome, fyne.KeyRight, fyne.KeySpace, fyne.KeyEscape,
	} {
		l.Key(key)
	}
	l.Rune('[')
	if want := []string{"play 2026-11-22", "review 5", "play 2026-11-14", "play 2026-11-22", "back"}; !slices.Equal(l.said, want) || l.Chosen() != date("2026-10-22") {
		t.Errorf("it said %q, want %q; chosen is %v", l.said, want, l.Chosen())
	}
	l = open(t, "2026-11-17")
	if l.Key(fyne.KeyReturn); !slices.Equal(l.said, []string{"continue 2"}) {
		t.Errorf("a hand that is begun leads to %q", l.said)
	}
}

// A result is compared with the expert's, who plays each day once.
func TestCompared(t *testing.T) {
	l := open(t, "")
	if len(l.played) != 0 || !l.says("haven’t played today") {
		t.Errorf("the expert has played %v", l.played)
	}
	for _, want := range []string{"better than the expert, who made +3 points", "The expert made +3 points with", "the same with these cards"} {
		if l.Key(fyne.KeyLeft); !l.says(want) {
			t.Errorf("on %v it doesn't say %q", l.Chosen(), want)
		}
	}
	l.Key(fyne.KeyRight)
	if want := []string{"2026-11-21", "2026-11-20", "2026-11-19"}; !slices.Equal(l.played, want) {
		t.Errorf("the expert has played %v, want %v", l.played, want)
	}
	if !l.says("You made –40 points.") || !l.says("3 days in a row.") {
		t.Error("the result or the days in a row aren't told")
	}
}

// An expert who fails says why, and plays again when the day is chosen again.
func TestTheExpertFails(t *testing.T) {
	l := open(t, "")
	l.err = errors.New("he is tired")
	if l.Key(fyne.KeyLeft); !l.says("he is tired") {
		t.Error("nothing says why there is no comparison")
	}
	l.err = nil
	l.Key(fyne.KeyRight)
	if l.Key(fyne.KeyLeft); l.says("he is tired") || !l.says("better than the expert") {
		t.Error("he doesn't play again")
	}
}

// The calendar has the points of each day, in shades up to the strongest.
func TestLeaf(t *testing.T) {
	l := open(t, "")
	for day, want := range map[string]struct {
		label string
		shade float64
	}{"2026-11-21": {"+10", 0.5}, "2026-11-20": {"–40", -1}, "2026-11-17": {"…", 0}, "2026-11-18": {"", 0}} {
		if got := l.leaf(date(day)); got.Label != want.label || got.Shade != want.shade {
			t.Errorf("%s is %q, %v, want %v", day, got.Label, got.Shade, want)
		}
	}
}

// A click chooses a day, and a second one does its action.
func TestMouse(t *testing.T) {
	l := open(t, "")
	click := func(day int) {
		m := l.view.Plot.Picture().Marks[day-1]
		l.view.Plot.Tapped(&fyne.PointEvent{Position: fyne.NewPos(float32(m.X0+m.X1)/2, float32(m.Y0+m.Y1)/2)})
	}
	if click(20); len(l.said) != 0 || l.Chosen() != date("2026-11-20") {
		t.Errorf("a click says %q and chooses %v", l.said, l.Chosen())
	}
	if click(20); !slices.Equal(l.said, []string{"review 4"}) {
		t.Errorf("a second click says %q", l.said)
	}
}

func TestFits(t *testing.T) {
	if least := open(t, "2026-11-20").Content().MinSize(); least.Width > 1024 || least.Height > 700 {
		t.Errorf("the screen needs %v", least)
	}
}
