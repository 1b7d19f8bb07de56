package chart

import (
	"math"
	"slices"
	"testing"
)

func TestAxis(t *testing.T) {
	for _, c := range []struct {
		low, high float64
		steps     int
		want      []float64
	}{
		{0, 10, 5, []float64{0, 2, 4, 6, 8, 10}},
		{3, 9, 5, []float64{0, 2, 4, 6, 8, 10}},
		{0, 97, 5, []float64{0, 20, 40, 60, 80, 100}},
		{-30, 120, 4, []float64{-50, 0, 50, 100, 150}},
		{-900, -10, 4, []float64{-1000, -500, 0}},
		{-7, 7, 1, []float64{-10, 0, 10}}, // more steps than asked for, as one can't include zero
		{0, 0, 4, []float64{0, 0.5, 1}},
		{0, 0.003, 3, []float64{0, 0.001, 0.002, 0.003}},
		{0, 1e9, 2, []float64{0, 5e8, 1e9}},
	} {
		ticks := NewAxis(c.low, c.high, c.steps).Ticks()
		if !slices.EqualFunc(ticks, c.want, func(a, b float64) bool { return math.Abs(a-b) < 1e-9 }) {
			t.Errorf("from %v to %v in %d: %v, want %v", c.low, c.high, c.steps, ticks, c.want)
		}
	}
}

// Every axis covers its values, is no longer than needed, and its steps are 1, 2 or 5 times a power of ten.
func TestEveryAxisIsNice(t *testing.T) {
	values := []float64{0, 1e-7, 0.3, 1, 1.999, 2, 2.001, 5, 9.99, 10, 73, 100, 12345, 1e12}
	for _, a := range values {
		for _, b := range values {
			for steps := 1; steps <= 12; steps++ {
				axis := NewAxis(-a, b, steps)
				if axis.Low > -a || axis.High < b || axis.Low > 0 || axis.High < 0 || axis.Low >= axis.High {
					t.Errorf("from %v to %v in %d: %+v", -a, b, steps, axis)
				}
				if n := len(axis.Ticks()) - 1; n > max(steps, 2) || n < 1 {
					t.Errorf("from %v to %v in %d: %d steps", -a, b, steps, n)
				}
				if axis.Low+axis.Step <= -a && axis.Low < 0 || axis.High-axis.Step >= b && b > 0 {
					t.Errorf("from %v to %v in %d: %+v is too long", -a, b, steps, axis)
				}
				digit := axis.Step / math.Pow(10, math.Floor(math.Log10(axis.Step)*(1+1e-12)+1e-9))
				if d := math.Round(digit); math.Abs(digit-d) > 1e-6 || d != 1 && d != 2 && d != 5 {
					t.Errorf("from %v to %v in %d: steps of %v", -a, b, steps, axis.Step)
				}
			}
		}
	}
	if s := (Axis{-10, 30, 10}).Share(0); s != 0.25 {
		t.Errorf("nought is at %v", s)
	}
}
