package chart

import "math"

// Axis is a range of numbers with the places on it that are labelled: multiples of 1, 2 or
// 5 times a power of ten.
type Axis struct {
	Low, High, Step float64
}

// NewAxis returns an axis that holds both numbers and nought, has some way between its ends,
// and is cut into two steps at least, and into the given number at most.
func NewAxis(low, high float64, steps int) Axis {
	low, high = min(low, 0), max(high, 0)
	if low == high {
		high = 1
	}
	steps = max(steps, 2) // on both sides of nought there may have to be one
	step := niceAbove((high - low) / float64(steps))
	for {
		a := Axis{math.Floor(low/step) * step, math.Ceil(high/step) * step, step}
		if a.steps() <= steps {
			return a
		}
		step = niceAbove(step * 1.01)
	}
}

func (a Axis) steps() int { return int(math.Round((a.High - a.Low) / a.Step)) }

// niceAbove returns the least 1, 2 or 5 times a power of ten that is no less than v.
func niceAbove(v float64) float64 {
	power := math.Pow(10, math.Floor(math.Log10(v)))
	for _, n := range []float64{1, 2, 5} {
		if n*power >= v*(1-1e-9) {
			return n * power
		}
	}
	return 10 * power
}

// Ticks returns the numbers that are labelled, ascending.
func (a Axis) Ticks() []float64 {
	var ticks []float64
	first := math.Round(a.Low / a.Step)
	for i := range a.steps() + 1 {
		ticks = append(ticks, (first+float64(i))*a.Step)
	}
	return ticks
}

// Share returns a number's position between the low end, 0, and the high end, 1.
func (a Axis) Share(v float64) float64 { return (v - a.Low) / (a.High - a.Low) }
