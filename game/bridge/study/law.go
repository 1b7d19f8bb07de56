package study

import "github.com/superbridge/superbridge/game/bridge"

// byTotal returns the dependence of the total tricks, North-South's in their longest suit and East-West's in
// theirs, on the total trumps, in plain deals.
//
// The numbers are: the number of deals, the mean of tricks minus trumps, its standard deviation, the tricks
// for one trump more in total, and the error's standard deviation with that; and for each total of trumps the
// number of deals with it, and their tricks minus trumps.
func byTotal(rules bridge.Rules, totals []int) func([]Sample) []float64 {
	return func(samples []Sample) []float64 {
		var same, sloped, each []observation
		deals := make([]float64, len(totals))
		for _, s := range samples {
			if !Plain(s.Number) {
				continue
			}
			ours, theirs := s.Cells[1], s.Cells[2]
			trumps := s.side(ours)[ours.Strain].Len() + s.side(theirs)[theirs.Strain].Len()
			o := observation{
				low:  float64(ours.Tricks.Min+theirs.Tricks.Min-trumps) - 0.5,
				high: float64(ours.Tricks.Max+theirs.Tricks.Max-trumps) + 0.5,
			}
			o.from = []float64{1}
			same = append(same, o)
			o.from = []float64{1, float64(trumps - totals[0])}
			sloped = append(sloped, o)
			o.from = make([]float64, len(totals))
			at := min(max(trumps-totals[0], 0), len(totals)-1)
			o.from[at] = 1
			deals[at]++
			each = append(each, o)
		}
		found := []float64{float64(len(same))}
		if l, err := fit(same); err == nil {
			found = append(found, l.coefficients[0], l.sigma)
		} else {
			found = append(found, unknown(2)...)
		}
		if l, err := fit(sloped); err == nil {
			found = append(found, 1+l.coefficients[1], l.sigma)
		} else {
			found = append(found, unknown(2)...)
		}
		l, err := fit(each)
		if err != nil {
			l.coefficients = unknown(len(totals))
		}
		for i, n := range deals {
			found = append(found, n, l.coefficients[i])
		}
		return found
	}
}
