package study

import "github.com/superbridge/superbridge/game/bridge"

// byTotal returns how the total of tricks, North-South's in their longest suit and East-West's
// in theirs, follows from the total of trumps, in plain deals.
//
// The numbers are: how many deals there are, the mean of tricks less trumps, its standard
// deviation, the tricks for one trump more in total, and the error's standard deviation with
// that; and for each total of trumps how many deals have it, and their tricks less trumps.
func byTotal(rules bridge.Rules, totals []int) func([]Sample) []float64 {
	return func(samples []Sample) []float64 {
		found := unknown(5 + 2*len(totals))
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
		found[0] = float64(len(same))
		if l, err := fit(same); err == nil {
			found[1], found[2] = l.coefficients[0], l.sigma
		}
		if l, err := fit(sloped); err == nil {
			found[3], found[4] = 1+l.coefficients[1], l.sigma
		}
		l, err := fit(each)
		for i := range totals {
			found[5+2*i] = deals[i]
			if err == nil {
				found[5+2*i+1] = l.coefficients[i]
			}
		}
		return found
	}
}
