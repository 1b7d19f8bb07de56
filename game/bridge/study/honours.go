package study

import (
	"math"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// weighed returns the ranks whose worth at no-trump is fitted: the honours and, lest their
// worth be taken for the honours', those below.
func weighed(deck card.Deck) []card.Rank {
	return highest(deck, honours(deck)+honours(deck)/2)
}

// byHonours returns the values of the cards of each rank in no-trump.
//
// The numbers are: the error's standard deviation, the tricks for one more card in the longest suit together;
// for each rank the tricks for a card, and the same as points, of which the honours of a suit are to have as
// many as in the first count; and for each count how much it keeps of what the ranks explain.
func byHonours(rules bridge.Rules) func([]Sample) []float64 {
	ranks := weighed(rules.Deck)
	known := counts(rules.Deck)
	return func(samples []Sample) []float64 {
		var observations []observation
		for _, s := range samples {
			o := s.Cells[0].observe(rules)
			hand := s.side(s.Cells[0])
			o.from = []float64{1, longest(hand)}
			for _, rank := range ranks {
				o.from = append(o.from, float64(held(hand, rank))-2)
			}
			observations = append(observations, o)
		}
		l, err := fit(observations)
		if err != nil {
			return unknown(2 + 2*len(ranks) + len(known))
		}
		found := []float64{l.sigma, l.coefficients[1]}
		values := l.coefficients[2:]
		scale := 0.0 // tricks for a point
		for i, rank := range ranks {
			if rank.Honour() {
				scale += values[i] / known[0].suit(rules.Deck)
			}
		}
		for _, tricks := range values {
			found = append(found, tricks, tricks/scale)
		}
		for _, c := range known {
			found = append(found, c.keeps(ranks, values))
		}
		return found
	}
}

// held returns the number of cards of a rank in a hand.
func held(hand card.Hand, rank card.Rank) int {
	n := 0
	for _, suit := range hand {
		if suit.Has(rank) {
			n++
		}
	}
	return n
}

// longest returns the length of the longest suit.
func longest(hand card.Hand) float64 {
	n := 0
	for _, suit := range hand {
		n = max(n, suit.Len())
	}
	return float64(n)
}

// suit returns the points of all cards of a suit.
func (p points) suit(deck card.Deck) float64 { return p.of(card.Hand{deck.Ranks}) }

// keeps returns the share of the variance explained by the values of ranks that a count of points still
// explains. Cards of different ranks are as independent of each other as they can be; so it is the square of
// the cosine between the two.
func (p points) keeps(ranks []card.Rank, values []float64) float64 {
	both, own, all := 0.0, 0.0, 0.0
	for i, rank := range ranks {
		both += p[rank] * values[i]
		own += p[rank] * p[rank]
		all += values[i] * values[i]
	}
	return both * both / (own * all)
}

// whole returns the count in whole numbers, none above the one for the ace, that keeps most of
// what the ranks' values explain.
func whole(deck card.Deck, ace int, values []float64) points {
	ranks := weighed(deck)
	var best points
	most := math.Inf(-1)
	var try func(p points, i, limit int)
	try = func(p points, i, limit int) {
		if i == len(ranks) {
			if share := p.keeps(ranks, values); share > most {
				best, most = p, share
			}
			return
		}
		for v := limit; v >= 0; v-- {
			p[ranks[i]] = float64(v)
			try(p, i+1, v)
		}
	}
	var p points
	p[ranks[0]] = float64(ace)
	try(p, 1, ace)
	return best
}
