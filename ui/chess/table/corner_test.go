package table

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// A corner shows an army's commander, its losses, and its king's progress.
func TestCorners(t *testing.T) {
	for _, tt := range []struct {
		line string
		army chess.Army
		want corner
	}{
		{"A1-4", chess.Green, corner{army: chess.Green, name: "Leo", rim: chess.Green}},
		{"A1-4", chess.Red, corner{army: chess.Red, name: text.T("chess.you"), rim: chess.Red, lit: true}},
		{"B-4", chess.Blue, corner{army: chess.Blue, name: "Clara", rim: chess.Blue, status: text.T("chess.corner.with", "Army", "Green")}},
		{"B-2", chess.Yellow, corner{army: chess.Yellow, name: text.T("chess.you"), rim: chess.Yellow, status: text.T("chess.corner.with", "Army", "Red")}},
		{"8/10/12/14/4bR9/14/14/4yK9/14/rK12gK/4bK9/12/10/1rR6 r B-4 rbyg - - 0 1 ; e1xe4 ; *", chess.Blue,
			corner{army: chess.Blue, name: "Clara", rim: chess.Blue, status: text.T("chess.corner.kingless", "Army", "Green"), pool: "QRBBNN", lit: true}},
		{"7yP/bN9/bK11/1rQ12/14/14/14/14/14/bP13/12yK1/12/10/rK7 r A2-3 rby- - - 7 30 ; b11xb12 ; *", chess.Red,
			corner{army: chess.Red, name: text.T("chess.you"), rim: chess.Red, status: text.T("chess.corner.leads"), pool: "RRBBNN"}},
		{"7yP/bN9/bK11/1rQ12/14/14/14/14/14/bP13/12yK1/12/10/rK7 r A2-3 rby- - - 7 30 ; b11xb12 ; *", chess.Blue,
			corner{army: chess.Blue, name: "Clara", rim: chess.Red, status: text.T("chess.corner.follows", "Army", "Red"), pool: "QRRBBN", lit: true}},
		{"7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1 ; f6-g7=Q ; *", chess.Red,
			corner{army: chess.Red, name: text.T("chess.you"), rim: chess.Red, pool: "RRBBNN"}},
		{"7yK/10/12/14/14/14/14/14/5rP3yR4/14/14/12/10/rK7 y A1-2 r-y- - - 0 1 ; j6xf6 ; *", chess.Red,
			corner{army: chess.Red, name: text.T("chess.you"), rim: chess.Red, pool: "QRRBBNN", pawns: 1, lit: true}},
		{"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2D r-y- - 4,0,0,0 0 1", chess.Red,
			corner{army: chess.Red, name: text.T("chess.you"), rim: chess.Red, pool: "QRRBBNN", lit: true, laps: lap{true, 4, true}}},
		{"A1-3 ; resign ; *", chess.Red, corner{army: chess.Red, name: text.T("chess.you"), rim: chess.Red, gone: true, status: text.T("chess.corner.gone")}},
	} {
		g := gameOf(t, tt.line)
		names := map[chess.Army]string{chess.Red: "", chess.Blue: "Clara", chess.Yellow: "Victor", chess.Green: "Leo"}
		got := corners(g, names)[tt.army]
		if got.gone {
			got.pool, got.pawns = "", 0 // not shown
		}
		if got != tt.want {
			t.Errorf("%s, %v: %+v, want %+v", tt.line, tt.army, got, tt.want)
		}
	}
	names := map[chess.Army]string{chess.Red: "Red", chess.Yellow: "Yellow"}
	if c := corners(gameOf(t, "A1-2"), names)[chess.Red]; c.name != "" || whose(gameOf(t, "A1-2"), names) != text.T("chess.turn-of-colour", "Army", "Red") {
		t.Errorf("persons called by their colours are shown as %q", c.name)
	}
}

// A game that is continued shows its last events.
func TestTheStorySoFar(t *testing.T) {
	e := sit(t, "A1-2 ; d3-e4 i14-h13 c2-d3 h13-g12 ; *", nil)
	if told := joined(e.note.story.told); told != "Red: d3-e4\nYellow: i14-h13\nRed: c2-d3\nYellow: h13-g12" {
		t.Errorf("it is told as %q", told)
	}
	if strings.Contains(e.says(), "Yellow") {
		t.Errorf("it says %q", e.says())
	}
}
