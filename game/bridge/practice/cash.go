package practice

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// cashing is declarer's side taking its tricks from the top, whatever the opponents do.
type cashing struct {
	g      *game
	own    [2]card.Hand    // declarer's and dummy's
	theirs [4]card.Holding // the opponents' cards, as they were
	// most and fewest are the most cards of a suit that an opponent may have, and the fewest of one with trumps.
	most, fewest [4]int
	rounds       [4]int // of each suit since
	loose        bool   // an opponent may have thrown something away
	steps        int
}

// cashSteps is the maximum number of leads tried.
const cashSteps = 300

// cashes reports whether declarer's side, which is on lead, can take what it needs with cards that win for certain, in all layouts.
// Where it reports false it may be able to still.
func (g *game) cashes(n node) bool {
	leader, declaring := g.turn(n)
	if n.trick.Len > 0 || !declaring || g.forbidden != nil {
		return false
	}
	c := cashing{g: g, own: [2]card.Hand{n.layouts[0][g.declarer], n.layouts[0][g.declarer.Partner()]}}
	for s := range c.fewest {
		c.fewest[s] = 99
	}
	trump, trumps := g.strain.Trump()
	for _, hands := range n.layouts {
		for _, seat := range card.Seats {
			if seat.Side() == g.declarer.Side() {
				continue
			}
			for s, h := range hands[seat] {
				c.theirs[s] |= h
				c.most[s] = max(c.most[s], h.Len())
				if trumps && hands[seat][trump] != 0 {
					c.fewest[s] = min(c.fewest[s], h.Len())
				}
			}
		}
	}
	from := 0
	if leader != g.declarer {
		from = 1
	}
	return c.take(from, n.need)
}

// take reports whether a number of tricks can be taken with the lead in a hand.
func (c *cashing) take(from, need int) bool {
	if need <= 0 {
		return true
	}
	if need > c.own[0].Len() {
		return false
	}
	if c.steps++; c.steps > cashSteps {
		return false
	}
	for _, s := range card.Suits {
		hand, other := c.own[from][s], c.own[1-from][s]
		if hand == 0 {
			continue
		}
		if other == 0 {
			if top := hand.Top(); c.wins(s, top) && c.lead(from, s, top, c.thrown(1-from, s), false, need) {
				return true
			}
			if trump, ok := c.ruffs(1-from, s); ok && c.lead(from, s, hand.Bottom(), trump, true, need) {
				return true
			}
			continue
		}
		// Win in this hand, or in the other.
		if c.wins(s, hand.Top()) && c.lead(from, s, hand.Top(), card.Card{Suit: s, Rank: other.Bottom()}, other.Bottom() > hand.Top(), need) {
			return true
		}
		if c.wins(s, other.Top()) && other.Top() > hand.Bottom() && c.lead(from, s, hand.Bottom(), card.Card{Suit: s, Rank: other.Top()}, true, need) {
			return true
		}
	}
	return false
}

// lead plays a trick and continues; over says that the other hand wins it.
func (c *cashing) lead(from int, s card.Suit, led card.Rank, other card.Card, over bool, need int) bool {
	next := *c
	next.own[from] = next.own[from].Without(card.Card{Suit: s, Rank: led})
	next.own[1-from] = next.own[1-from].Without(other)
	next.rounds[s]++
	if c.fewest[s] < next.rounds[s] {
		next.loose = true
	}
	to := from
	if over {
		to = 1 - from
	}
	won := next.take(to, need-1)
	c.steps = next.steps
	return won
}

// wins reports whether a card of a suit takes a trick for certain.
func (c *cashing) wins(s card.Suit, r card.Rank) bool {
	return (c.theirs[s].Above(r) == 0 || c.rounds[s] >= c.most[s]) && c.safe(s)
}

// safe reports whether no opponent can ruff the next round of a suit.
func (c *cashing) safe(s card.Suit) bool {
	trump, trumps := c.g.strain.Trump()
	return !trumps || s == trump || c.rounds[trump] >= c.most[trump] || !c.loose && c.fewest[s] > c.rounds[s]
}

// ruffs returns the trump with which a hand ruffs a suit for certain.
func (c *cashing) ruffs(hand int, s card.Suit) (card.Card, bool) {
	trump, trumps := c.g.strain.Trump()
	if !trumps || s == trump || c.own[hand][trump] == 0 {
		return card.Card{}, false
	}
	if c.safe(s) {
		return card.Card{Suit: trump, Rank: c.own[hand][trump].Bottom()}, true
	}
	top := c.own[hand][trump].Top()
	return card.Card{Suit: trump, Rank: top}, c.theirs[trump].Above(top) == 0
}

// thrown returns the card that a hand without a suit throws: the lowest of its longest suit other than trumps.
func (c *cashing) thrown(hand int, s card.Suit) card.Card {
	best, length := card.Card{}, 0
	for _, t := range card.Suits {
		n := c.own[hand][t].Len()
		if bridge.Strain(t) == c.g.strain && n > 0 {
			n = 1
		}
		if n > 0 && n >= length {
			best, length = card.Card{Suit: t, Rank: c.own[hand][t].Bottom()}, n
		}
	}
	return best
}
