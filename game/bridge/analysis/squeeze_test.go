package analysis

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Endings that books on the play have, and others that only look like them. South leads. The kind is NoReason where there
// is neither a squeeze nor a throw-in.
func TestSqueezesAndThrowIns(t *testing.T) {
	for _, c := range []struct {
		name           string
		deal, trick    string
		played, better string
		kind           Kind
		seat           card.Seat
	}{
		{"simple squeeze, before dummy", "N:AJ.K.. ..987. 2.3.A. KQ.A..", "S N", "S2", "DA", Squeezes, card.West},
		{"no squeeze after dummy", "N:AJ.K.. KQ.A.. 2..A2. ..987.", "S N", "S2", "DA", NoReason, 0},
		{"automatic squeeze", "N:AJ.3.. KQ.A.. 2.K.A. ..987.", "S N", "S2", "DA", Squeezes, card.East},
		{"split threats, West", "N:AJ.3.. ..987. 2.K.A. KQ.A..", "S N", "S2", "DA", Squeezes, card.West},
		{"no squeeze: the guards are with two", "N:AJ.3.. .A.98. 2.K.A. KQ..7.", "S N", "S2", "DA", NoReason, 0},
		{"no squeeze: an idle card", "N:AJ.K..2 ..98.97 2.3.A.4 KQ.A..8", "S N", "S2", "DA", NoReason, 0},
		{"throw-in", "N:32.2.. T9..8. AQ.3.. KJ.A..", "S N", "SA", "H3", ThrowsIn, card.West},
		{"no throw-in: he has a way out", "N:32.2.8. T9..9.4 AQ.3.5. KJ.A..3", "S N", "SA", "H3", NoReason, 0},
		{"throw-in with a ruff and discard", "N:32.2..5 T9.3.7. AQ.4..6 KJ.A.8.", "S C", "SA", "H4", ThrowsIn, card.West},
		{"throw-in of East", "N:AQ.2.. KJ.A.. 32.3.. T9..8.", "S N", "S2", "H3", ThrowsIn, card.East},
	} {
		p := parse(t, c.deal, c.trick)
		w := why{
			probe: probe{ctx: t.Context(), solver: dd.NewSolver(1 << 20), nodes: 1 << 40, side: card.NS},
			at:    p, played: must(card.Parse(c.played)), better: must(card.Parse(c.better)), lines: make(map[card.Card][2]line),
		}
		r, ok := w.throwIn()
		if !ok {
			r, ok = w.squeeze()
		}
		if !ok {
			r = Reason{}
		}
		if r.Kind != c.kind || r.Seat != c.seat {
			t.Errorf("%s: kind %d of %v, want %d of %v; %d tricks after %s, %d after %s", c.name, r.Kind, r.Seat, c.kind, c.seat,
				worthOf(t, p, w.better), c.better, worthOf(t, p, w.played), c.played)
		}
	}
}
