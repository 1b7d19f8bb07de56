package table

import (
	"errors"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// rubberBridge returns a rubber by house rules, with boards of these events.
func rubberBridge(t *testing.T, house string, boards ...string) session.Session {
	t.Helper()
	deal, err := card.ParseDeal("N:AT62.J73.Q84.K95 K95.AT62.J73.Q84 Q84.K95.AT62.J73 J73.Q84.K95.AT62")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := bridge.ParseRules("Rubber", house)
	if err != nil {
		t.Fatal(err)
	}
	s := session.Session{Rules: rules}
	return with(t, s, deal, boards...)
}

const (
	partNorth = "2H Pass Pass Pass Claim_5"      // the first board: 60 below for North-South
	gameSouth = "Pass 3N Pass Pass Pass Claim_4" // the second: 100 below for North-South
	passEast  = "Pass Pass Pass Pass"            // a board without score
	gameWest  = "Pass Pass Pass 4S Pass Pass Pass Claim_3"
)

// onTop returns the words on the sheet on top.
func onTop(s *Screen) string { return strings.Join(wordsOn(s.parts.sheets.Shown()), "\n") }

// settled waits until what is written in the background has been.
func (s *Screen) settled(t *testing.T) {
	t.Helper()
	if !s.play.work.Wait(2 * time.Minute) {
		t.Fatal("it takes too long")
	}
	s.refresh()
}

// Q asks once whether to settle, says what comes of it, and ends the rubber; Esc plays on.
func TestSettling(t *testing.T) {
	s := sitAfter(t, rubberBridge(t, "", partNorth, gameSouth), new([]int))
	s.Rune('q')
	if said := onTop(s); !strings.Contains(said, "You (N-S) get 300 for the only game.\nYou win the rubber by 460 points") {
		t.Fatalf("it says\n%s", said)
	}
	s.Key(fyne.KeyEscape)
	if _, ok := s.parts.sheets.Top().(*resultSheet); !ok || s.play.rubber().Over() {
		t.Fatalf("Esc leads to %T", s.parts.sheets.Top())
	}
	s.Rune('w')
	if said := onTop(s); !strings.Contains(said, text.T("settle.now")) {
		t.Errorf("the score says\n%s", said)
	}
	s.Rune('q')
	s.Key(fyne.KeyReturn)
	s.settled(t)
	c, ok := s.parts.sheets.Top().(*scoreSheet)
	if !ok || !s.play.rubber().Settled || !s.play.rubber().Over() {
		t.Fatalf("on top is %T, settled %v", s.parts.sheets.Top(), s.play.rubber().Settled)
	}
	if said := onTop(s); c.pad == nil || !strings.Contains(said, "You win the rubber by 460 points") || strings.Contains(said, text.T("settle.now")) {
		t.Errorf("at the end it says\n%s", said)
	}
}

// Without a bonus that is said; in hundreds too.
func TestWhatSettlingBrings(t *testing.T) {
	for _, tt := range []struct {
		house  string
		boards []string
		want   string
	}{
		{"", []string{partNorth}, "You (N-S) get 100 for the only part-score.\nYou win the rubber by 160 points."},
		{"part=50,hundreds", []string{partNorth}, "You (N-S) get 50 for the only part-score.\nYou win the rubber by 1 hundred (110 points)."},
		{"", []string{passEast}, "Neither side has earned a bonus.\nThe rubber is a draw."},
		{"hundreds", []string{partNorth, gameSouth, gameWest}, "Neither side has earned a bonus.\nYou win the rubber by 0 hundreds (40 points)."},
	} {
		if got := settleWords(rubberBridge(t, tt.house, tt.boards...), card.NS); got != tt.want {
			t.Errorf("%s after %q: %q, want %q", tt.house, tt.boards, got, tt.want)
		}
	}
}

// Where nothing can be settled S does nothing: in another game, during a deal, at the end.
func TestNothingToSettle(t *testing.T) {
	for name, s := range map[string]*Screen{
		"Chicago":         sitAfter(t, chicago(t, 3), new([]int)),
		"at the end":      sitAfter(t, rubberBridge(t, "", gameNorth, gameSouth), new([]int)),
		"in Super Bridge": sitAfter(t, rubberOf(t, "", 4, oneMade), new([]int)),
	} {
		if s.Rune('q'); isSettle(s) {
			t.Errorf("%s: S asks whether to settle", name)
		}
	}
}

const gameNorth = "3N Pass Pass Pass Claim_4"

func isSettle(s *Screen) bool {
	_, ok := s.parts.sheets.Top().(*settleSheet)
	return ok
}

// What can't be kept hasn't happened, and is said.
func TestSettlingOnAFullDisk(t *testing.T) {
	s := sitAfter(t, rubberBridge(t, "", partNorth), new([]int))
	s.play.config.Journal.(*forgetful).err = errors.New("the disk is full")
	s.Rune('q')
	s.Key(fyne.KeyReturn)
	s.settled(t)
	if said := onTop(s); s.play.rubber().Over() || !strings.Contains(said, "the disk is full") {
		t.Errorf("over %v; it says\n%s", s.play.rubber().Over(), said)
	}
}
