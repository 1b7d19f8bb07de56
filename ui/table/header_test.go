package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
)

// The longest lines of the header have room beside each other.
func TestTheHeaderHasRoom(t *testing.T) {
	newArt(t)
	width := func(line string, size float32, bold bool) float32 {
		return fyne.MeasureText(line, size, fyne.TextStyle{Bold: bold}).Width
	}
	m := modelOf(t, board(t, 3, "9N X XX Pass Pass Pass"), card.South, true)
	m.Number, m.Length, m.Points = 16, 16, [2]int{-12840, 10260}
	const inset = 16
	for _, dealer := range card.Seats {
		for _, vul := range []bridge.Vulnerability{bridge.VulNone, bridge.VulNS, bridge.VulBoth} {
			m.Dealer, m.Vul = dealer, vul
			if w, room := width(dealLine(m), theme.BodyText, false), float32(1280*headerSide-inset); w > room {
				t.Errorf("%q takes %.0f of %.0f", dealLine(m), w, room)
			}
		}
	}
	for _, person := range []card.Seat{card.South, card.West} {
		m.Person = person
		if w, room := width(contractLine(m), theme.HeadingText-2, true), float32(1280*(1-2*headerSide)); w > room {
			t.Errorf("%q takes %.0f of %.0f", contractLine(m), w, room)
		}
	}
	h := newHeader(newArt(t))
	h.set(m, "")
	if w, room := width(h.score.Text, theme.BodyText, false), float32(1280*headerSide-inset); w > room {
		t.Errorf("%q takes %.0f of %.0f", h.score.Text, w, room)
	}
	if want := text.T("table.deal", "N", 16, "Of", 16, "Dealer", "West", "Vul", "both sides vulnerable"); dealLine(m) != want {
		t.Errorf("the header says %q, want %q", dealLine(m), want)
	}
}
