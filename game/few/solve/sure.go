package solve

import (
	"math/bits"

	"github.com/superbridge/superbridge/game/few"
)

// sure returns bounds on the points of player 0 that can be computed at once.
func (s *search) sure(st *state, leader, left int) (least, most int) {
	most = left * unit
	n, all := 0, s.takesAll(st, leader)
	switch {
	case all:
		n = left
	case !s.nullo:
		n = min(s.cash(st, leader), left)
	}
	points := n * unit
	switch {
	case all && (leader == 0) != s.nullo:
		return most, most
	case all:
		return 0, 0
	case leader == 0:
		return points, most
	}
	return 0, most - points
}

// takesAll reports whether the leader takes all tricks, whatever is played: all his cards, including those still to
// come, are higher than the other's in the suit, and the other has no trumps to ruff with. So he wins the trick, and
// leads to the next.
func (s *search) takesAll(st *state, leader int) bool {
	mine, theirs := st.hand[leader]|st.rest[leader], st.hand[leader^1]|st.rest[leader^1]
	if theirs&s.trumps != 0 && mine&^s.trumps != 0 {
		return false
	}
	for suit := uint64(lane); suit != 0; suit <<= laneBits {
		if ours, others := mine&suit, theirs&suit; ours != 0 && others != 0 && ours&-ours < others {
			return false
		}
	}
	return true
}

// cash returns the number of tricks that the leader can take in a row without losing the lead, with unbeatable cards:
// the highest remaining of each suit, in his hand.
//
// In tricks of two cards the other follows to as many rounds of a side suit as he has cards of it, and discards nothing
// meanwhile; so if he has trumps those rounds come first, and then the trumps. In tricks of four the leader has to add
// a second card of the suit, for which he takes his lowest; only rounds for which he has both are counted.
func (s *search) cash(st *state, leader int) (tricks int) {
	other := leader ^ 1
	hand := st.hand[leader]
	all := st.hand[0] | st.hand[1] | st.rest[0] | st.rest[1]
	theirs := st.hand[other] | st.rest[other]
	ruffs := theirs&s.trumps != 0
	four := s.size(st, leader) == 4
	for i := range 4 {
		suit := uint64(lane) << (laneBits * i)
		mine, their := hand&suit, theirs&suit
		if mine == 0 {
			continue
		}
		// His cards that are higher than all others.
		others := all & suit &^ mine
		run := bits.OnesCount64(mine &^ (1<<uint(bits.Len64(others)) - 1))
		n := bits.OnesCount64(mine)
		switch follow := bits.OnesCount64(their); {
		case four && ruffs && suit != s.trumps:
			run = 0
		case four:
			run = min(run, n/2)
		case ruffs && suit != s.trumps:
			run = min(run, bits.OnesCount64(st.hand[other]&suit)) // a suit that he has only in his reserve is ruffed
		case run >= follow && others == their:
			run = n
		}
		tricks += run
	}
	if four && s.kind == few.Slam {
		// At most as many as there are tricks of four.
		tricks = min(tricks, bits.OnesCount64(hand)/2)
	}
	return tricks
}
