package cardart

import (
	"image/color"

	"github.com/superbridge/superbridge/game/card"
)

// places are where the pips of a number card stand, indexed by rank. x is -1, 0 or
// 1: the left, middle and right column; y goes from -1, the top row, to 1.
//
// 1 to 10 are as on every pack. 11 and 12 go on from 10: its two outer columns of
// four, with three in the middle column and then four, which fills the rows.
var places = [...][]point{
	1:  {{0, 0}},
	2:  {{0, -1}, {0, 1}},
	3:  {{0, -1}, {0, 0}, {0, 1}},
	4:  outer(-1, 1),
	5:  append(outer(-1, 1), point{0, 0}),
	6:  outer(-1, 0, 1),
	7:  append(outer(-1, 0, 1), point{0, -0.5}),
	8:  append(outer(-1, 0, 1), point{0, -0.5}, point{0, 0.5}),
	9:  append(outer(-1, -third, third, 1), point{0, 0}),
	10: append(outer(-1, -third, third, 1), point{0, -2 * third}, point{0, 2 * third}),
	11: append(outer(-1, -third, third, 1), point{0, -2 * third}, point{0, 0}, point{0, 2 * third}),
	12: append(outer(-1, -third, third, 1), point{0, -1}, point{0, -third}, point{0, third}, point{0, 1}),
}

const third = 1. / 3

// outer returns pips in the outer columns, in the rows given.
func outer(rows ...float64) (places []point) {
	for _, y := range rows {
		places = append(places, point{-1, y}, point{1, y})
	}
	return places
}

// pips adds the signs of a number card, upside down in the lower half.
func (d *drawing) pips(c card.Card, ink color.NRGBA, l layout) {
	height := l.pip
	if c.Rank == card.One {
		height *= 1.7 // alone, it may be seen; but the ace's is larger
	}
	for _, at := range places[c.Rank] {
		centre := point{cardWidth/2 + at.x*l.columnX, cardHeight/2 + at.y*l.rowY}
		d.fill(sign(c.Suit, centre, height, at.y > 0), plain(ink))
	}
}
