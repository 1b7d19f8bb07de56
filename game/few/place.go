package few

import (
	"fmt"

	"github.com/superbridge/superbridge/game/card"
)

// Pile is a kind of place for cards.
type Pile uint8

// The piles.
const (
	Hand         Pile = iota // a player's
	Dummy                    // a player's own at two dummies, otherwise the one on the table
	OpenPacket               // at open or closed dummy
	ClosedPacket             // the other packet
	GivenAway                // at Booby: face down until dummy is opened
	Stock                    // at nullo for two, from the top
	ThrownAway               // which only its player may look at
	Coming                   // at Slam: the cards still to be dealt to a player, in order
	Reserve                  // at Slam: the cards for the last tricks
	Row                      // at Chinese bridge: a player's face-up cards, 11 slots
	Cover                    // the face-down cards under them, slot by slot
)

var pileNames = [...]string{"hand", "dummy", "open", "closed", "given", "stock", "thrown", "coming", "reserve", "row", "cover"}

// String returns the pile's name.
func (p Pile) String() string {
	if int(p) >= len(pileNames) {
		return fmt.Sprintf("Pile(%d)", uint8(p))
	}
	return pileNames[p]
}

// Place is a place for cards: a player's pile, or one of [Nobody].
type Place struct {
	Pile Pile
	Of   Player
}

// Slot is the room for one card in a place.
type Slot struct {
	Card  card.Card // no card if it is face down
	There bool      // false if the card of a row has gone
}

// lying is a place with its slots.
type lying struct {
	place Place
	slots []Slot
}

// faceUp returns slots with the given cards.
func faceUp(cards []card.Card) []Slot {
	slots := make([]Slot, len(cards))
	for i, c := range cards {
		slots[i] = Slot{c, true}
	}
	return slots
}

// cardsOf returns the visible cards in slots.
func cardsOf(slots []Slot) card.Hand {
	var h card.Hand
	for _, s := range slots {
		if s.There && s.Card != (card.Card{}) {
			h = h.With(s.Card)
		}
	}
	return h
}
