package bot

import (
	"math"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// The weights of features of two hands together, in tricks: fitted to the double-dummy results of 500 random deals,
// with the residual spreads below.
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

// estimate returns the expected tricks, out of 13, that two hands together take in a strain, and the spread. The first
// hand is declarer's.
func estimate(a, b card.Hand, s few.Strain) (tricks, spread float64) {
	if s == few.Nullo {
		return nulloTricks(a, b), nulloSpread
	}
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
		return sober(tricks - noTrumpSober), noTrumpSpread
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
	return sober(tricks), suitSpread
}

// A contract is bid when the estimate is high, so the estimate is more often too high than too low. These are the
// corrections seen in 400 deals between computer players.
const (
	soberFrom    = 9.0 // from here on
	soberShare   = 0.4 // share of the excess that is taken off
	noTrumpSober = 0.4
)

func sober(tricks float64) float64 {
	tricks -= soberShare * max(0, tricks-soberFrom)
	return min(max(tricks, 0), 13)
}

// alone returns the expected tricks of a hand with an unknown dummy, in a strain other than nullo.
func alone(h card.Hand, s few.Strain) float64 {
	third := func(all, own float64) float64 { return own + (all-own)/3 }
	aces := 0.0
	for _, holding := range h {
		if holding.Has(card.Ace) {
			aces++
		}
	}
	trump, ok := s.Trump()
	if !ok {
		return noTrumpBase + noTrumpPoint*third(40, handPoints(h)) + noTrumpAce*third(4, aces) + noTrumpTen
	}
	short := 0.0
	for suit, holding := range h {
		if card.Suit(suit) != trump && holding.Len() < 3 {
			short += float64(3 - holding.Len())
		}
	}
	return suitBase + suitPoint*third(40, handPoints(h)) + suitLength*third(13, float64(h[trump].Len())) +
		suitTrumpPoint*third(10.5, points(h[trump])) + suitShort*(short+1) + suitLongest*max(4, float64(h[trump].Len())) + suitAce*third(4, aces)
}

// The weights of hands at nullo: fitted to the double-dummy results of 400 deals such as Booby's, with the hands'
// features as returned by [exposed].
var (
	nulloDeclarer = [...]float64{0.105, 0.081, 0.077, 0.2, -0.802}
	nulloDummy    = [...]float64{0.179, 0.081, 0.104, 0.011, 0.946}
)

const (
	nulloBase, nulloBothLow, nulloBothSecond = 1.317, 0.020, 0.032
	nulloSpread                              = 1.3
)

// ranks returns the ranks of a holding, the lowest first, where 0 is a two.
func ranks(h card.Holding) []int {
	var all []int
	for ; h != 0; h = h.Without(h.Bottom()) {
		all = append(all, int(h.Bottom())-int(lowestRank))
	}
	return all
}

var lowestRank = card.Deck52.Ranks.Bottom()

// over returns by how much the i-th lowest card of a suit, from 0, is too high not to win a trick; 0 if there is no
// such card.
func over(suit []int, i int) float64 {
	if i >= len(suit) {
		return 0
	}
	return max(0, float64(suit[i]-3*i-1))
}

// exposed returns the features that make a hand take tricks at nullo: the heights of the lowest cards of its suits, of
// the second, of the third, and of the high cards beside them; and the number of its voids.
func exposed(h card.Hand) (x [5]float64) {
	for _, holding := range h {
		suit := ranks(holding)
		for i := range 3 {
			x[i] += over(suit, i)
		}
		for i := 3; i < len(suit); i++ {
			x[3] += max(0, float64(suit[i]-9))
		}
		if len(suit) == 0 {
			x[4]++
		}
	}
	return x
}

// nulloTricks returns the expected tricks of declarer and dummy at nullo.
func nulloTricks(declarer, dummy card.Hand) float64 {
	tricks := nulloBase
	own, others := exposed(declarer), exposed(dummy)
	for i := range own {
		tricks += nulloDeclarer[i]*own[i] + nulloDummy[i]*others[i]
	}
	for suit := range declarer {
		a, b := ranks(declarer[suit]), ranks(dummy[suit])
		tricks += nulloBothLow*min(over(a, 0), over(b, 0)) + nulloBothSecond*min(over(a, 1), over(b, 1))
	}
	return min(max(tricks, 0), 13)
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
