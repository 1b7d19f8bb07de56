package review

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
)

// What the board scored is green if that is good for the person, and red if it is bad.
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
