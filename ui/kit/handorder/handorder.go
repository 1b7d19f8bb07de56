// Package handorder is how a player holds his cards: which suit lies where, and which end of a suit is which. It is chosen once, for every
// hand that is seen face up, whoever holds it.
package handorder

import (
	"slices"
	"sync/atomic"

	"github.com/superbridge/superbridge/game/card"
)

// Suits is the order of the suits, from the left.
type Suits string

// The orders, as they are kept in the settings; "" is trumps first.
const (
	TrumpsFirst Suits = "trumps"    // trumps on the left, and colours alternate
	Alternating Suits = "alternate" // ♠ ♥ ♣ ♦, whatever is trumps
	Ranked      Suits = "ranked"    // ♠ ♥ ♦ ♣
)

// AllSuits lists the orders.
var AllSuits = []Suits{TrumpsFirst, Alternating, Ranked}

// Order is how hands are held. The zero value has trumps on the left, and each suit from the top down.
type Order struct {
	Suits  Suits
	Rising bool // the lowest card of a suit comes first
}

// chosen is what the user has chosen. It is no part of what a table is made from, as the letters on cards are none.
var chosen atomic.Pointer[Order]

// Choose says how hands are held from now on.
func Choose(h Order) { chosen.Store(&h) }

// Chosen returns how hands are held.
func Chosen() Order {
	if h := chosen.Load(); h != nil {
		return *h
	}
	return Order{}
}

// Order returns the suits from the left; trumps is whether a suit is trumps.
func (h Order) Order(trump card.Suit, trumps bool) [4]card.Suit {
	switch {
	case h.Suits == Ranked:
		return [4]card.Suit{card.Spades, card.Hearts, card.Diamonds, card.Clubs}
	case h.Suits == Alternating || !trumps:
	case trump == card.Hearts:
		return [4]card.Suit{card.Hearts, card.Spades, card.Diamonds, card.Clubs}
	case trump == card.Diamonds:
		return [4]card.Suit{card.Diamonds, card.Spades, card.Hearts, card.Clubs}
	case trump == card.Clubs:
		return [4]card.Suit{card.Clubs, card.Hearts, card.Spades, card.Diamonds}
	}
	return [4]card.Suit{card.Spades, card.Hearts, card.Clubs, card.Diamonds}
}

// Compare orders two ranks of a suit: it is less than 0 if a lies before b.
func (h Order) Compare(a, b card.Rank) int {
	if h.Rising {
		return int(a) - int(b)
	}
	return int(b) - int(a)
}

// Suit returns the cards of a hand in a suit, as they lie.
func (h Order) Suit(hand card.Hand, s card.Suit) []card.Card {
	cards := hand.Suit(s).Cards()
	if h.Rising {
		slices.Reverse(cards)
	}
	return cards
}
