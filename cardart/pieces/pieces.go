// Package pieces draws the pieces of Octagonal chess from vectors, in the hand of the deck: outlines of ink, one colour an army, and
// highlights of ivory.
//
// A piece bears the sign of its army on its body, since colour alone doesn't tell red from green to everybody. One that another army's
// owner has taken over keeps colour and sign, and gets a rim and a foot in the colour of its captor. It is readable from 24 pixels on.
package pieces

import (
	"image"
	"image/color"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
)

// Size is the width and height of every drawing, in its own units.
const Size = 100.0

// onGround puts a figure into its drawing: so small that a rim fits round it.
var onGround = vector.Scale(0.95, 0.95).Then(vector.Move(Size/2, 4.1))

// Draw returns a piece, on any ground. What is no kind gives an empty drawing.
func Draw(k chess.Kind, a chess.Army) vector.Drawing { return DrawTaken(k, a, chess.NoArmy) }

// DrawTaken returns a piece of an army that another one commands, with a rim in the colour of that one. If that is its own army, or
// none, there is no rim.
func DrawTaken(k chess.Kind, a, by chess.Army) vector.Drawing {
	d := vector.Drawing{Width: Size, Height: Size}
	if k == chess.NoKind || int(k) >= len(figures) {
		return d
	}
	var rim color.NRGBA
	if by < chess.Armies && by != a {
		rim = Colour(by)
	}
	brush{&d, onGround, Colour(a), rim}.figure(figures[k], signOf(a))
	return d
}

// Image returns a piece in px × px pixels, transparent round it. Sizes below 1 count as 1.
func Image(k chess.Kind, a chess.Army, px int) *image.RGBA { return Draw(k, a).Raster(px, px) }

// ImageTaken returns the piece of [DrawTaken] in px × px pixels, transparent round it. Sizes below 1 count as 1.
func ImageTaken(k chess.Kind, a, by chess.Army, px int) *image.RGBA {
	return DrawTaken(k, a, by).Raster(px, px)
}
