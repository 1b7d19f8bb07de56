package suit

import (
	"math/rand/v2"
	"sort"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Trial is a layout of the missing cards that was drawn by chance.
type Trial struct {
	West card.Holding // the missing cards that West holds; East has the others
	// Tricks are those that each line takes there, against defenders who see all cards and know the line.
	Tricks []int
}

// Try draws a number of layouts by chance, each as often as it comes, and returns what lines take in them. The lines must be of one
// answer of [Solve], and searched for every number of tricks, as those of an exact answer for the zero [Goal] are.
func Try(lines []Line, layouts int, random *rand.Rand) ([]Trial, error) {
	for _, l := range lines {
		if !l.whole || len(l.weights) != len(lines[0].weights) {
			return nil, fault.New("a line wasn't searched for every number of tricks")
		}
	}
	first := lines[0]
	sums := make([]float64, len(first.weights))
	sum := 0.0
	for i, w := range first.weights {
		sum += w
		sums[i] = sum
	}
	trials := make([]Trial, layouts)
	for i := range trials {
		drawn := random.Float64() * sum
		number := sort.Search(len(sums), func(k int) bool { return sums[k] > drawn })
		trials[i].West = first.drawn(number, random)
		for _, l := range lines {
			trials[i].Tricks = append(trials[i].Tricks, l.takes(number))
		}
	}
	return trials, nil
}

// takes returns the tricks that the line takes in a layout.
func (l Line) takes(layout int) (tricks int) {
	words := l.layouts.words()
	for k := 1; k < len(l.Chances); k++ {
		if l.plan.yield.has((k-1)*words*64 + layout) {
			tricks = k
		}
	}
	return tricks
}

// drawn returns West's cards in a layout. Of those that the layout doesn't tell apart each is as likely.
func (l Line) drawn(layout int, random *rand.Rand) (west card.Holding) {
	for i, n := range l.layouts.west[layout] {
		if l.tokens.tokens[i] >= northCard {
			continue
		}
		var ranks []card.Rank
		for r := range l.places[i].ranks.Ranks() {
			ranks = append(ranks, r)
		}
		for _, k := range random.Perm(len(ranks))[:n] {
			west = west.With(ranks[k])
		}
	}
	return west
}
