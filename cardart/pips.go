package cardart

import (
	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// place is the position of a pip.
type place struct{ x, y float64 }

// places are the positions of the pips of a number card, indexed by rank. x is -1, 0 or 1: the left, middle
// and right column; y goes from -1, the top row, to 1.
//
// 1 to 10 are as on every pack. 11 and 12 continue from 10, two columns of four with two between them: a
// third between, and then a fifth in each column. Rows of three, the other way to make 12, would leave no
// room beside the index.
var places = [...][]place{
	1:  {{0, 0}},
	2:  {{0, -1}, {0, 1}},
	3:  {{0, -1}, {0, 0}, {0, 1}},
	4:  outer(-1, 1),
	5:  append(outer(-1, 1), place{0, 0}),
	6:  outer(-1, 0, 1),
	7:  append(outer(-1, 0, 1), place{0, -0.5}),
	8:  append(outer(-1, 0, 1), place{0, -0.5}, place{0, 0.5}),
	9:  append(outer(-1, -third, third, 1), place{0, 0}),
	10: append(outer(-1, -third, third, 1), place{0, -2 * third}, place{0, 2 * third}),
	11: append(outer(-1, -third, third, 1), place{0, -2 * third}, place{0, 0}, place{0, 2 * third}),
	12: append(outer(-1, -0.5, 0, 0.5, 1), place{0, -0.75}, place{0, 0.75}),
}

const third = 1. / 3

// outer returns pips in the outer columns, in the rows given.
func outer(rows ...float64) (places []place) {
	for _, y := range rows {
		places = append(places, place{-1, y}, place{1, y})
	}
	return places
}

// pips adds the signs of a number card, upside down in the lower half.
func (f *face) pips() {
	height := f.pip
	if f.card.Rank == card.One {
		height *= 1.7 // alone, it may be seen; but the ace's is larger
	}
	for _, at := range places[f.card.Rank] {
		centre := vector.Pt(cardWidth/2+at.x*f.columnX, cardHeight/2+at.y*f.rowY)
		f.Fill(sign.Path(f.card.Suit, centre, height, at.y > 0), vector.Plain(f.ink))
	}
}
