// Package cardart draws the cards, their backs and the suit signs from vectors.
//
// # How a card comes about
//
// A card is a drawing: a list of shapes, each a path of lines and Bézier curves
// with a paint (plain or a gradient), filled or drawn along as a line. The unit
// is the millimetre of a real card, 63 wide and 88 high, with the origin in the
// top-left corner. The list knows no pixels; three outputs read it, the raster, SVG
// and PDF. Letters are outlines too, of a typeface that is in the program, so a card
// looks the same on every machine.
//
// # What is where
//
// The index, rank over suit sign, is in the top-left corner and, turned by
// 180°, in the bottom-right. It keeps to the strip that shows of a fanned card.
// Cards 1 to 12 bear as many signs as their number between the two: in columns, the
// lower half upside down, or on the dial of a clock. King, queen, jack and maid bear
// a figure or a regular solid in each half, in a frame; the ace one ornate sign, or one solid.
// The joker has no suit: a star stands for its sign, and a fool's cap for its rank; it bears a
// jester, or Kepler's star.
//
// # Sizes
//
// Any size in pixels will do, of any shape; at the [Aspect] of a real card
// nothing is distorted. Below about 50 pixels wide the index is hard to read.
package cardart

import (
	"image"
	"image/color"

	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// Aspect is the width of a card over its height.
const Aspect = cardWidth / cardHeight

// The size of a card in millimetres, the unit of the drawings.
const (
	cardWidth  = 63.0
	cardHeight = 88.0
)

// Drawing returns the face of a card, or of the joker. What is neither, as the zero Card,
// has a blank face.
func Drawing(c card.Card, style Style) vector.Drawing { return newFace(c, style) }

// BackDrawing returns the back of the cards. It looks the same when turned by 180°.
func BackDrawing(style Style) vector.Drawing { return newBack(style.Back) }

// Face returns the face of a card in w×h pixels, premultiplied, transparent
// outside the rounded corners. Sizes below 1 count as 1. What is neither a card of the
// pack nor the joker, as the zero Card, has a blank face.
func Face(c card.Card, style Style, w, h int) *image.RGBA {
	return Drawing(c, style).Raster(w, h)
}

// Back returns the back of the cards in w×h pixels, premultiplied, transparent
// outside the rounded corners. Sizes below 1 count as 1.
func Back(style Style, w, h int) *image.RGBA {
	return BackDrawing(style).Raster(w, h)
}

// SuitSign returns the sign of a suit alone, in any colour, filling size×size
// pixels; the ground is transparent. Sizes below 1 count as 1.
// It's for text, where the signs' own characters look different on every machine.
func SuitSign(s card.Suit, col color.Color, size int) *image.RGBA {
	d := vector.Drawing{Width: sign.Box, Height: sign.Box}
	d.Fill(sign.Path(s, vector.Pt(sign.Box/2, sign.Box/2), 1, false), vector.Plain(nrgba(col)))
	return d.Raster(size, size)
}

func nrgba(c color.Color) color.NRGBA { return color.NRGBAModel.Convert(c).(color.NRGBA) }
