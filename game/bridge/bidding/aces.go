package bidding

import (
	"github.com/superbridge/superbridge/game/card"
)

// Aces is the set of numbers of aces that a hand may have: bit n is set if it may have n. With no bit set the
// number is unknown.
type Aces uint8

// Has reports whether a hand may have n aces.
func (m Aces) Has(n int) bool { return m == 0 || m>>n&1 != 0 }

// either returns what is known of a player who has shown m or o.
func (m Aces) either(o Aces) Aces {
	if m == 0 || o == 0 {
		return 0
	}
	return m | o
}

// countOf returns the number of cards of a rank in a hand.
func countOf(hand card.Hand, rank card.Rank) int {
	n := 0
	for _, h := range hand {
		if h.Has(rank) {
			n++
		}
	}
	return n
}

// fewest returns the fewest aces or kings that a hand may have given its answer, opposite n of the all there
// are.
func fewest(answer Aces, n, all int) int {
	for has := range all + 1 - n {
		if answer.Has(has) {
			return has
		}
	}
	return 0
}
