package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/ui/kit/widget"
)

// shown returns all that the sheets say.
func (e *evening) shown() string {
	var all strings.Builder
	for _, o := range test.LaidOutObjects(e.parts.content) {
		if p, ok := o.(*widget.Prose); ok && p.Visible() {
			all.WriteString(p.Text + "\n")
		}
	}
	return all.String()
}

// A short game says how many turns it has, and at its end what the pieces are worth that decide.
func TestAShortGame(t *testing.T) {
	for _, tt := range []struct{ line, end, worth string }{
		{"7yK/10/12/14/14/14/5rP8/14/14/14/14/12/10/rK5rBrN r A1-2 r-y- - - 0 120 ;  ; * ; rules=length=120", "You win", "On the board: Red 9½ · Yellow 0"},
		{"4yNyN1yK/10/12/14/14/14/14/14/14/14/14/12/10/rK6rR r A1-2 r-y- - - 0 120 ;  ; * ; rules=length=120", "A draw", "On the board: Red 6 · Yellow 6"},
	} {
		e := sit(t, tt.line, nil)
		if left, _, _ := headerLines(e.play.state.Game, e.play.names); left[0] != "Turn 120 of 120" {
			t.Errorf("the header says %q", left)
		}
		e.goOn(t, func() { e.typed("d1d2") })
		if said := e.shown(); !strings.Contains(said, tt.end) || !strings.Contains(said, tt.worth) {
			t.Errorf("want %q and %q; the end sheet says\n%s", tt.end, tt.worth, said)
		}
	}
}
