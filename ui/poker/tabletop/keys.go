package tabletop

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
)

// keyring gives each card of a player its key: two equal cards have different ones, and a card keeps its key from its
// arrival to the end of the hand.
type keyring struct {
	seat poker.Seat
	seen map[card.Card]int
}

func newKeyring(seat poker.Seat) keyring { return keyring{seat, map[card.Card]int{}} }

func (k keyring) key(c card.Card) string {
	k.seen[c]++
	return fmt.Sprintf("%v %v %d", k.seat, c, k.seen[c])
}

// placedBy returns the cards that are seen on a player's board, sorted row by row.
func placedBy(v poker.View, seat poker.Seat) (cards []Placed) {
	keys := newKeyring(seat)
	for _, a := range v.Acts {
		if a.Seat != seat {
			continue
		}
		for _, row := range poker.Rows {
			for _, c := range a.Gains.Row(row) {
				cards = append(cards, Placed{keys.key(c), c, row})
			}
		}
		for _, c := range a.Discards {
			keys.key(c)
		}
	}
	slices.SortStableFunc(cards, func(a, b Placed) int {
		return cmp.Or(cmp.Compare(a.Row, b.Row), cmp.Compare(b.Card.Rank, a.Card.Rank), cmp.Compare(b.Card.Suit, a.Card.Suit))
	})
	return cards
}

// handKeys returns the keys of the cards in the user's hand, in order of arrival.
func (m Model) handKeys() []string {
	p := m.Person()
	keys := newKeyring(p.Seat)
	for _, c := range p.Cards {
		keys.key(c.Card)
	}
	for _, c := range m.Thrown {
		keys.key(c)
	}
	all := make([]string, m.Placing.Len())
	for i := range all {
		all[i] = keys.key(m.Placing.Card(i))
	}
	return all
}
