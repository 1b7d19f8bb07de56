package practice

import (
	"slices"
	"time"
)

// Intervals are after how many days a mistake comes back: first, and then each time that it was found. A mistake that is missed
// starts again with the first; one that was found after the last doesn't come back.
var Intervals = []int{1, 3, 7, 16, 35}

// Try is an attempt at an exercise.
type Try struct {
	At    time.Time
	Right bool // at once, without a hint
}

// Due returns the day on which a mistake of some time comes back after the attempts at it, in any order; done is true if it was
// found often enough. Days begin at midnight where the times are.
func Due(made time.Time, tries []Try) (day time.Time, done bool) {
	tries = slices.Clone(tries)
	slices.SortStableFunc(tries, func(a, b Try) int { return a.At.Compare(b.At) })
	last, step := made, 0
	for _, t := range tries {
		if due := after(last, step); t.Right && t.At.Before(due) {
			continue // found before its day: it doesn't count, for it was still fresh
		}
		last = t.At
		if step++; !t.Right {
			step = 0
		}
		if step == len(Intervals) {
			return time.Time{}, true
		}
	}
	return after(last, step), false
}

// after returns the day on which the wait of a step is over.
func after(t time.Time, step int) time.Time {
	y, m, d := t.Date()
	return time.Date(y, m, d+Intervals[step], 0, 0, 0, 0, t.Location())
}
