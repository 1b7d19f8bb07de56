package study

import (
	"math"
	"math/rand/v2"
)

// draws is the number of resamples. The errors computed from them have themselves an error of one part in
// seventeen.
const draws = 150

// number is a result with its standard error. Both are NaN if it can't be determined.
type number struct{ value, error float64 }

// bootstrap returns the numbers that a function finds in samples. Their errors are the spread of the numbers
// among resamples of the same size, drawn with replacement. The function may return NaN for what doesn't
// follow from its samples; if it does so for more than one resample in ten, the error is unknown too.
func bootstrap(samples []Sample, random *rand.Rand, find func([]Sample) []float64) []number {
	found := find(samples)
	numbers := make([]number, len(found))
	sums, squares, counts := make([]float64, len(found)), make([]float64, len(found)), make([]float64, len(found))
	drawn := make([]Sample, len(samples))
	for range draws {
		for i := range drawn {
			drawn[i] = samples[random.IntN(len(samples))]
		}
		for i, x := range find(drawn) {
			if !math.IsNaN(x) {
				sums[i] += x - found[i]
				squares[i] += (x - found[i]) * (x - found[i])
				counts[i]++
			}
		}
	}
	for i, x := range found {
		numbers[i] = number{x, math.NaN()}
		if counts[i] > 0.9*draws {
			mean := sums[i] / counts[i]
			numbers[i].error = math.Sqrt(squares[i]/counts[i] - mean*mean)
		}
	}
	return numbers
}
