package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// opens returns how many cards of a suit make an opening.
func (a *Auction) opens(s card.Suit) int {
	if s.Major() {
		return a.major
	}
	return a.minor
}

// suits calls propose for each suit from the highest, so that of two equally long the
// higher is named first.
func (a *Auction) suits(propose func(card.Suit)) {
	for _, s := range slices.Backward(card.Suits[:]) {
		propose(s)
	}
}

// even returns the meaning of a balanced hand.
func (a *Auction) even(m Meaning) Meaning {
	m.Balanced = true
	for s := range m.Length {
		m.Length[s] = a.Balanced.within(m.Length[s])
	}
	return m
}
