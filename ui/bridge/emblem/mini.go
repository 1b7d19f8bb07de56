package emblem

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/miniature"
)

// announced shows MiniBridge: dummy on the table from the start, and the points that the four players have announced.
func (t *table) announced() {
	for i, column := range [][]card.Rank{{card.Ace, card.Ten, 4}, {card.King, card.Jack, 6}, {card.Queen, 9, 5}, {card.Ace, 8, 3}} {
		suit := []card.Suit{card.Spades, card.Hearts, card.Clubs, card.Diamonds}[i]
		for n, rank := range column {
			side := cardart.Drawing(card.Card{Suit: suit, Rank: rank}, t.style)
			const scale = 0.30
			x, y := Width/2+(float64(i)-1.5)*20, 25+8*float64(n)
			cardart.Lay(&t.Drawing, side, vector.Move(-side.Width/2, 0).Then(vector.Scale(scale, scale)).Then(vector.Move(x, y)))
		}
	}
	for _, plate := range []struct {
		n    int
		x, y float64
	}{{15, Width / 2, 15.5}, {10, 134, 48}, {11, Width / 2, 82}, {4, 26, 48}} {
		at := vector.Move(plate.x, plate.y)
		t.Sheet(22, 13, 3.5, miniature.Ivory, miniature.IvoryEdge, at)
		t.Number(plate.n, 8, miniature.Ink, vector.Move(0, 4).Then(at))
	}
}

// sixes shows the game with 36 cards: the lowest cards of its pack, and their number.
func (t *table) sixes() {
	last := card.Ace
	for rank := range t.rules.Deck.Ranks.Ranks() { // from the top
		last = rank
	}
	var lowest []card.Card
	for _, s := range []card.Suit{card.Clubs, card.Diamonds, card.Hearts, card.Spades} {
		lowest = append(lowest, card.Card{Suit: s, Rank: last})
	}
	t.Fan(cardart.Fan(lowest, t.style), 71, vector.Pt(99, 48))
	t.count(26, vector.Pt(30, 60.5))
}

// shortRubber shows Rubber with 36 cards: its pack, and the score.
func (t *table) shortRubber() {
	t.count(26, vector.Pt(34, 36))
	t.Fan(cardart.FanOfBacks(3, t.style), 44, vector.Pt(36, 66))
	t.score(vector.Turn(5).Then(vector.Move(112, Height/2)))
}
