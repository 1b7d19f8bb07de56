package choices

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
)

// Order is the last condition under which deals were ordered, and their deck. The zero value is of a user who has
// ordered none. Orders can be compared with ==.
type Order struct {
	cards int    // in the deck
	where string // as package condition writes it
}

// OrderOf returns the order of deals that meet a condition.
func OrderOf(c condition.Condition) Order { return Order{c.Rules().Deck.Len(), c.String()} }

// For returns the last condition for a deck, to be offered again, or "".
func (o Order) For(d card.Deck) string {
	if o.cards != d.Len() {
		return ""
	}
	return o.where
}

// String returns the text form, as in "52 N.points 15-17, N balanced". [ParseOrder] reads it.
func (o Order) String() string { return fmt.Sprintf("%d %s", o.cards, o.where) }

// ParseOrder reads the result of String. It doesn't check the condition.
func ParseOrder(text string) (Order, error) {
	number, where, ok := strings.Cut(text, " ")
	cards, err := strconv.Atoi(number)
	if err != nil || !ok || cards < 0 {
		return Order{}, errUnknown
	}
	return Order{cards, where}, nil
}
