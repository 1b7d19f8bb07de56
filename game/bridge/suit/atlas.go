package suit

import (
	"cmp"
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// Pair is a holding of declarer's side by its honours: which other cards it has isn't said, only how many.
type Pair struct {
	North, South           card.Holding // honours, of A K Q J M
	NorthSmall, SouthSmall int
	// Chance says how often a suit of a random deal of 68 cards is held so by two given hands, in either order.
	Chance float64
}

// Frequent returns the pairs of 17-card suits in which declarer's side has 8 to 10 cards, three or four of the five honours
// among them, and neither hand is void; the most frequent first. Of the two hands, North's honours are higher.
func Frequent() []Pair {
	var pairs []Pair
	const honours = 5
	for code := range 243 { // each honour is North's, South's or missing
		var p Pair
		held := 0
		for i, c := 0, code; i < honours; i, c = i+1, c/3 {
			switch c % 3 {
			case 1:
				p.North = p.North.With(card.Maid + card.Rank(i))
				held++
			case 2:
				p.South = p.South.With(card.Maid + card.Rank(i))
				held++
			}
		}
		if held < 3 || held == honours || p.North < p.South {
			continue
		}
		for total := 8; total <= 10; total++ {
			for p.NorthSmall = range total - held + 1 {
				p.SouthSmall = total - held - p.NorthSmall
				if north, south := p.lengths(); min(north, south) > 0 {
					p.Chance = p.chance()
					pairs = append(pairs, p)
				}
			}
		}
	}
	slices.SortStableFunc(pairs, func(a, b Pair) int { return cmp.Compare(b.Chance, a.Chance) })
	return pairs
}

// lengths returns how many cards North and South have.
func (p Pair) lengths() (north, south int) {
	return p.North.Len() + p.NorthSmall, p.South.Len() + p.SouthSmall
}

// chance returns how often the suit is held so: the ways to choose the small cards, times those to choose the other cards of
// both hands from the 51 of other suits, by all ways to choose two hands; twice, for the hands may be exchanged.
func (p Pair) chance() float64 {
	const hand, small = 17, 12
	north, south := p.lengths()
	ways := choose(small, p.NorthSmall) * choose(small-p.NorthSmall, p.SouthSmall)
	rest := bigChoose(51, hand-north) * bigChoose(51-hand+north, hand-south)
	return 2 * ways * rest / (bigChoose(68, hand) * bigChoose(51, hand))
}

// bigChoose is choose for numbers that are too large for all digits of it.
func bigChoose(n, k int) float64 {
	ways := 1.0
	for i := 1; i <= k; i++ {
		ways *= float64(n-k+i) / float64(i)
	}
	return ways
}

// Problem returns the suit with the lowest cards for the small ones, so that the defenders' small cards are higher.
func (p Pair) Problem() Problem {
	q := Problem{North: p.North, South: p.South, Deck: card.Deck68}
	r := card.One
	for range p.NorthSmall {
		q.North = q.North.With(r)
		r++
	}
	for range p.SouthSmall {
		q.South = q.South.With(r)
		r++
	}
	return q
}
