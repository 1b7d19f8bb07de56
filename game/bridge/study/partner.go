package study

import "github.com/superbridge/superbridge/game/card"

// partnerHas returns the chance that the partner of a hand with n cards of a suit has
// enough of it for the given number together. It is exact.
func partnerHas(deck card.Deck, own, together int) float64 {
	n := deck.HandLen()
	suit, others := n-own, 3*n-(n-own) // not in the hand
	chance := 0.0
	for theirs := max(together-own, 0); theirs <= suit; theirs++ {
		chance += choose(suit, theirs) * choose(others, n-theirs) / choose(suit+others, n)
	}
	return chance
}

// choose returns the number of ways to choose k of n things.
func choose(n, k int) float64 {
	ways := 1.0
	for i := range k {
		ways = ways * float64(n-i) / float64(i+1)
	}
	return ways
}
