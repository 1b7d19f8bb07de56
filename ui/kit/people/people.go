// Package people lists the computer players' names and faces, in every game. Their levels are settings.
package people

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Person is a computer player.
type Person uint8

// The people of the house.
const (
	Clara Person = iota
	Victor
	Leo
	Nora
	Hugo
)

// All lists the persons in order.
var All = []Person{Clara, Victor, Leo, Nora, Hugo}

var ids = [...]string{"clara", "victor", "leo", "nora", "hugo"}

// Name returns the name.
func (p Person) Name() string { return text.T("people." + ids[p]) }

// Card returns the court card with the person's face.
func (p Person) Card() card.Card {
	return [...]card.Card{
		{Suit: card.Hearts, Rank: card.Queen},
		{Suit: card.Spades, Rank: card.King},
		{Suit: card.Diamonds, Rank: card.Jack},
		{Suit: card.Clubs, Rank: card.Queen},
		{Suit: card.Diamonds, Rank: card.King},
	}[p]
}

// Named returns the person with a name; ok is false if there is none.
func Named(name string) (p Person, ok bool) {
	i := slices.IndexFunc(All, func(p Person) bool { return p.Name() == name })
	return Person(max(i, 0)), i >= 0
}
