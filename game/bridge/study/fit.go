package study

import (
	"math"

	"github.com/superbridge/superbridge/game/fault"
)

// observation is one value of what is fitted: that it lies between Low and High, which may
// be infinite, and what it is to follow from.
type observation struct {
	from      []float64
	low, high float64
}

// line is a fitted linear dependence: the value is the sum of coefficients times what it
// follows from, and an error of normal distribution.
type line struct {
	coefficients []float64
	sigma        float64 // standard deviation of the error
}

// at returns the value expected.
func (l line) at(from []float64) float64 {
	sum := 0.0
	for i, x := range from {
		sum += l.coefficients[i] * x
	}
	return sum
}

// errTooFew is the error of a fit to observations from which nothing follows: there are too
// few, or they are too much alike.
var errTooFew = fault.New("too few observations")

const (
	steps     = 100  // of a fit at most
	precision = 1e-5 // of a fit: no coefficient changes by more in a step
)

// fit returns the line that is likeliest to give values in the intervals observed. Each step
// takes the values to be what is expected of them, from the line so far and their intervals,
// and fits by least squares (this is expectation-maximisation). Where the intervals are
// narrow, it is least squares alone. What is 0 in all observations has the coefficient NaN.
func fit(all []observation) (line, error) {
	var observations []observation
	for _, o := range all {
		if !math.IsInf(o.low, -1) || !math.IsInf(o.high, 1) { // something is known
			observations = append(observations, o)
		}
	}
	if len(observations) == 0 {
		return line{}, errTooFew
	}
	k := len(observations[0].from)
	squares := newMatrix(k)
	for _, o := range observations {
		squares.add(o.from)
	}
	var absent []int
	for i := range squares {
		if squares[i][i] == 0 {
			absent = append(absent, i)
			squares[i][i] = 1 // so that its coefficient is 0 for the time being
		}
	}
	if len(observations) <= k-len(absent) {
		return line{}, errTooFew
	}
	root, err := squares.cholesky()
	if err != nil {
		return line{}, err
	}
	l := line{sigma: 1}
	products := make([]float64, k)
	for step := range steps {
		clear(products)
		variance := 0.0
		for _, o := range observations {
			value := o.middle()
			if step > 0 {
				var own float64
				value, own = expected(l.at(o.from), l.sigma, o.low, o.high)
				variance += own
			}
			for i, x := range o.from {
				products[i] += x * value
			}
			variance += value * value
		}
		next := line{coefficients: root.solve(products)}
		// What the line does not explain of the values is error, too.
		for i, c := range next.coefficients {
			variance -= c * products[i]
		}
		next.sigma = math.Sqrt(max(variance, 1e-9) / float64(len(observations)))
		change := math.Inf(1)
		if step > 0 {
			change = math.Abs(next.sigma - l.sigma)
			for i, c := range next.coefficients {
				change = max(change, math.Abs(c-l.coefficients[i]))
			}
		}
		if l = next; change < precision {
			break
		}
	}
	for _, i := range absent {
		l.coefficients[i] = math.NaN()
	}
	return l, nil
}

// middle returns a first guess of the value.
func (o observation) middle() float64 {
	switch {
	case math.IsInf(o.low, -1):
		return o.high - 0.5
	case math.IsInf(o.high, 1):
		return o.low + 0.5
	}
	return (o.low + o.high) / 2
}

// expected returns mean and variance of a number of normal distribution of which is known
// that it lies between low and high.
func expected(mean, sigma, low, high float64) (value, variance float64) {
	a, b := (low-mean)/sigma, (high-mean)/sigma
	inside := tail(0, 1, a) - tail(0, 1, b)
	if a < 0 { // the difference of two small numbers is exacter than that of two near 1
		inside = tail(0, 1, -b) - tail(0, 1, -a)
	}
	if inside < 1e-12 { // too far away: it lies at the nearer end
		return min(max(mean, low), high), 0
	}
	da, db := density(a)/inside, density(b)/inside
	shift := da - db
	second := 0.0
	if !math.IsInf(a, 0) {
		second += a * da
	}
	if !math.IsInf(b, 0) {
		second -= b * db
	}
	return mean + sigma*shift, sigma * sigma * max(0, 1+second-shift*shift)
}

// density is that of the standard normal distribution.
func density(x float64) float64 { return math.Exp(-x*x/2) / math.Sqrt(2*math.Pi) }

// tail is the chance that a number of normal distribution is above a mark.
func tail(mean, sigma, mark float64) float64 { return math.Erfc((mark-mean)/sigma/math.Sqrt2) / 2 }
