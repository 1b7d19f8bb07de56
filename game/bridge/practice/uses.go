package practice

import (
	"github.com/superbridge/superbridge/game/card"
)

// uses reports whether a card of declarer's side is the technique's: who may not play such cards does without it. No single card is
// that of a safety play.
func (g *game) uses(t Technique, n node, c card.Card) bool {
	seat := n.trick.Turn()
	trump, trumps := g.strain.Trump()
	led, following := n.trick.Led()
	switch t {
	case Finesse:
		return g.finesses(n, c)
	case HoldUp:
		return g.holdsUp(n, c)
	case DrawTrumps:
		return trumps && !following && c.Suit == trump && g.theirs(n, trump) != 0
	case RuffInDummy:
		return trumps && following && led != trump && seat == g.declarer.Partner() && c.Suit == trump
	}
	return false
}

// theirs returns the opponents' cards of a suit.
func (g *game) theirs(n node, s card.Suit) card.Holding {
	return n.layouts[0][g.declarer.Left()][s] | n.layouts[0][g.declarer.Left().Partner()][s]
}

// finesses reports whether the third hand leaves a trick that it could take for certain to a card that one or two of the opponents'
// cards beat, for all that declarer knows: those lie between the two. To leave it to a card that more of them beat is to duck.
func (g *game) finesses(n node, c card.Card) bool {
	led, _ := n.trick.Led()
	seat := n.trick.Turn()
	if n.trick.Len != 2 || c.Suit != led {
		return false
	}
	t := n.trick.With(c)
	winner := t.Winner(g.strain)
	best, _ := t.Card(winner)
	if winner.Side() != g.declarer.Side() || best.Suit != led {
		return false
	}
	between := g.theirs(n, led).Above(best.Rank).Len()
	top := card.Card{Suit: led, Rank: n.layouts[0][seat][led].Top()}
	return between >= 1 && between <= 2 && n.master(g, seat, top)
}

// holdsUp reports whether a hand leaves a trick to the opponents, who have led to it, that its side could take.
func (g *game) holdsUp(n node, c card.Card) bool {
	led, following := n.trick.Led()
	seat := n.trick.Turn()
	if !following || n.trick.Leader.Side() == g.declarer.Side() || n.layouts[0][seat][led] == 0 {
		return false
	}
	own := n.layouts[0][seat][led]
	switch n.trick.Len {
	case 3:
		if n.trick.Winner(g.strain).Side() == g.declarer.Side() {
			return false
		}
		wins := func(r card.Rank) bool {
			return n.trick.With(card.Card{Suit: led, Rank: r}).Winner(g.strain) == seat
		}
		return wins(own.Top()) && !wins(c.Rank)
	case 1:
		partners := n.layouts[0][seat.Partner()][led]
		return n.master(g, seat, card.Card{Suit: led, Rank: own.Top()}) && !n.master(g, seat, c) && own.Top() > partners.Top()
	}
	return false
}
