package widget

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
)

// A line stays one line with any words: a line break in a player's name once broke the name plate. Words that are too
// long end in three dots, and are complete again where there is room.
func TestALineStaysOne(t *testing.T) {
	test.NewTempApp(t)
	for words, want := range map[string]string{
		"Ada": "Ada", "Ada\nLovelace": "Ada Lovelace", "\tAda\r\n \x00Lovelace\x1b\u2028": "Ada Lovelace", "": "", "\n": "",
	} {
		p := NewProse(NewArt(cardart.Style{}), "", 15, color.Black)
		if p.SetLine(words, color.Black, 400); p.Text != want {
			t.Errorf("%q is shown as %q, want %q", words, p.Text, want)
		}
	}
	p, long := NewProse(NewArt(cardart.Style{}), "", 15, color.Black), strings.Repeat("Wilhelmina ", 40)
	for _, room := range []float32{300, 120, 30} {
		p.SetLine(long, color.Black, room)
		if p.MinSize().Width > room || !strings.HasSuffix(p.Text, "…") || !strings.HasPrefix(long, strings.TrimSuffix(p.Text, "…")) {
			t.Errorf("with room of %v it is %q, %v wide", room, p.Text, p.MinSize().Width)
		}
	}
	if p.SetLine(long, color.Black, -80); p.Text != "…" { // a plate that has no size yet
		t.Errorf("without room it is %q", p.Text)
	}
	if p.SetLine("Ada", color.Black, 300); p.Text != "Ada" {
		t.Errorf("then it is %q", p.Text)
	}
}
