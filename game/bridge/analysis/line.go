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
func (q *probe) line(p dd.Position, c card.Card) (l line, ok bool) {
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
		c = lowest(best)
	}
}

// lowest returns the lowest card of a hand.
func lowest(hand card.Hand) card.Card {
	return slices.MinFunc(hand.Cards(), func(a, b card.Card) int { return int(a.Rank) - int(b.Rank) })
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

// robbed returns the first trick that a side loses to a ruff although it has the highest card otherwise.
func (l line) robbed(side card.Side) (t bridge.Trick, ok bool) {
	for _, t := range l.tricks {
		if !l.ruffed(t) || t.Winner(l.strain).Side() == side {
			continue
		}
		if t.Winner(bridge.NoTrump).Side() == side {
			return t, true
		}
	}
	return bridge.Trick{}, false
}
