package review

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// A board that was dealt again is held against no other: its points don't count.
func TestTheOtherTableOfABoardThatWasDealtAgain(t *testing.T) {
	for _, house := range []string{"redeal", ""} {
		rules, err := bridge.ParseRules("SuperBridge", house)
		if err != nil {
			t.Fatal(err)
		}
		b := asKept(1, board(t, rules, 3, "Pass Pass Pass Pass"))
		store := newStore(b)
		store.others[1] = bridgestore.Other{Players: "club", Board: board(t, rules, 3, "1N Pass Pass Pass rest")}
		d := look(t, store, 1)
		if got := d.parts.other.Text; strings.Contains(got, "IMP") == (house == "redeal") || strings.Contains(got, "dealt again") != (house == "redeal") {
			t.Errorf("by the house rules %q: %q", house, got)
		}
	}
}

// A board of Chicago shows the part-scores with which it began.
func TestWhatWasBelowIsSaid(t *testing.T) {
	b := asKept(1, board(t, bridge.Chicago(), 3, "1N Pass Pass Pass rest"))
	if d := look(t, newStore(b), 1); strings.Contains(d.page().subtitle(), "below") {
		t.Errorf("with nothing below: %q", d.page().subtitle())
	}
	b.Board.Standing.Below = [2]int{0, 70}
	if d := look(t, newStore(b), 1); !strings.Contains(d.page().subtitle(), "below: N-S 0, E-W 70") {
		t.Errorf("it says %q", d.page().subtitle())
	}
}

// The board's score is green if it is good for the user, and red if it is bad.
func TestTheScoreIsGreenForThePerson(t *testing.T) {
	for _, seat := range []card.Seat{card.South, card.West} {
		b := played(t, bridge.Duplicate())
		b.Seat = seat
		points := pointsOf(b.Board, seat.Side())
		want := theme.Current().Good
		if points < 0 {
			want = theme.Current().Bad
		}
		d := look(t, newStore(b), 1)
		if got := d.parts.scored; points == 0 || got.Text != text.Gain(points)+" for you" || got.Ink != want || !got.Visible() {
			t.Errorf("%v: %q in %v, want %d in %v", seat, got.Text, got.Ink, points, want)
		}
	}
}
