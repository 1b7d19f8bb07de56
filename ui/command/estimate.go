package command

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// estimate is the mean of some values and its standard error.
type estimate struct {
	n           int
	mean, error float64 // the error is nothing that can be known of one value
}

func estimateOf(values []float64) estimate {
	e := estimate{n: len(values)}
	for _, v := range values {
		e.mean += v / float64(e.n)
	}
	squares := 0.0
	for _, v := range values {
		squares += (v - e.mean) * (v - e.mean)
	}
	if e.n > 1 {
		e.error = math.Sqrt(squares / float64(e.n) / float64(e.n-1))
	}
	return e
}

// decimals formats numbers for people, with the decimal mark of the language.
func decimals(format string, values ...any) string {
	return text.Decimals(fmt.Sprintf(format, values...))
}

// times returns the estimate in another unit.
func (e estimate) times(factor float64) estimate {
	return estimate{e.n, e.mean * factor, e.error * math.Abs(factor)}
}

// say writes the estimate by a verb for each of its two numbers, as %+.2f for the mean.
func (e estimate) say(mean, error string) string {
	switch e.n {
	case 0:
		return "–"
	case 1:
		return decimals(mean, e.mean)
	}
	return decimals(mean+" ± "+error, e.mean, e.error)
}

// share formats a part of a whole.
func share(part, whole int) string {
	if whole == 0 {
		return "–"
	}
	return decimals("%.1f %%", 100*float64(part)/float64(whole))
}

// average formats the mean of n numbers with a sum.
func average(sum, n int) string {
	if n == 0 {
		return "–"
	}
	return decimals("%.2f", float64(sum)/float64(n))
}

// quantile formats the largest of the shortest percent of the times.
func quantile(times []time.Duration, percent int) string {
	if len(times) == 0 {
		return "–"
	}
	sorted := slices.SortedFunc(slices.Values(times), cmp.Compare)
	at := sorted[(len(sorted)*percent+99)/100-1]
	switch {
	case at < 10*time.Millisecond:
		return text.T("command.time.ms", "N", decimals("%.3f", at.Seconds()*1000))
	case at < time.Second:
		return text.T("command.time.ms", "N", decimals("%.0f", at.Seconds()*1000))
	}
	return text.T("command.time.s", "N", decimals("%.2f", at.Seconds()))
}
