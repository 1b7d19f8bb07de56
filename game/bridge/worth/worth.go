// Package worth counts what a hand is worth, in the ways that players have: high cards alone, with long suits, with short ones.
//
// (Rules: lessons, Counting a hand.)
package worth

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// Way is a way to count a hand.
type Way uint8

// The ways to count.
const (
	HighCards Way = iota // what the high cards are worth: 40 points in the pack of 52, 60 in that of 68
	Players              // as the program's players do: and a point for each card of a suit above four, with 68 cards above five
	Goren                // and for long suits: a good one of five 1, of six 2, of seven 3, of eight and more 4
	BridgeVal            // and for short suits: a void 3, one card 2, two cards 1
	// With a fit, short suits besides trumps count as they will be ruffed. Then:
	PlayersFit // as [Players], and short suits besides trumps, and trumps above those of half a fit
	GorenFit   // high cards; besides trumps two cards 1, one card 2, a void 3
)

// Ways returns the ways in which hands are counted by the given rules, for trumps or, where trump is [bridge.NoTrump], without. Goren
// and bridge-val are for the pack of 52. The players must know the rules ([bidding.Knows]).
func Ways(r bridge.Rules, strain bridge.Strain) []Way {
	_, fit := strain.Trump()
	ways := []Way{HighCards, Players}
	if fit {
		ways = append(ways, PlayersFit)
	}
	if r.Deck.Len() != 52 {
		return ways
	}
	if fit {
		return append(ways, GorenFit)
	}
	return append(ways, Goren, BridgeVal)
}

// Worth is the value of a hand by one way of counting.
type Worth struct {
	Suits [4]int // by suit
	Total int
}

// Of counts a hand in a way; strain is the trump suit, for the ways that count with a fit. Without trumps these count
// like [Players] and [HighCards].
func Of(r bridge.Rules, hand card.Hand, way Way, strain bridge.Strain) Worth {
	c := bidding.Counting(r)
	trump, fit := strain.Trump()
	var w Worth
	for _, suit := range card.Suits {
		h := hand[suit]
		n := c.High(h)
		switch way {
		case Players:
			n += long(c, h)
		case Goren:
			n += gorenLong(c, h)
		case BridgeVal:
			n += short([3]int{3, 2, 1}, h)
		case PlayersFit:
			n += long(c, h)
			switch {
			case fit && suit == trump:
				n += max(0, h.Len()-c.Fit/2)
			case fit:
				n += short(c.Short, h)
			}
		case GorenFit:
			if fit && suit != trump {
				n += short([3]int{3, 2, 1}, h)
			}
		}
		w.Suits[suit] = n
		w.Total += n
	}
	return w
}

// long returns the points of a suit's length, as the players count.
func long(c bidding.Count, h card.Holding) int { return max(0, h.Len()-c.Suit) }

// short returns the points for a suit of no card, one and two.
func short(points [3]int, h card.Holding) int {
	if n := h.Len(); n < len(points) {
		return points[n]
	}
	return 0
}

// gorenLong returns Goren's points for a suit's length.
func gorenLong(c bidding.Count, h card.Holding) int {
	switch n := h.Len(); {
	case n == 5 && c.Good(h):
		return 1
	case n >= 6:
		return min(n-4, 4)
	}
	return 0
}

// Shape returns the lengths of a hand's suits, the longest first: 4333 is the flattest of 13 cards.
func Shape(hand card.Hand) [4]int {
	var shape [4]int
	for suit, h := range hand {
		shape[suit] = h.Len()
	}
	slices.SortFunc(shape[:], func(a, b int) int { return b - a })
	return shape
}

// Average returns the high-card points that a hand has on average, 10 with 52 cards and 15 with 68.
func Average(r bridge.Rules) int {
	n := bidding.Counting(r).Honours
	return n * (n + 1) / 2
}
