package bot

import (
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// mostPoints is the number of high-card points of the highest card, as counted by [bridge.HCP].
const mostPoints = 4

// split describes how unseen cards can be divided between two hands whose points have been announced.
type split struct {
	seats [2]card.Seat
	worth [mostPoints + 1][]card.Card // cards that either may have, by points
	ways  []division
}

// division is one way to divide them: the numbers of cards with 0, 1, … points in the first hand.
type division struct {
	first   [mostPoints + 1]int
	layouts float64 // number of layouts, including those of the divisions before it
}

// newSplit returns the ways in which loose cards can be divided at a table with announced points. held are the cards
// that the two seats must have; they have played the others.
func newSplit(t *bridge.Table, seats [2]card.Seat, held [4]card.Hand, loose []card.Card) *split {
	s := &split{seats: seats}
	for _, c := range loose {
		worth := bridge.HCP(card.Hand{}.With(c))
		s.worth[worth] = append(s.worth[worth], c)
	}
	known := held[seats[0]].Union(t.Played(seats[0]))
	layouts := 0.0
	var first [mostPoints + 1]int
	var take func(worth, cards, points int, ways float64)
	take = func(worth, cards, points int, ways float64) {
		there := len(s.worth[worth])
		if worth == 0 {
			if first[0] = cards; points == 0 && cards >= 0 && cards <= there {
				layouts += ways * combinations(there, cards)
				s.ways = append(s.ways, division{first, layouts})
			}
			return
		}
		for n := range there + 1 {
			first[worth] = n
			take(worth-1, cards-n, points-n*worth, ways*combinations(there, n))
		}
	}
	take(mostPoints, t.Rules.Tricks()-known.Len(), t.Announced()[seats[0]]-bridge.HCP(known), 1)
	return s
}

// combinations returns the number of ways to choose k of n cards.
func combinations(n, k int) float64 {
	ways := 1.0
	for i := range k {
		ways = ways * float64(n-i) / float64(i+1)
	}
	return ways
}

// deal deals the loose cards to the two hands so that both have their announced points: all layouts are equally likely.
func (s *split) deal(r *rand.Rand, hands *[4]card.Hand) {
	at := r.Float64() * s.ways[len(s.ways)-1].layouts
	i := slices.IndexFunc(s.ways, func(d division) bool { return at < d.layouts })
	for worth, cards := range s.worth {
		for n, k := range r.Perm(len(cards)) {
			seat := s.seats[1]
			if n < s.ways[i].first[worth] {
				seat = s.seats[0]
			}
			hands[seat] = hands[seat].With(cards[k])
		}
	}
}

// barred returns the cards that each seat can't have: its points leave no room for them, or the other hand needs them.
func (s *split) barred() (barred [4]card.Hand) {
	for worth, cards := range s.worth {
		for i, seat := range s.seats {
			never := func(d division) bool {
				if i == 0 {
					return d.first[worth] == 0
				}
				return d.first[worth] == len(cards)
			}
			if slices.ContainsFunc(s.ways, func(d division) bool { return !never(d) }) {
				continue
			}
			for _, c := range cards {
				barred[seat] = barred[seat].With(c)
			}
		}
	}
	return barred
}
