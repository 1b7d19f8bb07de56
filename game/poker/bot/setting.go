package bot

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/superbridge/superbridge/game/poker"
)

// setting places thirteen of a fantasy's cards: each row is a bit set of cards.
type setting struct {
	cards [3]uint32
	rows  [3]poker.Strength
	value float32
}

// subset is a set of a fantasy's cards that can be a row.
type subset struct {
	cards    uint32
	strength poker.Strength // with the joker at its strongest
	value    float32        // its greatest value, in the middle or on top
	tally    poker.Tally
}

// setter finds the best settings of a fantasy's cards. It enumerates the compatible pairs of bottom and middle,
// stronger ones first, adds the best top from the other cards, and stops when no remaining pair can be among the best:
// in each row a stronger one is never worth less.
type setter struct {
	scale *scale
	size  int
	best  []setting // the best so far, best first
	all   uint32    // all cards

	fives, plain, wild []subset // of five cards: all, those without the joker, those with it
	tops, wildTops     []subset // of three cards: all, those with the joker
	crowns             []float32
}

// settings returns the best settings of 14 to 17 cards by the scale, best first, at most size of them and only those
// near the best. It is exact: of settings with the same two lower rows only the best counts.
func settings(scale *scale, cards []poker.Token, size int) []setting {
	s := &setter{scale: scale, size: size, all: 1<<len(cards) - 1}
	s.gather(cards, 0, subset{})
	for _, five := range s.fives {
		if five.tally.Joker() {
			s.wild = append(s.wild, five)
		} else {
			s.plain = append(s.plain, five)
		}
	}
	for _, three := range s.tops {
		if three.tally.Joker() {
			s.wildTops = append(s.wildTops, three)
		}
	}
	s.search()
	return s.best
}

// gather lists the sets of three and of five cards, strongest first.
func (s *setter) gather(cards []poker.Token, from int, have subset) {
	switch have.tally.Len() {
	case 3:
		have.strength = s.scale.rates.Strength(have.tally)
		have.value = s.scale.row(poker.Top, have.strength)
		s.tops = append(s.tops, have)
	case 5:
		have.strength = s.scale.rates.Strength(have.tally)
		have.value = s.scale.row(poker.Middle, have.strength)
		s.fives = append(s.fives, have)
		return
	}
	for i := from; i < len(cards); i++ {
		s.gather(cards, i+1, subset{cards: have.cards | 1<<i, tally: have.tally.With(cards[i])})
	}
	if from == 0 {
		for _, list := range [][]subset{s.fives, s.tops} {
			slices.SortStableFunc(list, func(a, b subset) int { return int(b.strength) - int(a.strength) })
		}
	}
}

// notAbove returns the part of a list that isn't stronger than the limit.
func notAbove(list []subset, limit poker.Strength) []subset {
	low, high := 0, len(list)
	for low < high {
		if mid := (low + high) / 2; list[mid].strength > limit {
			low = mid + 1
		} else {
			high = mid
		}
	}
	return list[low:]
}

// search tries the bottoms by the maximum value of a setting with them, the highest first.
func (s *setter) search() {
	s.crowns = s.bestWithin(s.tops)
	middles := s.bestWithin(s.fives)
	type start struct {
		bottom             *subset
		value, crown, most float32 // of the bottom, maximum of the top, and maximum of all rows
	}
	starts := make([]start, len(s.fives))
	for i := range s.fives {
		bottom := &s.fives[i]
		rest := s.all &^ bottom.cards
		value := s.scale.row(poker.Bottom, bottom.strength)
		starts[i] = start{bottom, value, s.crowns[rest], value + min(bottom.value, middles[rest]) + s.crowns[rest]}
	}
	slices.SortStableFunc(starts, func(a, b start) int { return cmp.Compare(b.most, a.most) })
	for _, start := range starts {
		if start.most <= s.enough() {
			return
		}
		s.pair(start.bottom, notAbove(s.plain, start.bottom.strength), start.value, start.crown)
		if !start.bottom.tally.Joker() {
			s.pair(start.bottom, s.wild, start.value, start.crown)
		}
	}
}

// pair tries each of a list as the middle above a bottom with a value; no top is worth more than top.
func (s *setter) pair(bottom *subset, list []subset, value, top float32) {
	enough := s.enough() - value
	held := bottom.value // the best use of a joker in the middle, above this bottom
	if held+top <= enough {
		list = notAbove(list, bottom.strength)
	}
	for j := range list {
		middle := &list[j]
		most := min(middle.value, held)
		if most+top <= enough {
			return // the others of the list are weaker
		}
		if middle.cards&bottom.cards != 0 || most+s.crowns[s.all&^bottom.cards&^middle.cards] <= enough {
			continue
		}
		if strength := s.scale.rates.Within(middle.tally, bottom.strength); strength != 0 {
			s.crown(bottom, middle, strength, value+s.scale.row(poker.Middle, strength))
			enough = s.enough() - value
		}
	}
}

// bestWithin returns, for each set of cards, the greatest value of a subset within it; never if there is none.
func (s *setter) bestWithin(list []subset) []float32 {
	best := make([]float32, s.all+1)
	for set := range best {
		best[set] = never
	}
	for i := range list {
		best[list[i].cards] = list[i].value
	}
	size := bits.OnesCount32(list[0].cards)
	for set := range best {
		if bits.OnesCount(uint(set)) <= size {
			continue
		}
		for rest := set; rest != 0; rest &= rest - 1 {
			best[set] = max(best[set], best[set&^(rest&-rest)])
		}
	}
	return best
}

// crown adds the best top to a bottom and a middle of a strength, with their combined value.
func (s *setter) crown(bottom, middle *subset, strength poker.Strength, value float32) {
	rest := s.all &^ bottom.cards &^ middle.cards
	found := setting{value: s.enough()}
	for _, list := range [][]subset{notAbove(s.tops, strength), s.wildTops} {
		for i := range list {
			top := &list[i]
			if top.cards&^rest != 0 {
				continue
			}
			crown := s.scale.rates.Within(top.tally, strength)
			if sum := value + s.scale.top(crown, bottom.strength); crown != 0 && sum > found.value {
				found = setting{[3]uint32{top.cards, middle.cards, bottom.cards}, [3]poker.Strength{crown, strength, bottom.strength}, sum}
			}
			if top.strength <= strength {
				break // the others of the list are weaker
			}
		}
	}
	if found.cards[poker.Top] == 0 {
		return
	}
	at, _ := slices.BinarySearchFunc(s.best, found.value, func(a setting, value float32) int { return cmp.Compare(value, a.value) })
	s.best = slices.Insert(s.best, at, found)
	if len(s.best) > s.size {
		s.best = s.best[:s.size]
	}
}

// near is the number of points by which a setting may be behind the best one to be among the best.
const near = 3

// enough returns the value that a setting must exceed to be among the best.
func (s *setter) enough() float32 {
	switch {
	case len(s.best) == 0:
		return never
	case len(s.best) < s.size:
		return s.best[0].value - near
	}
	return max(s.best[0].value-near, s.best[len(s.best)-1].value)
}
