package cardart_test

import (
	"image/color"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/sight"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// The joker's ink can be distinguished from that of every suit, in any colours, and can be read.
func TestJokerColour(t *testing.T) {
	for _, onDark := range []bool{false, true} {
		ground := color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}
		if onDark {
			ground = color.NRGBA{R: 0x20, G: 0x20, B: 0x20, A: 0xff}
		}
		ink := cardart.JokerColour(onDark)
		if c := vector.Contrast(ink, ground); c < 4.5 {
			t.Errorf("on dark %v the contrast is %.1f", onDark, c)
		}
		for _, colours := range []cardart.Colours{cardart.TwoColours, cardart.FourColours, cardart.OrangeColours} {
			for _, suit := range card.Suits {
				if d := sight.Visions[0].Difference(ink, cardart.SuitColour(suit, colours, onDark)); d < 15 {
					t.Errorf("%v, on dark %v: only %.1f from the ink of %v", colours, onDark, d, suit)
				}
			}
		}
	}
}

// The joker's face doesn't go by what is chosen for suits, letters and pips, and its sign is no suit's.
func TestJoker(t *testing.T) {
	plain := cardart.Face(card.Joker, cardart.Style{}, 120, 168)
	for _, style := range []cardart.Style{{Colours: cardart.FourColours}, {Letters: cardart.Romanian}, {Values: cardart.WithValues}, {Pips: cardart.ClockPips}} {
		if m := cardart.Face(card.Joker, style, 120, 168); string(m.Pix) != string(plain.Pix) {
			t.Errorf("%+v: the joker looks otherwise", style)
		}
	}
	ink := cardart.JokerColour(false)
	for _, suit := range card.Suits {
		if string(cardart.SuitSign(suit, ink, 40).Pix) == string(cardart.JokerSign(ink, 40).Pix) {
			t.Errorf("the star is the sign of %v", suit)
		}
	}
	if changed := turnedBy(plain, plain.Rect); changed > 0.15 { // the stars of the sash
		t.Errorf("%.3f of the joker changes when it is turned", changed)
	}
}
