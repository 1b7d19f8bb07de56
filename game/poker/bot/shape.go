package bot

import (
	"math/bits"
	"strconv"
	"sync"

	"github.com/superbridge/superbridge/game/poker"
)

// shape summarises a row, full or not: what it has made, how high, and what it may still become. Estimates distinguish
// rows by it. The empty row has shape 0.
type shape uint8

// catalogue numbers the shapes of the top row, and those of the other two rows.
type catalogue struct {
	of    [2][2][poker.Tallies]shape // top or not, of mixed suits or not, the tally's number
	names [2][]string
}

// shapes returns all shapes. They are computed at the first call.
var shapes = sync.OnceValue(func() *catalogue {
	c := new(catalogue)
	for five := range 2 {
		numbers := map[string]shape{}
		everySet(poker.Tally{}, poker.Tally{}, 0, func(mixed, suited poker.Tally) {
			for i, t := range []poker.Tally{mixed, suited} {
				name := shapeName(t, five == 1, i == 1)
				n, known := numbers[name]
				if !known {
					n = shape(len(numbers))
					numbers[name] = n
					c.names[five] = append(c.names[five], name)
				}
				c.of[five][i][t.Number()] = n
			}
		})
	}
	return c
})

// everySet calls f with tallies of each set of ranks that extends these two by ranks from the given one on, up to five
// in total: one of mixed suits, and one of a single suit.
func everySet(mixed, suited poker.Tally, from poker.Token, f func(mixed, suited poker.Tally)) {
	f(mixed, suited)
	if mixed.Len() == 5 {
		return
	}
	for k := from; k < poker.JokerToken; k++ {
		other := k
		if mixed.Len() == 0 {
			other |= 1 << 4
		}
		everySet(mixed.With(other), suited.With(k), k, f)
	}
	if !mixed.Joker() {
		everySet(mixed.With(poker.JokerToken), suited.With(poker.JokerToken), poker.JokerToken, f)
	}
}

// shape returns the shape of a row.
func (c *catalogue) shape(row poker.Row, t poker.Tally) shape {
	five, suited := 1, 0
	if row == poker.Top {
		five = 0
	}
	if t.Suited() {
		suited = 1
	}
	return c.of[five][suited][t.Number()]
}

// heights groups ranks with the same use: up to 6, up to T, and each of the others alone. It starts with the two.
const heights = "66666TTTTJQKA"

// draws is the same for rows that may become a sequence or a flush.
const draws = "TTTTTTTTTQQAA"

func height(rank int) string { return heights[rank-2 : rank-1] }

// shapeName describes a row in words that are the same for all rows of a shape.
func shapeName(t poker.Tally, five, suited bool) string {
	n := t.Len()
	if n == 0 || !five && n > 3 {
		return ""
	}
	if five && n == 5 {
		return fullName(t)
	}
	// The most frequent rank and the next one; of equally frequent ranks the higher first.
	var first, second int
	for rank := 14; rank >= 2; rank-- {
		switch c := t.Count(rank); {
		case c == 0:
		case first == 0 || c > t.Count(first):
			first, second = rank, first
		case second == 0 || c > t.Count(second):
			second = rank
		}
	}
	name := strconv.Itoa(n)
	most := 0
	if first != 0 {
		most = t.Count(first)
	}
	if t.Joker() {
		name += "j"
		most++
	}
	switch {
	case first == 0:
		return name
	case !five && most > 1:
		return name + "x" + strconv.Itoa(most) + "." + strconv.Itoa(first)
	case !five && n == 2:
		return name + height(first) + height(second)
	case !five:
		return name + height(first)
	case second != 0 && t.Count(second) == 2:
		return name + "x" + strconv.Itoa(most) + "2" + height(max(first, second))
	case t.Count(first) > 1:
		return name + "x" + strconv.Itoa(most) + height(first)
	}
	ways := sequences(t)
	if !suited && ways == 0 {
		return name + height(first)
	}
	name += draws[first-2 : first-1]
	if suited {
		name += "s"
	}
	return name + strconv.Itoa(min(ways, 2))
}

// sequences returns the number of the ten sequences of five that contain all ranks of a row, which are different.
func sequences(t poker.Tally) int {
	set := 0
	for rank := 2; rank <= 14; rank++ {
		if t.Count(rank) > 0 {
			set |= 1 << rank
			if rank == 14 {
				set |= 1 << 1
			}
		}
	}
	ways := 0
	for low := 1; low <= 10; low++ {
		if bits.OnesCount(uint(set&(31<<low))) == t.Len()-jokers(t) {
			ways++
		}
	}
	return ways
}

func jokers(t poker.Tally) int {
	if t.Joker() {
		return 1
	}
	return 0
}

// fullName describes a full row of five.
func fullName(t poker.Tally) string {
	s := poker.Standard().Evaluator().Strength(t)
	name := s.Kind().String()
	if t.Joker() && s.Kind() == poker.OnePair {
		name = "j" + name
	}
	first := leading(s)
	switch s.Kind() {
	case poker.OnePair, poker.TwoPair:
		return name + strconv.Itoa(first)
	case poker.High, poker.Trips, poker.Full:
		return name + height(first)
	case poker.Straight, poker.Flush:
		return name + strconv.Itoa(first/11)
	}
	return name
}
