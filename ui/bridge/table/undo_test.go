package table

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Undo was lit where only computer players had acted, and said nothing when it was grey.
func TestUndoIsOfferedWhereThereIsSomethingToTakeBack(t *testing.T) {
	for _, tt := range []struct {
		events string
		person card.Seat
		from   int
		want   bool
	}{
		{"", card.South, 0, false},
		{"Pass", card.South, 0, true},
		{"Pass", card.West, 0, false},
		{"Pass Pass Pass", card.East, 0, false},
		{"1N Pass Pass", card.South, 3, false}, // played on from the auction
		{"1N Pass Pass Pass any", card.South, 3, false},
		{"1N Pass Pass Pass any any", card.South, 3, true}, // from dummy
	} {
		b := board(t, 3, tt.events)
		m := tabletop.NewModel(play.State{Rubber: session.Session{Rules: b.Rules, Length: 4}, Board: b}, play.Config{User: bridge.User{Seat: tt.person, BothHands: true}, From: tt.from})
		if m.Undoable != tt.want {
			t.Errorf("%q, %v from %d: %v", tt.events, tt.person, tt.from, m.Undoable)
		}
	}
	for _, tt := range []struct {
		events, want string
		from         int
	}{
		{"", text.T("table.nothing-to-undo"), 0},
		{"1N Pass Pass", text.T("practice.nothing-to-undo"), 3},
	} {
		news := make(chan func(), 10)
		s := sitWith(t, board(t, 3, tt.events), 4, new(forgetful), func(c *play.Config, o *Options) { c.From = tt.from })
		s.play.work.Runner = heardBy(func(f func()) { news <- f })
		if !s.parts.buttons.undo.Disabled {
			t.Errorf("from %d: undo is offered", tt.from)
		}
		s.parts.buttons.undo.Tapped(nil)
		(<-news)()
		if s.note.prose.Text != tt.want {
			t.Errorf("from %d: it says %q, want %q", tt.from, s.note.prose.Text, tt.want)
		}
	}
}
