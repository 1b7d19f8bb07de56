package poker

import (
	"math"

	"github.com/superbridge/superbridge/game/card"
)

// Rated is the rating of a full board.
type Rated struct {
	Strengths [3]Strength // from the top; 0 for a dead hand
	Joker     card.Card   // the card it became; the zero Card if there is none or the hand is dead
	Dead      bool
	Royalties [3]int // points, from the top; 0 for a dead hand
	Fantasy   int    // cards at once in the next hand after one played street by street: 0 14 15 16 17
	Return    int    // cards at once in the next hand after a fantasy: 0 14
}

// unlimited means no limit to a row's strength.
const unlimited Strength = math.MaxUint32

// Strength returns the strength of a full row, with the joker as the card that makes it strongest, or 0 if the cards
// aren't a full row.
func (r Rules) Strength(row Row, cards Cards) Strength {
	if len(cards) != row.Len() {
		return 0
	}
	s, _ := r.within(cards, unlimited)
	return s
}

// Rate returns the rating of a full board, or the zero Rated for one that isn't full. A hand lives if, with the joker
// as some card, no row is stronger than the one below it; then the joker is the card that makes its row strongest.
// (Rules: progressive-poker, Strength of a row, Fantasy and return, R5, R6, R7, R9.)
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
	rated.Return = r.returnFor(rated.Strengths)
	return rated
}

// returnFor returns the number of cards that come at once after a fantasy that lives with these rows.
func (r Rules) returnFor(rows [3]Strength) int {
	if rows[Top].Kind() == Trips || rows[Bottom].Kind() >= r.ReturnBottom {
		return returnCards
	}
	return 0
}

const returnCards = 14 // number of cards of a return (Rules: progressive-poker, R9)

// fantasyFor returns the number of cards that come at once after a living hand with this top row.
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
