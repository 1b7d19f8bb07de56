package cardart_test

import (
	"image/color"
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/sight"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// People who see colours otherwise tell the four suits apart too, on paper and on dark.
func TestSuitsToldApart(t *testing.T) {
	for _, colours := range []cardart.Colours{cardart.FourColours, cardart.OrangeColours} {
		for _, onDark := range []bool{false, true} {
			for _, v := range sight.Visions {
				least, pair := math.Inf(1), ""
				for _, a := range card.Suits {
					for _, b := range card.Suits[:a] {
						d := v.Difference(cardart.SuitColour(a, colours, onDark), cardart.SuitColour(b, colours, onDark))
						if d < least {
							least, pair = d, a.String()+b.String()
						}
					}
				}
				want := 15.
				if v.Name == "normal" {
					want = 20
				}
				if least < want {
					t.Errorf("colours %d, on dark %v, %s: %s differ by %.1f only", colours, onDark, v.Name, pair, least)
				}
				t.Logf("colours %d, on dark %v, %s: %.1f (%s)", colours, onDark, v.Name, least, pair)
			}
		}
	}
}

// WCAG 2 asks for a contrast of 4.5 for text.
func TestSuitColourContrast(t *testing.T) {
	for _, s := range card.Suits {
		for _, colours := range allColours {
			if got := vector.Contrast(cardart.SuitColour(s, colours, false), color.NRGBA{255, 255, 255, 255}); got < 4.5 {
				t.Errorf("%v on white, colours %v: contrast %.1f", s, colours, got)
			}
			if got := vector.Contrast(cardart.SuitColour(s, colours, true), color.NRGBA{0x20, 0x20, 0x20, 255}); got < 4.5 {
				t.Errorf("%v on dark, colours %v: contrast %.1f", s, colours, got)
			}
		}
	}
}

var allColours = []cardart.Colours{cardart.TwoColours, cardart.FourColours, cardart.OrangeColours}

func TestSuitColours(t *testing.T) {
	for _, onDark := range []bool{false, true} {
		for _, colours := range allColours {
			inks := make(map[color.NRGBA]bool)
			for _, s := range card.Suits {
				inks[cardart.SuitColour(s, colours, onDark)] = true
			}
			if want := map[bool]int{true: 2, false: 4}[colours == cardart.TwoColours]; len(inks) != want {
				t.Errorf("on dark %v: %d colours, want %d", onDark, len(inks), want)
			}
		}
	}
}
