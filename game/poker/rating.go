package poker

import (
	"math"

	"github.com/superbridge/superbridge/game/card"
)

// Rated is what a full board is worth.
type Rated struct {
	Strengths [3]Strength // from the top; of a dead hand 0
	Joker     card.Card   // what it became; the zero Card if there is none or the hand is dead
	Dead      bool
	Royalties [3]int // points, from the top; a dead hand has none
	Fantasy   int    // cards at once in the next hand after one street by street: 0 14 15 16 17
	Return    int    // cards at once in the next hand after a fantasy: 0 14
}

// unlimited is no limit to a row's strength.
const unlimited Strength = math.MaxUint32

// Strength returns the strength of a full row, with the joker as the card that makes it strongest, and 0 for cards that aren't
// a full row.
func (r Rules) Strength(row Row, cards Cards) Strength {
	if len(cards) != row.Len() {
		return 0
	}
	s, _ := r.within(cards, unlimited)
	return s
}

// Rate returns what a full board is worth, and the zero Rated for one that isn't full. A hand lives if, with the joker as some
// card, no row is stronger than the one below it; then the joker is the card that makes its row strongest. (Rules:
// progressive-poker, Strength of a row, Fantasy and return, R5, R6, R7, R9.)
func (r Rules) Rate(b Board) Rated {
	if !b.Full() {
		return Rated{}
	}
	var rated Rated
	limit := unlimited
	for row := Bottom + 1; row > Top; {
		row--
		s, joker := r.within(b.Row(row), limit)
		if s == 0 {
			return Rated{Dead: true}
		}
		if joker != (card.Card{}) {
			rated.Joker = joker
		}
		rated.Strengths[row] = s
		rated.Royalties[row] = r.Royalty(row, s)
		limit = s
	}
	rated.Fantasy = fantasyFor(rated.Strengths[Top])
	if rated.Strengths[Top].Kind() == Trips || rated.Strengths[Bottom].Kind() >= r.ReturnBottom {
		rated.Return = returnCards
	}
	return rated
}

const returnCards = 14 // cards of the fantasy that a return is (Rules: progressive-poker, R9)

// fantasyFor returns how many cards come at once after a living hand with this top row.
func fantasyFor(top Strength) int {
	switch {
	case top.Kind() == Trips:
		return 17
	case top.Kind() != OnePair:
		return 0
	}
	switch top.Ranks()[0] {
	case card.Queen:
		return 14
	case card.King:
		return 15
	case card.Ace:
		return 16
	}
	return 0
}
