package practice

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// A squeeze and an endplay are no cards of declarer's: they are what the opponents are made to do. So the game is searched with the opponents
// relieved of it, and where the contract can't be made then, it hangs on the technique:
//
//   - For a squeeze, an opponent who can't follow may throw a card that he doesn't need, and keeps all of his.
//   - For an endplay, an opponent who has the lead may give it to declarer, who leads from the hand of his choice.

// relieved reports whether the opponents are relieved of something.
func (g *game) relieved() bool { return g.relief == Squeeze || g.relief == Endplay }

// tricks returns the number of unfinished tricks. Opponents who throw cards that they haven't got have more cards than that.
func (g *game) tricks(n node) int {
	left := n.layouts[0][g.declarer].Len()
	for i := range n.trick.Len {
		if n.trick.Leader.Next(i) == g.declarer {
			left++
		}
	}
	return left
}

// even reports whether the hands have as many cards as the solver wants.
func (g *game) even(n node) bool {
	most := g.tricks(n)
	for i, seat := 0, n.trick.Leader; i < len(n.layouts[0]); i, seat = i+1, seat.Next(1) {
		size := n.layouts[0][seat].Len()
		if i < n.trick.Len {
			size++
		}
		if size != most {
			return false
		}
	}
	return true
}

// stands reports whether the contract stands up to what an opponent, whose turn it is, may do beyond the rules; thrown says that he has thrown a card
// so, and that of his own only trumps can do better.
func (g *game) stands(n node) (stands, thrown bool) {
	led, following := n.trick.Led()
	switch seat := n.trick.Turn(); {
	case g.relief == Endplay && !following:
		for _, hand := range [2]card.Seat{g.declarer, g.declarer.Partner()} {
			given := n
			given.trick.Leader = hand
			if g.decided(given, false) {
				return true, false
			}
		}
		return false, false
	case g.relief == Squeeze && following && n.layouts[0][seat][led] == 0:
		return g.decided(g.throwing(n, led), true), true
	}
	return true, false
}

// throwing returns the position after a card thrown that isn't from the hand.
func (g *game) throwing(n node, led card.Suit) node {
	idle := card.Clubs
	for idle == led || bridge.Strain(idle) == g.strain {
		idle++
	}
	next := n
	next.trick = n.trick.With(card.Card{Suit: idle, Rank: card.One})
	return g.finished(next)
}
