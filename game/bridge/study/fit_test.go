package study

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"
)

// near reports whether two numbers are the same but for a small difference.
func near(a, b, difference float64) bool { return math.Abs(a-b) <= difference }

// exactly is an observation of a value that is known.
func exactly(value float64, from ...float64) observation {
	return observation{from: from, low: value - 1e-6, high: value + 1e-6}
}

// anything is an observation of a value that may be any.
func anything(from ...float64) observation {
	return observation{from: from, low: math.Inf(-1), high: math.Inf(1)}
}

// The first of Anscombe's four sets, of which the line is published: 3.00 + 0.500 x, with a
// residual sum of squares of 13.76.
func TestFitOfAPublishedSet(t *testing.T) {
	var set []observation
	for _, p := range [][2]float64{{10, 8.04}, {8, 6.95}, {13, 7.58}, {9, 8.81}, {11, 8.33}, {14, 9.96},
		{6, 7.24}, {4, 4.26}, {12, 10.84}, {7, 4.82}, {5, 5.68}} {
		set = append(set, exactly(p[1], 1, p[0]))
	}
	l, err := fit(append(set, anything(1, 99)))
	if err != nil {
		t.Fatal(err)
	}
	if !near(l.coefficients[0], 3.00009, 1e-4) || !near(l.coefficients[1], 0.500091, 1e-5) ||
		!near(l.sigma, math.Sqrt(13.7627/11), 1e-4) {
		t.Errorf("%+v", l)
	}
}

// What has been planted in normal numbers is found again in whole ones, where some are known
// only within bounds and some are cut off at an end.
func TestFitOfIntervals(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	const sigma, most = 1.3, 13
	truth := []float64{6, 0.4, -0.8}
	var all []observation
	for i := range 4000 {
		from := []float64{1, random.Float64()*30 - 10, random.NormFloat64()}
		value := line{coefficients: truth}.at(from) + sigma*random.NormFloat64()
		tricks := min(max(math.Round(value), 0), most)
		o := observation{from: from, low: tricks - 0.5, high: tricks + 0.5}
		if i%3 == 0 {
			o.low -= float64(random.IntN(4))
			o.high += float64(random.IntN(4))
		}
		if o.low <= 0 {
			o.low = math.Inf(-1)
		}
		if o.high >= most {
			o.high = math.Inf(1)
		}
		all = append(all, o)
	}
	l, err := fit(all)
	if err != nil {
		t.Fatal(err)
	}
	if !near(l.sigma, sigma, 0.06) || !near(l.coefficients[0], truth[0], 0.09) ||
		!near(l.coefficients[1], truth[1], 0.01) || !near(l.coefficients[2], truth[2], 0.09) {
		t.Errorf("%+v, planted %v and %v", l, truth, sigma)
	}
}

func TestFitOfTooLittle(t *testing.T) {
	for name, set := range map[string][]observation{
		"nothing":                     nil,
		"nothing that is known":       {anything(1), anything(2), anything(3)},
		"a line through two points":   {exactly(1, 1, 1), exactly(2, 1, 2)},
		"one follows from the others": {exactly(1, 1, 2), exactly(2, 1, 2), exactly(3, 1, 2)},
	} {
		if _, err := fit(set); !errors.Is(err, errTooFew) {
			t.Errorf("%s: %v", name, err)
		}
	}
	l, err := fit([]observation{exactly(1, 1, 0), exactly(2, 1, 0), exactly(6, 1, 0)})
	if err != nil || !near(l.coefficients[0], 3, 1e-4) || !math.IsNaN(l.coefficients[1]) {
		t.Errorf("of what never was: %+v, %v", l, err)
	}
}

// The normal distribution cut off has known moments.
func TestExpected(t *testing.T) {
	inf := math.Inf(1)
	for _, c := range []struct{ mean, sigma, low, high, value, variance float64 }{
		{0, 1, 0, inf, math.Sqrt(2 / math.Pi), 1 - 2/math.Pi},
		{5, 2, -inf, 5, 5 - 2*math.Sqrt(2/math.Pi), 4 * (1 - 2/math.Pi)},
		{0, 1, -1, 1, 0, 0.29112509},
		{3, 1, -inf, inf, 3, 1},
		{0, 1, 5, 5.001, 5.0005, 1e-6 / 12},
		{0, 1, 50, 60, 50, 0},
	} {
		value, variance := expected(c.mean, c.sigma, c.low, c.high)
		if !near(value, c.value, 1e-5) || !near(variance, c.variance, 1e-5) {
			t.Errorf("%v: %v and %v", c, value, variance)
		}
	}
}

func TestCholesky(t *testing.T) {
	m := matrix{{4, 2, 0}, {2, 5, 2}, {0, 2, 2}}
	root, err := m.cholesky()
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []float64{1, -2, 3} { // m times that is 0, -2, 2
		if got := root.solve([]float64{0, -2, 2})[i]; !near(got, want, 1e-12) {
			t.Errorf("x%d is %v, want %v", i, got, want)
		}
	}
	if _, err := (matrix{{1, 1}, {1, 1}}).cholesky(); !errors.Is(err, errTooFew) {
		t.Errorf("of a matrix without an inverse: %v", err)
	}
}

func TestEvens(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	// As the logistic curve is about a normal distribution.
	guess := line{coefficients: []float64{0.5 - 2.5*0.7, 0.7}, sigma: 1.7}
	var all []observation
	for range 4000 {
		x := random.Float64()*20 - 10
		o := exactly(0, 1, x)
		if random.Float64() < 1/(1+math.Exp(-0.7*(x-2.5))) {
			o = exactly(1, 1, x)
		}
		if random.IntN(4) == 0 {
			o.low, o.high = -0.5, 1.5 // it isn't known
		}
		all = append(all, o)
	}
	if got := evens(all, guess, 0.5); !near(got, 2.5, 0.25) {
		t.Errorf("evens at %v, planted 2.5", got)
	}
	if got := evens(all, guess, 1.5); !math.IsNaN(got) {
		t.Errorf("evens at %v, though none is above", got)
	}
	var apart []observation
	for i := range 20 {
		apart = append(apart, exactly(float64(i/10), 1, float64(i)))
	}
	if got := evens(apart, guess, 0.5); !math.IsNaN(got) {
		t.Errorf("evens at %v, though anything from 9 to 10 is as likely", got)
	}
}
