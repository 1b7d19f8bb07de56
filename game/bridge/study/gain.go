package study

import "github.com/superbridge/superbridge/game/bridge"

// byLength returns the gain of North-South's longest suit as trumps over no-trump, by its length, if they
// have the points for game.
//
// The numbers are: the error's standard deviation, the tricks gained for one more point; and for each length
// the number of deals, the tricks gained, and how often at least one and at least two are gained.
func byLength(rules bridge.Rules, game float64, lengths []int) func([]Sample) []float64 {
	p := counts(rules.Deck)[0]
	return func(samples []Sample) []float64 {
		deals := make([]float64, len(lengths))
		var observations []observation
		for _, s := range samples {
			trumps := s.side(s.Cells[1])[s.Cells[1].Strain].Len()
			without, with := s.Cells[0].Tricks, s.Cells[1].Tricks
			o := observation{low: float64(with.Min-without.Max) - 0.5, high: float64(with.Max-without.Min) + 0.5}
			o.from = make([]float64, 1+len(lengths))
			o.from[0] = p.of(s.side(s.Cells[0])) - game
			// The ends stand for what is beyond.
			at := min(max(trumps-lengths[0], 0), len(lengths)-1)
			o.from[1+at] = 1
			deals[at]++
			observations = append(observations, o)
		}
		l, err := fit(observations)
		if err != nil {
			return unknown(2 + 4*len(lengths))
		}
		found := []float64{l.sigma, l.coefficients[0]}
		for i, gain := range l.coefficients[1:] {
			found = append(found, deals[i], gain, tail(gain, l.sigma, 0.5), tail(gain, l.sigma, 1.5))
		}
		return found
	}
}
