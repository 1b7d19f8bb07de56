package analysis

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// line is the best play after a card: of his best cards everybody plays one of the suit led, if he has one,
// and of these the lowest.
type line struct {
	tricks []bridge.Trick // from the current one on
	strain bridge.Strain
}

// line returns the line of best play starting with a card; ok is false if it isn't known.
func (q *probe) line(p dd.Position, c card.Card) (l line, ok bool) { return q.lineLike(p, c, line{}) }

// lineLike is line, but whoever leads or discards does so as in another line, as far as he can and it is best. So two lines differ
// only where they must.
func (q *probe) lineLike(p dd.Position, c card.Card, like line) (l line, ok bool) {
	l.strain = p.Strain
	for {
		trick := p.Trick.With(c)
		p, _, _ = play(p, c)
		if trick.Full() {
			l.tricks = append(l.tricks, trick)
			if p.Left() == 0 {
				return l, true
			}
		}
		best := q.best(p)
		if best == (card.Hand{}) {
			return line{}, false
		}
		c = like.next(p, best)
	}
}

// next returns the card that a line has first of some that can be played: of those led where a trick begins, of those discarded where
// a suit can't be followed. Otherwise it is the lowest.
func (l line) next(p dd.Position, cards card.Hand) card.Card {
	led, begun := p.Trick.Led()
	seat := p.Trick.Turn()
	if begun && p.Hands[seat][led] != 0 {
		return lowest(cards)
	}
	for _, t := range l.tricks {
		c, _ := t.Card(seat)
		first := t.Leader == seat
		if cards.Has(c) && first != begun && (first || c.Suit != t.Cards[0].Suit) {
			return c
		}
	}
	return lowest(cards)
}

// lowest returns the lowest card of a hand.
func lowest(hand card.Hand) card.Card {
	return slices.MinFunc(hand.Cards(), func(a, b card.Card) int { return int(a.Rank) - int(b.Rank) })
}

// winner returns who takes the first trick of a line, and with which card.
func (l line) winner() (seat card.Seat, with card.Card) {
	seat = l.tricks[0].Winner(l.strain)
	with, _ = l.tricks[0].Card(seat)
	return seat, with
}

// won counts the tricks of a side.
func (l line) won(side card.Side) int {
	n := 0
	for _, t := range l.tricks {
		if t.Winner(l.strain).Side() == side {
			n++
		}
	}
	return n
}

// ruffs counts the tricks that a seat takes with a trump when another suit has been led.
func (l line) ruffs(seat card.Seat) int {
	n := 0
	for _, t := range l.tricks {
		if l.ruffed(t) && t.Winner(l.strain) == seat {
			n++
		}
	}
	return n
}

// ruffed reports whether a trick in another suit was taken with a trump.
func (l line) ruffed(t bridge.Trick) bool {
	trump, ok := l.strain.Trump()
	c, _ := t.Card(t.Winner(l.strain))
	return ok && t.Cards[0].Suit != trump && c.Suit == trump
}

// suit counts the tricks that a side takes with cards of a suit when that has been led.
func (l line) suit(suit card.Suit, side card.Side) int {
	n := 0
	for _, t := range l.tricks {
		if t.Cards[0].Suit == suit && !l.ruffed(t) && t.Winner(l.strain).Side() == side {
			n++
		}
	}
	return n
}

// robbed returns the first trick that a side loses to a ruff although it has the highest card otherwise, and the number of these tricks.
func (l line) robbed(side card.Side) (first bridge.Trick, n int) {
	for _, t := range l.tricks {
		if l.ruffed(t) && t.Winner(l.strain).Side() != side && t.Winner(bridge.NoTrump).Side() == side {
			if n++; n == 1 {
				first = t
			}
		}
	}
	return first, n
}

// takes reports whether a card takes a trick.
func (l line) takes(c card.Card) bool {
	return slices.ContainsFunc(l.tricks, func(t bridge.Trick) bool {
		with, _ := t.Card(t.Winner(l.strain))
		return with == c
	})
}
