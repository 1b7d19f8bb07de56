package home

import (
	"reflect"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/theme"
	"github.com/superbridge/superbridge/ui/widget"
)

// done notes what the screen said, in order.
type done []string

func newScreen(t *testing.T, progress *Progress) (*Screen, *done, *Options) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	log, last := &done{}, &Options{}
	note := func(what string) func() { return func() { *log = append(*log, what) } }
	s := New(widget.NewArt(cardart.Style{}), Options{
		Progress: progress, Seat: card.South,
		OnContinue: note("continue"), OnDeal: note("deal"), OnHistory: note("history"), OnStatistics: note("statistics"), OnBidding: note("bidding"), OnDeck: note("deck"), OnSettings: note("settings"),
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
	if !reflect.DeepEqual([]string(d), what) {
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
		t.Error("the choices are lost when the screen is drawn anew")
	}
}

func TestEverythingElseByKeyboard(t *testing.T) {
	s, log, _ := newScreen(t, nil)
	for range 2 {
		press(s, fyne.KeyDown, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyReturn)
		for range 3 {
			press(s, fyne.KeyRight, fyne.KeyReturn)
		}
	}
	press(s, fyne.KeyRight, fyne.KeyDown, fyne.KeyReturn) // stays on the last
	log.want(t, "deal", "history", "statistics", "bidding", "deck", "settings", "help", "quit", "quit")
}

func TestLetters(t *testing.T) {
	s, log, _ := newScreen(t, nil)
	for _, r := range "cNphTbDSqz" {
		s.Rune(r)
	}
	log.want(t, "new", "deal", "history", "statistics", "bidding", "deck", "settings", "quit")
	s, log, _ = newScreen(t, &Progress{Deal: 1, Length: 4})
	s.Rune('c')
	log.want(t, "continue")
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
		if size := s.Content().MinSize(); size.Width > 1024 || size.Height > 700 {
			t.Errorf("the screen needs %v", size)
		}
	}
}
