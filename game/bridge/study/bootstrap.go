package study

import (
	"math"
	"math/rand/v2"
)

// draws is how often samples are drawn from themselves. The errors that come of it have an
// error of one part in seventeen themselves.
const draws = 150

// number is what was found, with its standard error. Both are NaN if it can't be known.
type number struct{ value, error float64 }

// bootstrap returns the numbers that a function finds in samples. Their errors are how much
// the numbers differ among draws of as many samples from these, each put back before the next.
// The function may give NaN for what does not follow from its samples; where it does so for
// more than one draw in ten, nor is the error known.
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
