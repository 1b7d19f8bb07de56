package statistics

import (
	"math"
	"strconv"
	"strings"

	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// number writes a number with the given digits after the point, and separators between its
// thousands.
func number(v float64, digits int) string {
	unit := math.Pow(10, float64(digits))
	n := int(math.Round(math.Abs(v) * unit))
	whole, part := n/int(unit), n%int(unit)
	words := text.Points(whole)
	if digits > 0 {
		tail := strconv.Itoa(part)
		words += "." + strings.Repeat("0", digits-len(tail)) + tail
	}
	if v < 0 && n > 0 {
		return text.Points(-1)[:len(text.Points(-1))-1] + words
	}
	return words
}

// signed writes a number with its sign, + too.
func signed(v float64, digits int) string {
	words := number(v, digits)
	if v > 0 && strings.ContainsAny(words, "123456789") {
		return "+" + words
	}
	return words
}

// short writes a count in at most four letters or so.
func short(n int) string {
	switch {
	case n < 1000:
		return number(float64(n), 0)
	case n < 9950:
		return text.T("statistics.thousands", "N", number(float64(n)/1000, 1))
	}
	return text.T("statistics.thousands", "N", number(float64(n)/1000, 0))
}

// percent writes a share of 1.
func percent(share float64) string {
	return text.T("statistics.percent", "N", number(100*share, 0))
}

// shareError is the standard error of a share, found in a number of cases of n. Half a case is
// added to both kinds: that something has happened always, or never, four times is no proof
// that it must.
func shareError(cases, n int) float64 {
	share := (float64(cases) + 0.5) / float64(n+1)
	return math.Sqrt(share * (1 - share) / float64(n))
}

// deviation returns the standard deviation of n numbers, of which the sum and the sum of the
// squares are known. It is 0 if there are too few.
func deviation(sum, squares, n int) float64 {
	if n < 2 {
		return 0
	}
	mean := float64(sum) / float64(n)
	return math.Sqrt(max(0, float64(squares)-float64(n)*mean*mean) / float64(n-1))
}

// leastDays is of how many days there must be sums to tell how much boards differ.
const leastDays = 5

// spread returns the standard deviation of what a board comes to, as far as the boards one by one tell, or the sums
// of days: those of n boards are n times as far apart, squared, as boards are. It is 0 if there are too few.
func spread(st kept.Statistics) float64 {
	if len(st.Single) >= leastDays {
		sum, squares := 0, 0
		for _, b := range st.Single {
			sum += b.Points
			squares += b.Points * b.Points
		}
		return deviation(sum, squares, len(st.Single))
	}
	all := st.Days
	boards, points := 0, 0
	for _, d := range all {
		boards += d.Boards
		points += d.Points
	}
	if len(all) < leastDays {
		return 0
	}
	mean, sum := float64(points)/float64(boards), 0.
	for _, d := range all {
		off := float64(d.Points)/float64(d.Boards) - mean
		sum += float64(d.Boards) * off * off
	}
	return math.Sqrt(sum / float64(len(all)-1))
}
