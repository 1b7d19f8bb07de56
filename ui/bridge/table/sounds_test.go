package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sound"
)

// hearing returns the names of what is heard at a table from now on.
func hearing(s *Screen) *[]string {
	heard := new([]string)
	s.parts.surface.Sound = func(e sound.Effect) { *heard = append(*heard, e.String()) }
	return heard
}

// A card that is played is heard; when it is taken back, and when the user looks at what
// has been, nothing is.
func TestTakingBackIsNotHeard(t *testing.T) {
	b := board(t, 3, southToPlay)
	s := sit(t, b, new(forgetful))
	heard := hearing(s)
	s.parts.surface.SetModel(stateOf(board(t, 3, southToPlay+" any"), 0))
	s.parts.surface.Finish()
	s.parts.surface.SetModel(stateOf(b, 0))
	s.parts.surface.Finish()
	s.Rune('l')
	s.Rune('a')
	if !slices.Equal(*heard, []string{"card"}) {
		t.Errorf("heard %q, want the card", *heard)
	}
}

// The score sheet is heard once, as the user's side has won the rubber or lost it.
func TestTheEndOfARubberIsHeard(t *testing.T) {
	for _, tt := range []struct {
		claim string // of the tricks that are left, by South, who plays 1NT
		want  string
	}{{"Claim_17", "rubber"}, {"Claim_0", "down"}} {
		s := sitAt(t, board(t, 3, southToPlay+" "+tt.claim), 1, new(forgetful))
		heard := hearing(s)
		for range 3 {
			s.Key(fyne.KeyReturn)
		}
		if laidOn(s) != "score" {
			t.Fatalf("sheet %q, want the score sheet", laidOn(s))
		}
		if !slices.Equal(*heard, []string{tt.want}) {
			t.Errorf("%s: heard %q, want %q", tt.claim, *heard, tt.want)
		}
	}
}
