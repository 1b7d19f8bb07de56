package statistics

import (
	"math"
	"strings"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Number writes a number as the language does, with the given digits after the point.
func Number(v float64, digits int) string { return text.Fraction(v, digits) }

// Signed writes a number with its sign, + too.
func Signed(v float64, digits int) string {
	words := Number(v, digits)
	if v > 0 && strings.ContainsAny(words, "123456789") {
		return "+" + words
	}
	return words
}

// Short writes a count in at most four letters or so.
func Short(n int) string {
	switch {
	case n < 1000:
		return Number(float64(n), 0)
	case n < 9950:
		return text.T("statistics.thousands", "N", Number(float64(n)/1000, 1))
	}
	return text.T("statistics.thousands", "N", Number(float64(n)/1000, 0))
}

// Enough is the least number of cases for which a share, or a margin of chance, says anything.
const Enough = 10

// Share formats the share of cases among n, at least 1: a percentage and its margin of chance, with digits after the
// point; of fewer than [Enough] only the counts, as in "3 of 4".
func Share(cases, n, digits int) (value, chance string) {
	if n < Enough {
		return Of(text.Points(cases), n), ""
	}
	return text.Percent(float64(cases) / float64(n)), ChanceOf(n, 100*ShareError(cases, n), digits)
}

// Of writes a count of n.
func Of(count string, n int) string {
	return text.T("statistics.of", "Count", count, "N", text.Points(n))
}

// ChanceOf is [Chance] for n cases: "" if they are fewer than [Enough].
func ChanceOf(n int, deviation float64, digits int) string {
	if n < Enough {
		return ""
	}
	return Chance(deviation, digits)
}

// ShareError is the standard error of a share, found in a number of cases of n. Half a case is
// added to both kinds: that something has happened always, or never, four times is no proof
// that it must.
func ShareError(cases, n int) float64 {
	share := (float64(cases) + 0.5) / float64(n+1)
	return math.Sqrt(share * (1 - share) / float64(n))
}

// Deviation returns the standard deviation of n numbers, given their sum and the sum of their squares. It is 0 if there
// are too few.
func Deviation(sum, squares, n int) float64 {
	if n < 2 {
		return 0
	}
	mean := float64(sum) / float64(n)
	return math.Sqrt(max(0, float64(squares)-float64(n)*mean*mean) / float64(n-1))
}

// Chance formats a margin of chance with digits after the point, or "" if it is unknown. If it would round to zero it
// has more digits, two at most.
func Chance(deviation float64, digits int) string {
	if deviation < 0.005 {
		return ""
	}
	for digits < 2 && deviation*math.Pow(10, float64(digits)) < 0.95 {
		digits++
	}
	return text.T("statistics.chance", "N", Number(deviation, digits))
}
