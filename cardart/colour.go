package cardart

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// The inks, on paper and, lighter, on dark ground.
var (
	black, blackOnDark   = vector.RGB(0x1a1a1e), vector.RGB(0xf1eee6)
	red, redOnDark       = vector.RGB(0xc0272d), vector.RGB(0xff8078)
	blue, blueOnDark     = vector.RGB(0x1c57b0), vector.RGB(0x86bcff)
	orange, orangeOnDark = vector.RGB(0xb85c00), vector.RGB(0xffb35c)
	green, greenOnDark   = vector.RGB(0x17703a), vector.RGB(0x7fd898)
)

// SuitColour returns the ink of a suit. With onDark it's a lighter one, for text and
// signs on dark ground. The contrast is at least 4.5 to 1: with white, and the
// lighter one with #202020.
func SuitColour(s card.Suit, colours Colours, onDark bool) color.NRGBA {
	ink, light := black, blackOnDark
	switch {
	case colours == FourColours && s == card.Diamonds:
		ink, light = blue, blueOnDark
	case colours == OrangeColours && s == card.Diamonds:
		ink, light = orange, orangeOnDark
	case colours != TwoColours && s == card.Clubs:
		ink, light = green, greenOnDark
	case s.Red():
		ink, light = red, redOnDark
	}
	if onDark {
		return light
	}
	return ink
}
