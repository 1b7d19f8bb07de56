package study

import "math"

// evens returns the point at which a value is above a mark with even odds, by logistic regression on the
// second regressor; the first is 1. Observations whose side is unknown count on both, weighted by the chance
// that the line gives each: leaving them out would leave out the middle. It is NaN if few are known to be on
// one side, or if the two sides don't overlap.
func evens(observations []observation, l line, mark float64) float64 {
	type point struct{ x, y float64 }
	var all []point
	above, below := 0, 0
	for _, o := range observations {
		p := point{x: o.from[1]}
		switch {
		case o.low >= mark:
			p.y = 1
			above++
		case o.high <= mark:
			below++
		default:
			mean := l.at(o.from)
			high, low := tail(mean, l.sigma, o.high), tail(mean, l.sigma, o.low)
			p.y = (tail(mean, l.sigma, mark) - high) / (low - high)
		}
		if !math.IsNaN(p.y) { // and not far off the line
			all = append(all, p)
		}
	}
	const few, turns = 5, 30
	if above < few || below < few {
		return math.NaN()
	}
	var a, b float64
	for range turns {
		m := newMatrix(2)
		gradient := make([]float64, 2)
		for _, p := range all {
			chance := 1 / (1 + math.Exp(-a-b*p.x))
			weight := math.Sqrt(chance * (1 - chance))
			m.add([]float64{weight, weight * p.x})
			gradient[0] += p.y - chance
			gradient[1] += (p.y - chance) * p.x
		}
		root, err := m.cholesky()
		if err != nil {
			return math.NaN()
		}
		step := root.solve(gradient)
		a += step[0]
		b += step[1]
		if math.Abs(step[0])+math.Abs(step[1]) < precision {
			return -a / b
		}
	}
	return math.NaN()
}
