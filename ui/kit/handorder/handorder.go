// Package handorder is the order of the cards in a hand: the order of the suits, and of the cards in a suit. It is one
// setting, for every hand that is face up.
package handorder

import (
	"slices"
	"sync/atomic"

	"github.com/superbridge/superbridge/game/card"
)

// Suits is the order of the suits, from the left.
type Suits string

// The orders, as saved in the settings; "" is TrumpsFirst.
const (
	TrumpsFirst Suits = "trumps"    // trumps on the left, and colours alternate
	Alternating Suits = "alternate" // ♠ ♥ ♣ ♦, whatever the trumps
	Ranked      Suits = "ranked"    // ♠ ♥ ♦ ♣
)

// AllSuits lists the orders.
var AllSuits = []Suits{TrumpsFirst, Alternating, Ranked}

// Order is the order of the cards in hands. The zero value has trumps on the left, and each suit from the top down.
type Order struct {
	Suits  Suits
	Rising bool // the lowest card of a suit comes first
}

// chosen is the user's choice. Like the letters on cards, it isn't part of a table's state.
var chosen atomic.Pointer[Order]

// Choose sets the order of hands.
func Choose(h Order) { chosen.Store(&h) }

// Chosen returns the order of hands.
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

// Compare compares two ranks of a suit: it is negative if a is before b.
func (h Order) Compare(a, b card.Rank) int {
	if h.Rising {
		return int(a) - int(b)
	}
	return int(b) - int(a)
}

// Suit returns the cards of a hand in a suit, in order.
func (h Order) Suit(hand card.Hand, s card.Suit) []card.Card {
	cards := hand.Suit(s).Cards()
	if h.Rising {
		slices.Reverse(cards)
	}
	return cards
}
