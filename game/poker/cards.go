package poker

import (
	"cmp"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Cards are cards in some order.
type Cards []card.Card

// String returns the text form: the cards in order, without spaces.
func (c Cards) String() string {
	var b strings.Builder
	for _, each := range c {
		b.WriteString(each.String())
	}
	return b.String()
}

// ParseCards reads the text form of any number of cards, each of a pack of 52 or the joker.
func ParseCards(text string) (Cards, error) {
	if len(text)%2 != 0 {
		return nil, fault.Errorf("%q are not cards: want two letters each, without spaces", text)
	}
	cards := make(Cards, 0, len(text)/2)
	for ; text != ""; text = text[2:] {
		c, err := card.Parse(text[:2])
		if err != nil {
			return nil, err
		}
		if !inPack(c) {
			return nil, fault.Errorf("%v is not in the pack", c)
		}
		cards = append(cards, c)
	}
	return cards, nil
}

// Sorted returns the cards in the order of rows and discards: joker, ranks downwards, then S H D C. It is a new slice.
func (c Cards) Sorted() Cards {
	sorted := slices.Clone(c)
	slices.SortFunc(sorted, compare)
	return sorted
}

// compare orders cards as [Cards.Sorted] does.
func compare(a, b card.Card) int {
	return cmp.Or(cmp.Compare(b.Rank, a.Rank), cmp.Compare(b.Suit, a.Suit))
}

// count returns the number of cards equal to the given one.
func (c Cards) count(of card.Card) int {
	n := 0
	for _, each := range c {
		if each == of {
			n++
		}
	}
	return n
}

// without returns the cards minus others, counting copies, and one of others that wasn't among them, if any.
func (c Cards) without(others ...card.Card) (left Cards, missing card.Card) {
	left = slices.Clone(c)
	for _, each := range others {
		i := slices.Index(left, each)
		if i < 0 {
			return left, each
		}
		left = slices.Delete(left, i, i+1)
	}
	return left, card.Card{}
}

// inPack reports whether c is one of the 52 cards or the joker.
func inPack(c card.Card) bool {
	return c == card.Joker || c.Suit <= card.Spades && worth(c.Rank) != 0
}

// worth returns a rank's value within a pack, 2 to 14 for the ace, and 0 for other ranks.
func worth(r card.Rank) int {
	switch {
	case r >= 2 && r <= card.Ten:
		return int(r)
	case r >= card.Jack && r <= card.Ace:
		return int(r) - int(card.Jack) + 11
	}
	return 0
}

// rankOf returns the rank with a given value, 2 to 14.
func rankOf(worth int) card.Rank {
	if worth <= int(card.Ten) {
		return card.Rank(worth)
	}
	return card.Rank(worth-11) + card.Jack
}

// Pack returns the pack for a number of players, sorted: 52 cards and the joker for up to three players, and each of
// the 52 twice and the joker from four. (Rules: progressive-poker, Table.)
func Pack(players int) Cards {
	pack := Cards{card.Joker}
	for worth := 14; worth >= 2; worth-- {
		for suit := range card.Suits {
			c := card.Card{Suit: card.Spades - card.Suit(suit), Rank: rankOf(worth)}
			pack = append(pack, c)
			if players > 3 {
				pack = append(pack, c)
			}
		}
	}
	return pack
}
