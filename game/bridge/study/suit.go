package study

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// short returns the length from which on a suit is short no more: as many as on average.
func short(deck card.Deck) int { return deck.HandLen() / 4 }

// bySuit returns the regression of the tricks with a trump suit, for the longest suit of each side that has
// been solved.
//
// The numbers are: the error's standard deviation; and, each in tricks and in points, the value of a point,
// of one more combined trump, one trump that is held by one hand and not the other, one card more in the
// longest side suit together, and for each length of a short side suit from 0 up, one in the hand with more
// trumps, and one in the other.
func bySuit(rules bridge.Rules) func([]Sample) []float64 {
	p := counts(rules.Deck)[0]
	lengths := short(rules.Deck)
	return func(samples []Sample) []float64 {
		var observations []observation
		for _, s := range samples {
			for _, c := range s.Cells[1:] {
				o := c.observe(rules)
				more, fewer := s.Deal[c.Declarer], s.Deal[c.Declarer.Partner()]
				hand := more.Union(fewer)
				side := hand
				side[c.Strain] = 0
				trumps, others := more[c.Strain].Len(), fewer[c.Strain].Len()
				o.from = []float64{1, p.of(hand), float64(trumps + others), float64(trumps - others), longest(side)}
				for length := range lengths {
					o.from = append(o.from, suitsOf(more, c.Strain, length), suitsOf(fewer, c.Strain, length))
				}
				observations = append(observations, o)
			}
		}
		l, err := fit(observations)
		if err != nil {
			return unknown(1 + 2*(4+2*lengths))
		}
		found := []float64{l.sigma}
		for _, tricks := range l.coefficients[1:] {
			found = append(found, tricks, tricks/l.coefficients[1])
		}
		return found
	}
}

// suitsOf returns the number of a hand's side suits with a length.
func suitsOf(hand card.Hand, trumps bridge.Strain, length int) float64 {
	n := 0
	for suit, ranks := range hand {
		if bridge.Strain(suit) != trumps && ranks.Len() == length {
			n++
		}
	}
	return float64(n)
}

// byFit returns the points with which numbers of tricks are made half the time with trumps.
//
// The numbers are: the error's standard deviation, the tricks for a point, for a trump; and for each number
// of tricks the points with each number of trumps.
func byFit(rules bridge.Rules, tricks, trumps []int) func([]Sample) []float64 {
	p := counts(rules.Deck)[0]
	half := p.of(rules.Deck.Hand()) / 2
	return func(samples []Sample) []float64 {
		var observations []observation
		for _, s := range samples {
			for _, c := range s.Cells[1:] {
				o := c.observe(rules)
				hand := s.side(c)
				o.from = []float64{1, p.of(hand) - half, float64(hand[c.Strain].Len())}
				observations = append(observations, o)
			}
		}
		l, err := fit(observations)
		if err != nil {
			return unknown(3 + len(tricks)*len(trumps))
		}
		found := []float64{l.sigma, l.coefficients[1], l.coefficients[2]}
		for _, n := range tricks {
			for _, length := range trumps {
				found = append(found, half+(float64(n)-0.5-l.at([]float64{1, 0, float64(length)}))/l.coefficients[1])
			}
		}
		return found
	}
}
