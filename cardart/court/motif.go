package court

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// motifs are the small ornaments of a suit's garments, about the origin and 2 mm wide.
var motifs = [4]vector.Path{
	card.Clubs:    vector.Outline("M0 0C-1.8 -1.45 1.8 -1.45 0 0C2.15 -.8 .8 2.1 0 0C-.8 2.1 -2.15 -.8 0 0Z"),
	card.Diamonds: vector.Lozenge(vector.Pt(0, 0), .85, 1.1),
	card.Hearts:   vector.Mirrored("M0 -.5C.3 -1.1 1.15 -1 1.1 -.2C1.05 .4 .4 .7 0 1.1"),
	card.Spades:   vector.Mirrored("M0 -1.05C.24 -.45 .97 -.22 .97 .38C.97 .82 .46 .9 .2 .54L.42 .98L0 .98"),
}

// mark adds signs of the suit in its ink. On cloth, where that wouldn't show, they are gold;
// they have no other colour, because a red spade is read as a heart.
func (s *sketch) mark(signs ...vector.Path) { s.flat(suit, signs...) }

// emblem adds a large sign of the suit in its ink.
func (s *sketch) emblem(sign vector.Path) { s.area(suit, sign) }

// hem returns copies of a motif along the line from x, y by n steps.
func hem(suit card.Suit, n int, x, y, stepX, stepY float64) vector.Path {
	return row(motifs[suit], n, x, y, stepX, stepY)
}
