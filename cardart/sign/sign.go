// Package sign has the four suit signs as paths, drawn so that the eye finds them equal, and the two signs of the joker.
package sign

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// signs are the suit signs, indexed by suit, each about the origin and about 1 high.
// Their sizes differ so that the eye finds them equal: a diamond's points and a
// spade's tip count for little, a heart's lobes for much.
var signs = [4]vector.Path{
	card.Clubs:    club(),
	card.Diamonds: vector.Mirrored("M0 -.53C.1 -.33 .24 -.15 .405 0C.24 .15 .1 .33 0 .53"),
	card.Hearts: vector.Mirrored("M0 -.27C.04 -.4 .14 -.47 .255 -.47C.39 -.47 .5 -.365 .5 -.21" +
		"C.5 .06 .15 .24 0 .5"),
	card.Spades: vector.Mirrored("M0 -.52C.13 -.25 .48 -.1 .48 .15C.48 .29 .38 .38 .265 .38C.17 .38 .09 .33 .035 .25" +
		"C.045 .36 .09 .455 .2 .5L0 .5"),
}

// club is three leaves, the gap between them filled, and a stalk. The leaves are
// circles of one turning sense with the rest: contours that overlap just add up.
func club() vector.Path {
	p := vector.Circle(vector.Pt(0, -.27), .228)
	p.Join(vector.Circle(vector.Pt(.268, .11), .228))
	p.Join(vector.Circle(vector.Pt(-.268, .11), .228))
	p.Join(vector.Outline("M0 -.27L.268 .11L-.268 .11Z"))
	p.Join(vector.Mirrored("M0 0L.035 0L.035 .13C.045 .31 .09 .45 .2 .5L0 .5"))
	return p
}

// Box is the side of the square in which every sign of height 1 fits, about its middle.
const Box = 1.08

// Path returns the sign of a suit, about so high, about a point; upside down if turned.
func Path(s card.Suit, at vector.Point, height float64, turned bool) vector.Path {
	return placed(signs[s], at, height, turned)
}

func placed(p vector.Path, at vector.Point, height float64, turned bool) vector.Path {
	m := vector.Scale(height, height)
	if turned {
		m = vector.Scale(-height, -height)
	}
	return p.Transform(m.Then(vector.Move(at.X, at.Y)))
}
