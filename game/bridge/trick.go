package bridge

import "github.com/superbridge/superbridge/game/card"

// Trick is up to four cards, clockwise from the leader.
type Trick struct {
	Leader card.Seat
	Len    int          // number of cards played, 0 to 4
	Cards  [4]card.Card // only the first Len are set, in the order played
}

// With returns the trick with one more card. The trick must not be full.
func (t Trick) With(c card.Card) Trick {
	t.Cards[t.Len] = c
	t.Len++
	return t
}

// Full reports whether all four players have played.
func (t Trick) Full() bool { return t.Len == len(t.Cards) }

// Turn returns the seat that plays next. It means nothing once the trick is full.
func (t Trick) Turn() card.Seat { return t.Leader.Next(t.Len) }

// Led returns the suit led; ok is false before the lead.
func (t Trick) Led() (suit card.Suit, ok bool) { return t.Cards[0].Suit, t.Len > 0 }

// Card returns the card that a seat has played; ok is false if it hasn't played yet.
func (t Trick) Card(seat card.Seat) (c card.Card, ok bool) {
	i := int(seat.Next(-int(t.Leader)))
	if i >= t.Len {
		return card.Card{}, false
	}
	return t.Cards[i], true
}

// Winner returns the seat whose card is winning: the highest trump, or if there is
// none the highest card of the suit led. The trick must not be empty.
func (t Trick) Winner(strain Strain) card.Seat {
	best := 0
	for i := 1; i < t.Len; i++ {
		if Beats(t.Cards[i], t.Cards[best], strain) {
			best = i
		}
	}
	return t.Leader.Next(best)
}

// Beats reports whether card c, played after best, wins the trick from it.
func Beats(c, best card.Card, strain Strain) bool {
	if c.Suit == best.Suit {
		return c.Rank > best.Rank
	}
	trump, ok := strain.Trump()
	return ok && c.Suit == trump
}
