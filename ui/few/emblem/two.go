package emblem

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// nullo shows nullo for two: a hand of low cards, and its number of tricks.
func (t *table) nullo() {
	low := []card.Card{
		{Suit: card.Clubs, Rank: 2}, {Suit: card.Diamonds, Rank: 3}, {Suit: card.Spades, Rank: 2}, {Suit: card.Hearts, Rank: 4}, {Suit: card.Clubs, Rank: 5},
	}
	t.Fan(cardart.Fan(low, t.style), 66, vector.Pt(97, 48))
	t.Inlay(0, 34, vector.Pt(29, 65))
}

// slam shows Slam: bids of points that rise, a hand of honours, and a reserve of three cards face down.
func (t *table) slam() {
	hand := []card.Card{
		{Suit: card.Diamonds, Rank: card.Ten}, {Suit: card.Diamonds, Rank: card.Jack}, {Suit: card.Diamonds, Rank: card.Queen}, {Suit: card.Diamonds, Rank: card.King}, {Suit: card.Diamonds, Rank: card.Ace},
	}
	t.Fan(cardart.Fan(hand, t.style), 54, vector.Pt(111, 57))
	back := t.back()
	for i := range 3 {
		t.lay(back, 31, 0, vector.Pt(24+17*float64(i), 72))
	}
	for i, points := range []int{8, 12, 16} {
		t.plate(points, 21, 15, vector.Move(25+24*float64(i), 42-10*float64(i)))
	}
}

// chinese shows Chinese bridge: in front of each player eleven cards that are open, each on one that is closed.
func (t *table) chinese() {
	back := t.back()
	row := func(ranks string, y, down, turn float64) {
		for i, r := range ranks {
			suit := card.Suit((i*7 + len(ranks) + int(turn)/180*2) % 4)
			rank, err := card.ParseRank(string(r))
			if err != nil {
				continue
			}
			x := Width/2 + 13*(float64(i)-5)
			t.lay(back, 17, turn, vector.Pt(x, y+down))
			t.lay(t.face(suit, rank), 17, turn, vector.Pt(x, y))
		}
	}
	row("J8AK52QT973", 16.5, 4.2, 180)
	row("Q9KAT46J832", 79.5, -4.2, 0)
	for i := range 4 {
		t.lay(back, 16, 0, vector.Pt(29+8*float64(i), 42.5))
	}
	hand := []card.Card{{Suit: card.Spades, Rank: card.Ace}, {Suit: card.Hearts, Rank: card.King}, {Suit: card.Clubs, Rank: card.Queen}, {Suit: card.Diamonds, Rank: card.Ten}}
	t.Fan(cardart.Fan(hand, t.style), 30, vector.Pt(114, 49))
}
