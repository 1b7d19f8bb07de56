package suit

import "math/bits"

// The tokens of a shape, from the top: a card of North or South, or a group of missing cards that touch. A group is its
// number of cards, 1 to 17, with westOwns or eastOwns added when one defender is known to hold all of it.
const (
	northCard byte = 200
	southCard byte = 201
	westOwns  byte = 32
	eastOwns  byte = 64
	ownerBits      = westOwns | eastOwns
)

// No token was played: the hand had no card of the suit, and threw something else.
const discard = -1

// shape holds what is left of the suit at the beginning of a trick, with all that declarer knows, up to the names of the
// cards. Two positions of the same shape are worth the same.
type shape struct {
	tokens string
	// lengths has a bit for each number of cards that West may still hold in the suit.
	lengths uint32
	// entries says how often North and South can still be reached outside the suit; unlimited is any number.
	entries [2]uint8
	// lead is the hand that won the last trick, for counted entries: 0 North, 1 South, nobody else.
	lead uint8
}

const (
	unlimited uint8 = 255
	nobody    uint8 = 2
)

// size returns the number of cards of a group, 0 for a card of declarer's side.
func size(token byte) int {
	if token >= northCard {
		return 0
	}
	return int(token &^ ownerBits)
}

// free reports whether the token is a group that either defender may hold part of.
func free(token byte) bool { return token < westOwns }

// count returns how many cards North, South and both defenders together have left.
func (s shape) count() (hands [2]int, missing int) {
	for i := range len(s.tokens) {
		if t := s.tokens[i]; t >= northCard {
			hands[t-northCard]++
		} else {
			missing += size(t)
		}
	}
	return hands, missing
}

// tidy returns the shape of these tokens: gone groups out, equal cards of declarer's side in one order, and, when every
// card is placed, what one defender holds without another card between as one group.
func tidy(tokens []byte, s shape) shape {
	kept := tokens[:0]
	known := true
	missing := 0
	for _, t := range tokens {
		if t < northCard && size(t) == 0 {
			continue
		}
		if t < northCard {
			missing += size(t)
			known = known && !free(t)
		}
		kept = append(kept, t)
	}
	if s.entries[0] == unlimited {
		sortGaps(kept)
	}
	if known {
		kept = mergeOwned(kept)
		s.lengths = 0
	} else {
		s.lengths &= 1<<(missing+1) - 1
	}
	s.tokens = string(kept)
	return s
}

// sortGaps puts North's cards before South's where no missing card is between them: with unlimited entries it doesn't
// matter which hand wins.
func sortGaps(tokens []byte) {
	for i := 0; i < len(tokens); i++ {
		north, j := 0, i
		for ; j < len(tokens) && tokens[j] >= northCard; j++ {
			if tokens[j] == northCard {
				north++
			}
		}
		for k := i; k < j; k++ {
			tokens[k] = southCard
			if k < i+north {
				tokens[k] = northCard
			}
		}
		i = j
	}
}

// mergeOwned joins groups of one owner that have no other card between.
func mergeOwned(tokens []byte) []byte {
	kept := tokens[:0]
	for _, t := range tokens {
		last := len(kept) - 1
		if last >= 0 && t < northCard && kept[last] < northCard && kept[last]&ownerBits == t&ownerBits {
			kept[last] += t &^ ownerBits
			continue
		}
		kept = append(kept, t)
	}
	return kept
}

// layouts are the ways in which the missing cards may lie: for each, how many cards of each group West holds.
type layouts struct {
	west   [][]uint8 // one for each layout, an entry for each token
	places []int     // the factor of each token in the number of a layout, 0 for a group with an owner
}

// lay lists the layouts of a shape. Impossible lengths keep their numbers, with a nil entry.
func (s shape) lay() layouts {
	n := len(s.tokens)
	l := layouts{places: make([]int, n)}
	total := 1
	for i := range n {
		if t := s.tokens[i]; free(t) {
			l.places[i] = total
			total *= size(t) + 1
		}
	}
	l.west = make([][]uint8, total)
	for number := range total {
		west := make([]uint8, n)
		length := 0
		for i := range n {
			switch t := s.tokens[i]; {
			case free(t):
				west[i] = uint8(number / l.places[i] % (size(t) + 1))
			case t < northCard && t&westOwns != 0:
				west[i] = uint8(size(t))
			}
			length += int(west[i])
		}
		if s.lengths == 0 || s.lengths>>length&1 != 0 {
			l.west[number] = west
		}
	}
	return l
}

// number returns the number of the layout in which West holds these.
func (l layouts) number(west []uint8) int {
	n := 0
	for i, w := range west {
		n += int(w) * l.places[i]
	}
	return n
}

// words returns how many machine words a set of layouts takes.
func (l layouts) words() int { return (len(l.west) + 63) / 64 }

// set is a set of numbers, such as layouts.
type set []uint64

func (s set) has(i int) bool { return s[i/64]>>(i%64)&1 != 0 }
func (s set) add(i int)      { s[i/64] |= 1 << (i % 64) }
func (s set) drop(i int)     { s[i/64] &^= 1 << (i % 64) }

// within reports whether every member of s is one of t.
func (s set) within(t set) bool {
	for i, w := range s {
		if w&^t[i] != 0 {
			return false
		}
	}
	return true
}

// and returns what both sets have.
func (s set) and(t set) set {
	u := make(set, len(s))
	for i, w := range s {
		u[i] = w & t[i]
	}
	return u
}

// trailing returns the place of the lowest bit.
func trailing(w uint64) int { return bits.TrailingZeros64(w) }
