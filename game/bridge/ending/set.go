package ending

import (
	"iter"
	"math/bits"
	"slices"
)

// Set is a set of layouts, by index.
type Set [MaxLayouts / 64]uint64

// firstSet returns the set of the first n layouts.
func firstSet(n int) (s Set) {
	for i := range n {
		s = s.With(i)
	}
	return s
}

// Has reports whether a layout is in the set.
func (s Set) Has(i int) bool { return s[i/64]>>(i%64)&1 != 0 }

// Len returns the number of layouts.
func (s Set) Len() (n int) {
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

// All yields the layouts in ascending order.
func (s Set) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, word := range s {
			for ; word != 0; word &= word - 1 {
				if !yield(i*64 + bits.TrailingZeros64(word)) {
					return
				}
			}
		}
	}
}

// First returns those of the first n layouts that are in the set.
func (s Set) First(n int) Set { return s.Minus(s.Minus(firstSet(n))) }

// Minus returns the layouts that aren't in t.
func (s Set) Minus(t Set) Set {
	for i := range s {
		s[i] &^= t[i]
	}
	return s
}

func (s Set) union(t Set) Set {
	for i := range s {
		s[i] |= t[i]
	}
	return s
}

// With returns the set with one more layout.
func (s Set) With(i int) Set {
	s[i/64] |= 1 << (i % 64)
	return s
}

// within reports whether all layouts are in t too.
func (s Set) within(t Set) bool { return s.Minus(t) == Set{} }

// add returns a front with one more line, without those that achieve no more than another.
func add(front []Set, s Set) []Set {
	if dominated(front, s) {
		return front
	}
	front = slices.DeleteFunc(front, func(t Set) bool { return t.within(s) })
	return append(front, s)
}

// dominated reports whether a line of a front achieves as much as s.
func dominated(front []Set, s Set) bool {
	return slices.ContainsFunc(front, func(t Set) bool { return s.within(t) })
}
