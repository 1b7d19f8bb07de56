package bidding

import (
	"github.com/superbridge/superbridge/game/card"
)

// Aces is how many aces a hand may have: bit n is set if it may have n. Nothing is said if
// no bit is.
type Aces uint8

// Has reports whether a hand may have n aces.
func (m Aces) Has(n int) bool { return m == 0 || m>>n&1 != 0 }

// either returns what is known of a player who has told m or o.
func (m Aces) either(o Aces) Aces {
	if m == 0 || o == 0 {
		return 0
	}
	return m | o
}

// aces counts the aces of a hand.
func aces(hand card.Hand) int {
	n := 0
	for _, h := range hand {
		if h.Has(card.Ace) {
			n++
		}
	}
	return n
}

// fewest returns the fewest aces that partner has, by his answer, opposite n, of so many in all.
func (a *Auction) fewest(n, all int) int { return fewest(a.last[a.partner].Aces, n, all) }

// fewest returns the fewest that there can be by an answer, opposite n, of so many in all.
func fewest(answer Aces, n, all int) int {
	for has := range all + 1 - n {
		if answer.Has(has) {
			return has
		}
	}
	return 0
}

// countKings counts the kings of a hand.
func countKings(hand card.Hand) int {
	n := 0
	for _, h := range hand {
		if h.Has(card.King) {
			n++
		}
	}
	return n
}
