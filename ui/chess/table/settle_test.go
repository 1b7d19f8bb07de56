package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// A side that has all but won is named in the note, with a key and a button that end the game; both can be taken back, and a move
// turns it down.
func TestLetStand(t *testing.T) {
	const line = "7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK4rQrRrR r A1-2 r-y- - - 0 1 ; d1-d2 k14-j13 d2-d3 j13-i12 d3-d4 i12-h11 d4-d3 h11-g10 d3-d2 ; *"
	e := sit(t, line, nil)
	asks := text.TN("chess.settled", 1, "Armies", "Red", "Key", "Y")
	for i, press := range []func(){func() { e.Rune('y') }, func() { test.Tap(e.parts.buttons.act) }} {
		if !strings.Contains(e.says(), asks) || !strings.Contains(e.says(), text.T("chess.choose-piece")) || !e.parts.sheets.Empty() {
			t.Fatalf("it says %q", e.says())
		}
		if act := e.parts.buttons.act; !act.Visible() || act.Label != text.T("chess.let-stand") || act.Key != "Y" {
			t.Fatalf("the button is %q %q", act.Label, act.Key)
		}
		events := e.play.events()
		press()
		e.wait(t, "the end", func() bool { return e.play.state.Game.Over() })
		if said := e.shown(); e.play.state.Game.Result().String() != "r/adjudged" || !strings.Contains(said, text.T("chess.end-won")) || !strings.Contains(said, "and the result stands") {
			t.Errorf("it ends with %v, and says %s", e.play.state.Game.Result(), said)
		}
		e.Undo()
		e.wait(t, "the turn again", func() bool { return e.play.state.Asked == chess.Red && e.play.events() == events })
		if e.journal.undos != i+1 || !e.parts.sheets.Empty() {
			t.Errorf("%d undos", e.journal.undos)
		}
	}
	e.goOn(t, func() { e.typed("d2d1") })
	if strings.Contains(e.says(), asks) || e.parts.buttons.act.Visible() {
		t.Errorf("after a move it says %q", e.says())
	}
	if e.Rune('y'); e.says() != text.T("chess.nothing-settled") || e.play.state.Game.Over() {
		t.Errorf("after a move Y says %q", e.says())
	}
}

// An answer in another language than the one in use is gone: a hint doesn't stay in Russian at a table that speaks English.
func TestAnswersSpeakTheLanguageInUse(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	text.Use(text.Russian)
	e := sit(t, "A1-4", nil)
	if e.note.say("Подсказка"); e.note.prose.Text != "Подсказка" {
		t.Errorf("it says %q, not the answer", e.note.prose.Text)
	}
	text.Use(text.English)
	if e.Redraw(); e.note.prose.Text != e.note.text() || e.note.said != "" {
		t.Errorf("in English it says %q", e.note.prose.Text)
	}
}
