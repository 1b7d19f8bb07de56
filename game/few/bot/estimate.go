package bot

import (
	"math"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// The weights of what two hands together hold, in tricks: fitted to what a double-dummy solver found of 500 random deals, where the
// error that is left has the spreads below.
const (
	suitBase, suitPoint, suitLength, suitTrumpPoint = -7.72, 0.322, 0.743, 0.103
	suitShort, suitLongest, suitWaste, suitAce      = 0.256, 0.271, -0.044, 0.285
	suitSpread                                      = 1.0

	noTrumpBase, noTrumpPoint, noTrumpLength, noTrumpWeak = -3.57, 0.442, -0.056, -0.065
	noTrumpAce, noTrumpTen, noTrumpSpread                 = 0.393, 0.272, 1.2
)

// points returns the high-card points of a holding: 4, 3, 2, 1.
func points(h card.Holding) float64 {
	n := 0.0
	for i, rank := range [...]card.Rank{card.Jack, card.Queen, card.King, card.Ace} {
		if h.Has(rank) {
			n += float64(i + 1)
		}
	}
	return n
}

func handPoints(h card.Hand) float64 {
	n := 0.0
	for _, holding := range h {
		n += points(holding)
	}
	return n
}

// estimate returns how many tricks of 13 two hands that play together are likely to take in a strain that isn't nullo, on the
// average, and the spread.
func estimate(a, b card.Hand, s few.Strain) (tricks, spread float64) {
	both := a.Union(b)
	aces, tens := 0.0, 0.0
	for _, holding := range both {
		if holding.Has(card.Ace) {
			aces++
		}
		if holding.Has(card.Ten) {
			tens++
		}
	}
	trump, ok := s.Trump()
	if !ok {
		longest, weak := 0, 0.0
		for _, holding := range both {
			longest = max(longest, holding.Len())
			weak += max(0, 3-points(holding))
		}
		tricks = noTrumpBase + noTrumpPoint*handPoints(both) + noTrumpLength*float64(longest) + noTrumpWeak*weak + noTrumpAce*aces + noTrumpTen*tens
		return min(max(tricks, 0), 13), noTrumpSpread
	}
	short, waste := 0.0, 0.0
	for _, pair := range [...][2]card.Hand{{a, b}, {b, a}} {
		own := pair[0][trump].Len()
		for suit := range pair[0] {
			if card.Suit(suit) == trump {
				continue
			}
			n := pair[0][suit].Len()
			if own >= 2 && n < 3 {
				short += float64(3-n) * min(1, float64(own)/4)
			}
			if n <= 1 {
				waste += points(pair[1][suit].Without(card.Ace)) / 2
			}
		}
	}
	trumps := both[trump]
	honours := points(trumps)
	if trumps.Has(card.Ten) {
		honours += 0.5
	}
	tricks = suitBase + suitPoint*handPoints(both) + suitLength*float64(trumps.Len()) + suitTrumpPoint*honours + suitShort*short +
		suitLongest*float64(max(a[trump].Len(), b[trump].Len())) + suitWaste*waste + suitAce*aces
	return min(max(tricks, 0), 13), suitSpread
}

// spreadOver calls f for each number of tricks with its probability, for an expected number and a spread.
func spreadOver(tricks, spread float64, most int, f func(n int, chance float64)) {
	below := func(x float64) float64 { return 0.5 * (1 + math.Erf((x-tricks)/(spread*math.Sqrt2))) }
	last := 0.0
	for n := range most + 1 {
		next := below(float64(n) + 0.5)
		if n == most {
			next = 1
		}
		f(n, next-last)
		last = next
	}
}
