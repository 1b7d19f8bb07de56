package choices

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// Decks holds the systems of both sides for each deck, in the order of [bidding.Games]. They can be compared with ==.
type Decks [3]Systems

// deckOf returns the place of a deck; one that no bidding game has takes the first.
func deckOf(d card.Deck) int {
	for i, r := range bidding.Games() {
		if r.Deck == d {
			return i
		}
	}
	return 0
}

// ForAll returns the choice of the same systems for each deck.
func ForAll(s Systems) (d Decks) {
	for i := range d {
		d[i] = s
	}
	return d
}

// For returns the systems for a deck.
func (d Decks) For(deck card.Deck) Systems { return d[deckOf(deck)] }

// With returns the choice with other systems for a deck.
func (d Decks) With(deck card.Deck, s Systems) Decks {
	d[deckOf(deck)] = s
	return d
}

// At returns the cards by side where the user sits on side, under the rules of a game.
func (d Decks) At(side card.Side, r bridge.Rules) bidding.Cards { return d.For(r.Deck).At(side, r) }

// String returns the text form, as in "52 standard/goren-stayman; 68 own/own; 36 own/own". [ParseDecks] reads it.
func (d Decks) String() string {
	var parts []string
	for i, r := range bidding.Games() {
		parts = append(parts, fmt.Sprintf("%d %v", r.Deck.Len(), d[i]))
	}
	return strings.Join(parts, "; ")
}

// ParseDecks reads the result of String. Systems without a deck, as an earlier version saved them, are for each.
func ParseDecks(text string) (Decks, error) {
	if s, err := ParseSystems(text); err == nil {
		return ForAll(s), nil
	}
	d := Default().Systems
	for part := range strings.SplitSeq(text, ";") {
		number, systems, _ := strings.Cut(strings.TrimSpace(part), " ")
		s, err := ParseSystems(systems)
		if err != nil {
			return d, err
		}
		i, err := placeOf(number)
		if err != nil {
			return d, err
		}
		d[i] = s
	}
	return d, nil
}

// placeOf returns the place of the deck with a number of cards.
func placeOf(number string) (int, error) {
	cards, err := strconv.Atoi(number)
	if err != nil {
		return 0, errUnknown
	}
	for i, r := range bidding.Games() {
		if r.Deck.Len() == cards {
			return i, nil
		}
	}
	return 0, errUnknown
}
