package study

import (
	"math"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// points is a count of points: what each rank counts.
type points [card.Ace + 1]float64

// count returns the points with these values for the highest ranks of a deck, from the ace down.
func count(deck card.Deck, values ...float64) points {
	var p points
	for i, rank := range highest(deck, len(values)) {
		p[rank] = values[i]
	}
	return p
}

// highest returns the n highest ranks of a deck, from the ace down.
func highest(deck card.Deck, n int) []card.Rank {
	var ranks []card.Rank
	for rank := range deck.Ranks.Ranks() {
		if len(ranks) == n {
			break
		}
		ranks = append(ranks, rank)
	}
	return ranks
}

// of returns the points of cards.
func (p points) of(hand card.Hand) float64 {
	sum := 0.0
	for c := range hand.All() {
		sum += p[c.Rank]
	}
	return sum
}

// sum returns the points of cards in a list.
func (p points) sum(cards []card.Card) float64 {
	sum := 0.0
	for _, c := range cards {
		sum += p[c.Rank]
	}
	return sum
}

// String lists the points from the ace down, as 4-3-2-1.
func (p points) String() string {
	var each []string
	for rank := card.Ace; rank >= card.One; rank-- {
		if p[rank] != 0 {
			each = append(each, strconv.FormatFloat(p[rank], 'g', -1, 64))
		}
	}
	return strings.Join(each, "-")
}

// honours returns the number of honours in a suit: four with 52 cards, five with 68.
func honours(deck card.Deck) int {
	n := 0
	for rank := range deck.Ranks.Ranks() {
		if rank.Honour() {
			n++
		}
	}
	return n
}

// drawnBy returns the points by which deals are drawn: the lowest honour counts one, the next
// two, and so on.
func drawnBy(deck card.Deck) points {
	var p points
	n := honours(deck)
	for i, rank := range highest(deck, n) {
		p[rank] = float64(n - i)
	}
	return p
}

// counts returns the counts of points that are compared for a deck. The first is the one
// that contracts are measured by: for 52 cards the usual one, for 68 that which is as good as
// any of whole numbers and the easiest to remember (docs/study.md).
func counts(deck card.Deck) []points {
	if deck == card.Deck52 || deck == card.Deck36 {
		return []points{
			count(deck, 4, 3, 2, 1),
			count(deck, 4.5, 3, 1.5, 0.75, 0.25),
			count(deck, 6, 4, 2, 1),
			count(deck, 3, 2, 1),
			count(deck, 1, 1, 1, 1),
		}
	}
	return []points{
		count(deck, 5, 4, 3, 2, 1),
		count(deck, 5, 4, 3, 2, 1, 0.5, 0.5),
		count(deck, 6, 4, 3, 2, 1),
		count(deck, 7, 5, 3, 2, 1),
		count(deck, 4, 3, 2, 1),
		count(deck, 1, 1, 1, 1, 1),
	}
}

// byPoints returns the tricks of one side's no-trump as they follow from its points, for both
// the line and each number of tricks by itself.
//
// The numbers are: tricks at half of the points, tricks for a point, the error's standard
// deviation, and for each number of tricks the points that make it half the time by the line
// and by itself.
func byPoints(rules bridge.Rules, tricks []int) func([]Sample) []float64 {
	p := counts(rules.Deck)[0]
	half := p.of(rules.Deck.Hand()) / 2
	return func(samples []Sample) []float64 {
		var observations []observation
		for _, s := range samples {
			o := s.Cells[0].observe(rules)
			o.from = []float64{1, p.of(s.side(s.Cells[0])) - half}
			observations = append(observations, o)
		}
		l, err := fit(observations)
		if err != nil {
			return unknown(3 + 2*len(tricks))
		}
		found := []float64{l.coefficients[0], l.coefficients[1], l.sigma}
		for _, n := range tricks {
			mark := float64(n) - 0.5
			found = append(found, half+(mark-l.coefficients[0])/l.coefficients[1], half+evens(observations, l, mark))
		}
		return found
	}
}

// unknown returns n numbers that are not known.
func unknown(n int) []float64 {
	numbers := make([]float64, n)
	for i := range numbers {
		numbers[i] = math.NaN()
	}
	return numbers
}
