package setting

import (
	"slices"
	"time"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Row is a choice as shown on a screen: values, one of which is chosen.
type Row[T any] struct {
	Label   string
	Options []string
	Chosen  func(T) int
	Choose  func(*T, int)
}

// YesNo returns a row with two options, the first of which means false.
func YesNo[T any](label, no, yes string, of func(*T) *bool) Row[T] {
	return Row[T]{
		label, []string{no, yes},
		func(chosen T) int {
			if *of(&chosen) {
				return 1
			}
			return 0
		},
		func(to *T, i int) { *of(to) = i == 1 },
	}
}

// Pace returns a row of durations. A negative one waits for the user.
func Pace[T any](label string, values []time.Duration, of func(*T) *time.Duration) Row[T] {
	var names []string
	for _, d := range values {
		switch {
		case d < 0:
			names = append(names, text.T("settings.trick.wait"))
		case d == 0:
			names = append(names, text.T("settings.think.none"))
		default:
			names = append(names, text.T("settings.seconds", "Seconds", text.Number(d.Seconds())))
		}
	}
	return Row[T]{
		label, names,
		func(chosen T) int { return slices.Index(values, *of(&chosen)) },
		func(to *T, i int) { *of(to) = values[i] },
	}
}
