package cardart

import (
	"image/color"
	"strconv"

	"github.com/superbridge/superbridge/game/card"
)

// Style is how cards look. It can be compared with ==; the zero value has two
// colours, a small index and English letters.
type Style struct {
	FourColour bool    // diamonds blue and clubs green, so that no two suits share a colour
	LargeIndex bool    // a rank and suit sign that fill the strip of a fanned card, for weak eyes
	Letters    Letters // of the honours
}

// Letters is a set of letters for the honours. Number cards, 12, 11 and 10 among
// them, bear their number in every set.
type Letters uint8

const (
	English  Letters = iota // A K Q J M
	Romanian                // A R D V S: as, rege, damă, valet, subretă
)

// text returns what the index of a card of rank r says.
func (l Letters) text(r card.Rank) string {
	if !r.Honour() {
		return strconv.Itoa(int(r))
	}
	letters := "MJQKA"
	if l == Romanian {
		letters = "SVDRA"
	}
	i := r - card.Maid
	return letters[i : i+1]
}

// The inks, on paper and, lighter, on dark ground.
var (
	black, blackOnDark = rgb(0x1a1a1e), rgb(0xf1eee6)
	red, redOnDark     = rgb(0xc0272d), rgb(0xff8078)
	blue, blueOnDark   = rgb(0x1c57b0), rgb(0x86bcff)
	green, greenOnDark = rgb(0x17703a), rgb(0x7fd898)
)

// SuitColour returns the ink of a suit: black and red, or with fourColour also
// green clubs and blue diamonds. With onDark it's a lighter one, for text and
// signs on dark ground. The contrast is at least 4.5 to 1: with white, and the
// lighter one with #202020.
func SuitColour(s card.Suit, fourColour bool, onDark bool) color.NRGBA {
	ink, light := black, blackOnDark
	switch {
	case fourColour && s == card.Diamonds:
		ink, light = blue, blueOnDark
	case fourColour && s == card.Clubs:
		ink, light = green, greenOnDark
	case s.Red():
		ink, light = red, redOnDark
	}
	if onDark {
		return light
	}
	return ink
}

// rgb returns the opaque colour 0xRRGGBB.
func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xff}
}
