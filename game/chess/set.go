package chess

import (
	"iter"
	"math/bits"
)

// SquareSet is a set of squares. The zero set is empty.
type SquareSet [3]uint64

// Has reports whether the square is in the set.
func (s SquareSet) Has(q Square) bool { return q < Squares && s[q>>6]>>(q&63)&1 != 0 }

// With returns the set with a square of the board added.
func (s SquareSet) With(q Square) SquareSet { s.add(q); return s }

// Without returns the set with a square of the board removed.
func (s SquareSet) Without(q Square) SquareSet { s.remove(q); return s }

// And returns the intersection of both sets.
func (s SquareSet) And(o SquareSet) SquareSet {
	return SquareSet{s[0] & o[0], s[1] & o[1], s[2] & o[2]}
}

// Or returns the union of both sets.
func (s SquareSet) Or(o SquareSet) SquareSet {
	return SquareSet{s[0] | o[0], s[1] | o[1], s[2] | o[2]}
}

// Minus returns the squares of this set that aren't in the other.
func (s SquareSet) Minus(o SquareSet) SquareSet {
	return SquareSet{s[0] &^ o[0], s[1] &^ o[1], s[2] &^ o[2]}
}

// Len returns the number of squares in the set.
func (s SquareSet) Len() int {
	return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) + bits.OnesCount64(s[2])
}

// Empty reports whether the set is empty.
func (s SquareSet) Empty() bool { return s == SquareSet{} }

// All yields the squares of the set in order.
func (s SquareSet) All() iter.Seq[Square] {
	return func(yield func(Square) bool) {
		for w, word := range s {
			for ; word != 0; word &= word - 1 {
				if !yield(Square(w<<6 + bits.TrailingZeros64(word))) {
					return
				}
			}
		}
	}
}

func (s *SquareSet) add(q Square)    { s[q>>6] |= 1 << (q & 63) }
func (s *SquareSet) remove(q Square) { s[q>>6] &^= 1 << (q & 63) }
