package bot

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// mostPoints is what the highest card counts in high-card points, as [bridge.HCP] counts.
const mostPoints = 4

// division is how the loose cards can be divided between two hidden hands whose points are known: how many of those
// that count 0, 1, … points go to the first.
type division struct {
	first [mostPoints + 1]int
	ways  float64 // how many layouts it has, with those of the divisions before it
}

// hcp returns what a card counts.
func hcp(c card.Card) int { return bridge.HCP(card.Hand{}.With(c)) }

// divide finds how the loose cards can be divided, where the players have announced their points; with dummy open two hands
// are hidden then.
func (d *dealer) divide(t bridge.Table) {
	if !t.Rules.Choices {
		return
	}
	for _, c := range d.loose {
		d.worth[hcp(c)] = append(d.worth[hcp(c)], c)
	}
	seat := d.hidden[0]
	n := d.holds[seat] - d.fixed.hands[seat].Len()
	points := t.Announced()[seat] - bridge.HCP(d.fixed.hands[seat].Union(d.played[seat]))
	ways := 0.0
	var count [mostPoints + 1]int
	var take func(worth, n, points int, weight float64)
	take = func(worth, n, points int, weight float64) {
		if worth == 0 {
			if count[0] = n; points == 0 && n >= 0 && n <= len(d.worth[0]) {
				ways += weight * choose(len(d.worth[0]), n)
				d.divisions = append(d.divisions, division{count, ways})
			}
			return
		}
		for k := range len(d.worth[worth]) + 1 {
			count[worth] = k
			take(worth-1, n-k, points-k*worth, weight*choose(len(d.worth[worth]), k))
		}
	}
	take(mostPoints, n, points, 1)
}

// choose returns in how many ways k of n things can be chosen.
func choose(n, k int) float64 {
	ways := 1.0
	for i := range k {
		ways = ways * float64(n-i) / float64(i+1)
	}
	return ways
}

// dealDivided deals the loose cards to the two hidden hands so that both have the points that they have announced: each
// layout is as likely as the others.
func (d *dealer) dealDivided(l *layout) {
	at := d.random.Float64() * d.divisions[len(d.divisions)-1].ways
	i, _ := slices.BinarySearchFunc(d.divisions, at, func(v division, at float64) int {
		if v.ways <= at {
			return -1
		}
		return 1
	})
	for worth, cards := range d.worth {
		d.random.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		for k, c := range cards {
			seat := d.hidden[1]
			if k < d.divisions[i].first[worth] {
				seat = d.hidden[0]
			}
			l.hands[seat] = l.hands[seat].With(c)
		}
	}
}
