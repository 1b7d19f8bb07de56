package few

import (
	"fmt"

	"github.com/superbridge/superbridge/game/card"
)

// Pile is a kind of place where cards lie.
type Pile uint8

// The piles.
const (
	Hand         Pile = iota // a player's
	Dummy                    // a player's own at two dummies, elsewhere the one on the table
	OpenPacket               // at open or closed dummy
	ClosedPacket             // the other one
	GivenAway                // at Booby: face down until dummy is opened
	Stock                    // of nullo for two, from the top
	ThrownAway               // into which its player alone may look
	Coming                   // at Slam: the cards that a player has yet to be dealt, in order
	Reserve                  // at Slam: those for the last tricks
	Row                      // at Chinese bridge: a player's open cards, 11 slots
	Cover                    // the closed cards under them, slot by slot
)

var pileNames = [...]string{"hand", "dummy", "open", "closed", "given", "stock", "thrown", "coming", "reserve", "row", "cover"}

// String returns the pile's name.
func (p Pile) String() string {
	if int(p) >= len(pileNames) {
		return fmt.Sprintf("Pile(%d)", uint8(p))
	}
	return pileNames[p]
}

// Place is where cards lie: a pile of a player, or of [Nobody].
type Place struct {
	Pile Pile
	Of   Player
}

// Slot is room for a card in a place.
type Slot struct {
	Card  card.Card // no card if it lies face down
	There bool      // false where a card of a row has gone
}

// lying is a place with its slots.
type lying struct {
	place Place
	slots []Slot
}

// faceUp returns slots with cards.
func faceUp(cards []card.Card) []Slot {
	slots := make([]Slot, len(cards))
	for i, c := range cards {
		slots[i] = Slot{c, true}
	}
	return slots
}

// cardsOf returns the cards that can be seen in slots.
func cardsOf(slots []Slot) card.Hand {
	var h card.Hand
	for _, s := range slots {
		if s.There && s.Card != (card.Card{}) {
			h = h.With(s.Card)
		}
	}
	return h
}
