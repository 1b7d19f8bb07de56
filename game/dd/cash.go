package dd

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// topTrumps returns tricks that a side takes with the highest trumps left, whoever
// leads. Of a run of trumps from the very top that all are the side's, those in one
// hand win a trick each: only another of the run beats them, and that wins for the side
// too.
func topTrumps(p *position, side card.Side, strain bridge.Strain) int {
	trump, ok := strain.Trump()
	if !ok {
		return 0
	}
	one, two := p.hands[side][trump], p.hands[side+2][trump]
	highest := (p.hands[side.Other()][trump] | p.hands[side.Other()+2][trump]).Top()
	return max(one.Above(highest).Len(), two.Above(highest).Len())
}

// cashing is a plan to win one trick after the other, fixed beforehand whatever the
// opponents play. So it need not try their cards; it only keeps count of what they may
// have and what they must have:
//
//   - who had n cards of a suit that has been led k times has at most n-k, for each time
//     he had to follow if he could;
//   - he has at least n-k less the tricks to which he may not have followed, for only
//     there could he throw one.
type cashing struct {
	s      *search
	trump  card.Suit
	trumps bool            // whether there are any
	length [2][4]int       // how many cards the opponents held at the start
	top    [2][4]card.Rank // and the highest of them
	want   int             // tricks that are enough
	best   int             // tricks found
	limit  int             // of the search's nodes
}

// plan is how far a plan has come.
type plan struct {
	hands  [2]card.Hand // the side's
	leader int          // which of them
	led    [4]int       // how many times each suit was
	free   [2]int       // tricks to which an opponent may not have followed
	won    int
}

// cashable returns how many tricks the side on lead can cash without losing the lead,
// as far as it finds out with so many nodes; it is content with want.
func (s *search) cashable(p *position, want, nodes int) int {
	leader := p.trick.Leader
	c := &cashing{s: s, want: want, limit: s.nodes + nodes}
	c.trump, c.trumps = s.strain.Trump()
	for i := range c.length {
		for suit, h := range p.hands[leader.Next(1+2*i)] {
			c.length[i][suit], c.top[i][suit] = h.Len(), h.Top()
		}
	}
	c.extend(plan{hands: [2]card.Hand{p.hands[leader], p.hands[leader.Partner()]}})
	return c.best
}

// mayHave reports whether an opponent may have a card of a suit.
func (c *cashing) mayHave(p *plan, opponent int, s card.Suit) bool {
	return c.length[opponent][s] > p.led[s]
}

// mustHave reports whether an opponent is sure to have a card of a suit.
func (c *cashing) mustHave(p *plan, opponent int, s card.Suit) bool {
	return c.length[opponent][s] > p.led[s]+p.free[opponent]
}

// extend looks for the longest way on, and returns true once it has found enough or its
// nodes are used up.
func (c *cashing) extend(p plan) bool {
	c.best = max(c.best, p.won)
	if c.best >= c.want {
		return true
	}
	lead, follow := &p.hands[p.leader], &p.hands[1-p.leader]
	for i := range card.Suits {
		s := card.Suit((int(c.trump) + i) % 4) // trumps first
		leads, n := ends(lead[s])
		for _, a := range leads[:n] {
			if c.follow(p, card.Card{Suit: s, Rank: a}, follow) {
				return true
			}
		}
	}
	return c.s.nodes >= c.limit || c.s.stopped
}

// follow tries what partner may play to the lead of a: the lowest or the highest if he
// has the suit, or else the lowest of another one.
func (c *cashing) follow(p plan, a card.Card, hand *card.Hand) bool {
	if hand[a.Suit] != 0 {
		ranks, n := ends(hand[a.Suit])
		for _, b := range ranks[:n] {
			if c.trick(p, a, card.Card{Suit: a.Suit, Rank: b}) {
				return true
			}
		}
		return false
	}
	for _, s := range card.Suits {
		if hand[s] != 0 && c.trick(p, a, card.Card{Suit: s, Rank: hand[s].Bottom()}) {
			return true
		}
	}
	return false
}

// ends returns the lowest and the highest card of a holding, n of them.
func ends(h card.Holding) (ranks [2]card.Rank, n int) {
	return [2]card.Rank{h.Bottom(), h.Top()}, min(2, h.Len())
}

// trick plays a from the leader and b from partner, and extends the plan if one of them is
// sure to win.
func (c *cashing) trick(p plan, a, b card.Card) bool {
	if c.s.nodes >= c.limit || !c.s.spend() {
		return true
	}
	s, winning, winner := a.Suit, a, p.leader
	if bridge.Beats(b, a, c.s.strain) {
		winning, winner = b, 1-p.leader
	}
	for i := range c.length {
		follows := c.mustHave(&p, i, s)
		beats := c.mayHave(&p, i, winning.Suit) && c.top[i][winning.Suit] > winning.Rank
		ruffs := c.trumps && c.trump != winning.Suit && c.mayHave(&p, i, c.trump)
		if beats && (winning.Suit == s || !follows) || ruffs && !follows {
			return false
		}
	}
	for i := range p.free {
		if !c.mustHave(&p, i, s) {
			p.free[i]++
		}
	}
	p.hands[p.leader] = p.hands[p.leader].Without(a)
	p.hands[1-p.leader] = p.hands[1-p.leader].Without(b)
	p.led[s]++
	p.leader = winner
	p.won++
	return c.extend(p)
}
