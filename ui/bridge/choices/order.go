package choices

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
)

// Order is what was asked last of deals that were ordered, and of which deck. The zero value is of someone who has ordered none. Two
// compare with ==.
type Order struct {
	cards int    // in the deck
	where string // as package condition writes it
}

// OrderOf returns the order of deals that meet a condition.
func OrderOf(c condition.Condition) Order { return Order{c.Rules().Deck.Len(), c.String()} }

// For returns what is offered again where deals of a deck are ordered, or "".
func (o Order) For(d card.Deck) string {
	if o.cards != d.Len() {
		return ""
	}
	return o.where
}

// String returns the text form, as in "52 N.points 15-17, N balanced". [ParseOrder] reads it.
func (o Order) String() string { return fmt.Sprintf("%d %s", o.cards, o.where) }

// ParseOrder reads what String returns. Whether the condition can still be read is for whom it is offered to say.
func ParseOrder(text string) (Order, error) {
	number, where, ok := strings.Cut(text, " ")
	cards, err := strconv.Atoi(number)
	if err != nil || !ok || cards < 0 {
		return Order{}, errUnknown
	}
	return Order{cards, where}, nil
}
