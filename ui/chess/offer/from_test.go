package offer

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/seating"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// A written position or game is pasted, and played on from; an error in it is shown.
func TestFromAPosition(t *testing.T) {
	const position = "7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1"
	for _, tt := range []struct {
		written, said string
		plays         string // the position that is played from, or ""
	}{
		{"", "separated by semicolons", ""},
		{position, "Conquest, 2 players. Red is to move, turn 1.", position},
		{strings.ReplaceAll(position, " ", "\n  "), "Red is to move", position},
		{"A2-4 ; d3-e4 ; *", "Alliances, 4 players. Blue is to move, turn 2.", "start"},
		{"nonsense", "a position has eight parts", ""},
		{"a b c d", "is not a variant", ""},
		{strings.Replace(position, "7yK", "8", 1), "Yellow has no king", ""},
		{"A1-2 ; d3-e5 ; *", "Turn 1:", ""},
		{"A1-2 ; d3-e4 i14-h13 resign ; y/resign", "This game is over", ""},
	} {
		p := onHome(t, Options{Setup: seating.Usual()})
		p.write("i" + tt.written)
		p.says(tt.said)
		p.press("Return")
		if (p.from != nil) != (tt.plays != "") {
			t.Errorf("%q is played: %v", tt.written, p.from != nil)
		}
		if p.from != nil && tt.plays != "start" {
			if now := p.from.Position(); now.String() != tt.plays {
				t.Errorf("%q is played from %v", tt.written, now.String())
			}
		}
	}
}

// A position of any variant is played by the house rules.
func TestAPositionByHouseRules(t *testing.T) {
	rules := chess.Usual(chess.Variant{Mode: chess.B, Persons: 4})
	rules.PawnCapture = chess.CaptureAcross
	g, err := Read("7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1", rules)
	if err != nil {
		t.Fatal(err)
	}
	now := g.Position()
	if got := now.Rules(); got.PawnCapture != chess.CaptureAcross || got.Mode != chess.A1 {
		t.Errorf("it is played by %v", got)
	}
}

// A key and a button lead from the sheet to the board, with the position that is written, if there is one.
func TestSetUpTheBoard(t *testing.T) {
	const position = "7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1"
	for _, tt := range []struct{ written, want string }{{"", ""}, {"nonsense", ""}, {position, position}} {
		p := onHome(t, Options{Setup: seating.Usual()})
		p.write("i" + tt.written)
		p.press(fyne.KeyF3)
		p.press("Escape") // the sheet is gone: nothing happens
		p.write("i" + tt.written)
		for _, o := range test.LaidOutObjects(p.window.Content()) {
			if b, ok := o.(*widget.Button); ok && b.Label == text.T("chess.offer.from.set-up") {
				test.Tap(b)
			}
		}
		if len(p.set) != 2 || p.from != nil {
			t.Fatalf("%q is set up %d times", tt.written, len(p.set))
		}
		for _, at := range p.set {
			if (at != nil) != (tt.want != "") || at != nil && at.String() != tt.want {
				t.Errorf("%q is set up as %v", tt.written, at)
			}
		}
	}
}
