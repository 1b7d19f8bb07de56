package condition

import "math/bits"

// set is a set of numbers, 0 to 127: the values allowed for a quantity.
type set [2]uint64

const setLen = 128

// between returns the numbers from low to high.
func between(low, high int) (s set) {
	for n := max(0, low); n <= min(high, setLen-1); n++ {
		s[n>>6] |= 1 << (n & 63)
	}
	return s
}

// has reports whether n is in the set; a number that can't be in any isn't.
func (s set) has(n int) bool { return uint(n) < setLen && s[n>>6]>>(n&63)&1 != 0 }

// without returns the numbers up to high that are not in the set.
func (s set) without(high int) set {
	all := between(0, high)
	return set{all[0] &^ s[0], all[1] &^ s[1]}
}

// from returns the set of whole - n for each n in s.
func (s set) from(whole int) (turned set) {
	for n := range whole + 1 {
		if s.has(n) {
			m := whole - n
			turned[m>>6] |= 1 << (m & 63)
		}
	}
	return turned
}

// low returns the lowest number, or setLen if there is none.
func (s set) low() int {
	if s[0] != 0 {
		return bits.TrailingZeros64(s[0])
	}
	return 64 + bits.TrailingZeros64(s[1])
}

// high returns the highest number, or -1 if there is none.
func (s set) high() int {
	if s[1] != 0 {
		return 127 - bits.LeadingZeros64(s[1])
	}
	return 63 - bits.LeadingZeros64(s[0])
}
