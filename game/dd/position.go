package dd

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// position is what is left of a board.
type position struct {
	hands [4]card.Hand // still held
	trick bridge.Trick // being played, never full
	left  int          // tricks not finished
}

// play returns the position after a legal card, and the winner if that ended a trick.
func (p position) play(c card.Card, strain bridge.Strain) (next position, winner card.Seat, done bool) {
	turn := p.trick.Turn()
	p.hands[turn] = p.hands[turn].Without(c)
	p.trick = p.trick.With(c)
	if !p.trick.Full() {
		return p, 0, false
	}
	winner = p.trick.Winner(strain)
	p.trick = bridge.Trick{Leader: winner}
	p.left--
	return p, winner, true
}

// live returns the ranks of a suit that are still held or lie in the trick being played.
func (p *position) live(s card.Suit) card.Holding {
	ranks := p.hands[0][s] | p.hands[1][s] | p.hands[2][s] | p.hands[3][s]
	for _, c := range p.trick.Cards[:p.trick.Len] {
		if c.Suit == s {
			ranks = ranks.With(c.Rank)
		}
	}
	return ranks
}

// key names what matters of a position at the start of a trick: the owners of each
// suit's cards from the top, two bits each after a leading 1, and the leader.
type key struct {
	owners [4]uint64
	leader card.Seat
}

func (p *position) key() key {
	k := key{leader: p.trick.Leader}
	for s := range k.owners {
		owners := uint64(1)
		n, e, w := p.hands[card.North][s], p.hands[card.East][s], p.hands[card.West][s]
		for rest := n | e | w | p.hands[card.South][s]; rest != 0; {
			r := rest.Top()
			rest = rest.Without(r)
			owner := card.South
			switch {
			case n.Has(r):
				owner = card.North
			case e.Has(r):
				owner = card.East
			case w.Has(r):
				owner = card.West
			}
			owners = owners<<2 | uint64(owner)
		}
		k.owners[s] = owners
	}
	return k
}

// moves is the cards worth trying, the most promising first.
type moves struct {
	cards [17]card.Card
	value [17]int
	n     int
}

func (m *moves) add(c card.Card, value int) {
	i := m.n
	for ; i > 0 && m.value[i-1] < value; i-- {
		m.cards[i], m.value[i] = m.cards[i-1], m.value[i-1]
	}
	m.cards[i], m.value[i] = c, value
	m.n++
}

// moves lists the legal cards, of touching ones in a hand only the highest.
func (p *position) moves(strain bridge.Strain) moves {
	var m moves
	hand := p.hands[p.trick.Turn()]
	suits := card.Suits[:]
	if led, ok := p.trick.Led(); ok && hand[led] != 0 {
		suits = card.Suits[led : led+1]
	}
	for _, s := range suits {
		if hand[s] == 0 {
			continue
		}
		live := p.live(s)
		for r := range hand[s].Ranks() {
			if up := live.Above(r).Bottom(); up != 0 && hand[s].Has(up) {
				continue
			}
			c := card.Card{Suit: s, Rank: r}
			m.add(c, p.value(c, live, strain))
		}
	}
	return m
}

// value guesses how good a card is to try first: winners and partner's winners to lead,
// the cheapest card that takes the trick when the other side has it, and otherwise low
// cards of long suits.
func (p *position) value(c card.Card, live card.Holding, strain bridge.Strain) int {
	turn := p.trick.Turn()
	trump, trumps := strain.Trump()
	rank, length := int(c.Rank), p.hands[turn][c.Suit].Len()
	switch {
	case p.trick.Len == 0 && c.Rank == live.Top():
		return 200 + length
	case p.trick.Len == 0 && p.hands[turn.Partner()][c.Suit].Has(live.Top()):
		return 100 + length - rank
	case p.trick.Len == 0:
		return length - rank
	}
	winner := p.trick.Winner(strain)
	winning, _ := p.trick.Card(winner)
	takes := bridge.Beats(c, winning, strain)
	switch {
	case takes && winner.Side() != turn.Side():
		return 200 - rank
	case takes:
		return 50 - rank // partner has it already
	case trumps && c.Suit == trump:
		return -rank
	case c.Rank == live.Top():
		return -2 * rank
	}
	return 50 + length - rank
}
