package pieces

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
)

// Ink is the colour of all outlines, Ivory that of highlights, collars and signs.
var (
	Ink   = vector.RGB(0x1b1c28)
	Ivory = vector.RGB(0xfffaec)

	ivoryShade = vector.RGB(0xd9cbab)
	grey       = vector.RGB(0x8a8780)
)

// colours are those of the armies. They differ in lightness too, so that those who see red and green, or blue and green, alike
// tell them apart: each two are 15 or more apart in CIEDE2000, seen so, and 30 or more otherwise.
var colours = [chess.Armies]color.NRGBA{
	chess.Red:    vector.RGB(0xa81c28),
	chess.Blue:   vector.RGB(0x1d4b9e),
	chess.Yellow: vector.RGB(0xf2bd2e),
	chess.Green:  vector.RGB(0x4ea05a),
}

// Colour returns the colour of an army. What is no army is grey.
func Colour(a chess.Army) color.NRGBA {
	if a >= chess.Armies {
		return grey
	}
	return colours[a]
}
