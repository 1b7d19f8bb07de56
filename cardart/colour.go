package cardart

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// black is the ink of the black suits on paper.
var black = vector.RGB(0x1a1a1e)

// inks are the colours of the suits, on paper and, lighter, on dark ground. Where four
// differ they do so in lightness too, so that those who see red and green, or blue and
// green, alike tell them apart: each two are 15 or more apart in CIEDE2000, seen so, and
// 20 or more otherwise. This is why the reds differ: beside orange it must be deeper.
var inks = [...]struct{ paper, dark [4]color.NRGBA }{
	TwoColours: {
		paper: [4]color.NRGBA{card.Clubs: black, card.Diamonds: vector.RGB(0xc0272d), card.Hearts: vector.RGB(0xc0272d), card.Spades: black},
		dark:  [4]color.NRGBA{card.Clubs: whitish, card.Diamonds: vector.RGB(0xff8078), card.Hearts: vector.RGB(0xff8078), card.Spades: whitish},
	},
	FourColours: {
		paper: [4]color.NRGBA{card.Clubs: vector.RGB(0x10805c), card.Diamonds: vector.RGB(0x1a3fb0), card.Hearts: vector.RGB(0xb5121b), card.Spades: black},
		dark:  [4]color.NRGBA{card.Clubs: vector.RGB(0x36b895), card.Diamonds: vector.RGB(0xaab8ff), card.Hearts: vector.RGB(0xe95b54), card.Spades: whitish},
	},
	OrangeColours: {
		paper: [4]color.NRGBA{card.Clubs: vector.RGB(0x106a50), card.Diamonds: vector.RGB(0xbb5c00), card.Hearts: vector.RGB(0x9c0009), card.Spades: black},
		dark:  [4]color.NRGBA{card.Clubs: vector.RGB(0x36b895), card.Diamonds: vector.RGB(0xffbc4a), card.Hearts: vector.RGB(0xe95b54), card.Spades: whitish},
	},
}

// whitish is the ink of the black suits on dark ground.
var whitish = vector.RGB(0xf1eee6)

// SuitColour returns the ink of a suit. With onDark it's a lighter one, for text and
// signs on dark ground. The contrast is at least 4.5 to 1: with white, and the
// lighter one with #202020. What is no suit has the ink of spades, and what are no
// colours are two.
func SuitColour(s card.Suit, colours Colours, onDark bool) color.NRGBA {
	s = min(s, card.Spades)
	if int(colours) >= len(inks) {
		colours = TwoColours
	}
	if onDark {
		return inks[colours].dark[s]
	}
	return inks[colours].paper[s]
}
