package cardart

import (
	"image"
	"image/color"

	"github.com/superbridge/superbridge/game/card"
)

// signs are the suit signs, indexed by suit, each about the origin and about 1 high.
// Their sizes differ so that the eye finds them equal: a diamond's points and a
// spade's tip count for little, a heart's lobes for much.
var signs = [4]path{
	card.Clubs:    club(),
	card.Diamonds: mirrored("M0 -.53C.1 -.33 .24 -.15 .405 0C.24 .15 .1 .33 0 .53"),
	card.Hearts: mirrored("M0 -.27C.04 -.4 .14 -.47 .255 -.47C.39 -.47 .5 -.365 .5 -.21" +
		"C.5 .06 .15 .24 0 .5"),
	card.Spades: mirrored("M0 -.52C.13 -.25 .48 -.1 .48 .15C.48 .29 .38 .38 .265 .38C.17 .38 .09 .33 .035 .25" +
		"C.045 .36 .09 .455 .2 .5L0 .5"),
}

// club is three leaves, the gap between them filled, and a stalk. The leaves are
// circles of one turning sense with the rest: contours that overlap just add up.
func club() path {
	p := circle(point{0, -.27}, .228)
	p.join(circle(point{.268, .11}, .228))
	p.join(circle(point{-.268, .11}, .228))
	p.join(outline("M0 -.27L.268 .11L-.268 .11Z"))
	p.join(mirrored("M0 0L.035 0L.035 .13C.045 .31 .09 .45 .2 .5L0 .5"))
	return p
}

// signSize is the side of the box in which every sign fits.
const signSize = 1.08

// sign returns the sign of a suit, so high, about a point; upside down if turned.
func sign(s card.Suit, at point, height float64, upsideDown bool) path {
	m := scale(height, height)
	if upsideDown {
		m = scale(-height, -height)
	}
	return signs[s].transform(m.then(move(at.x, at.y)))
}

// SuitSign returns the sign of a suit alone, in any colour, filling size×size
// pixels; the ground is transparent. Sizes below 1 count as 1.
// It's for text, where the signs' own characters look different on every machine.
func SuitSign(s card.Suit, col color.Color, size int) *image.RGBA {
	d := drawing{width: signSize, height: signSize}
	d.fill(sign(s, point{signSize / 2, signSize / 2}, 1, false), plain(nrgba(col)))
	return d.raster(size, size)
}

func nrgba(c color.Color) color.NRGBA { return color.NRGBAModel.Convert(c).(color.NRGBA) }
