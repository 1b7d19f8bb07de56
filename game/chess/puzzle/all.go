package puzzle

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
	"time"
)

//go:embed puzzles.txt
var lines string

// parsed returns the puzzles of the file, the easier ones first.
var parsed = sync.OnceValue(func() (all []Puzzle) {
	for line := range strings.Lines(lines) {
		p, err := Parse(strings.TrimSpace(line))
		if err != nil {
			panic(err) // the file is part of the program
		}
		all = append(all, p)
	}
	return all
})

// All returns the puzzles that come with the program, in their order.
func All() []Puzzle { return slices.Clone(parsed()) }

// stride is the number of puzzles from one day's to the next day's, so that kinds and lengths change. It has no divisor in
// common with their number, and so all have their day before one comes again.
const stride = 23

// OfDay returns the place of a day's puzzle in All: the same for everybody on a date, whatever the time of day.
func OfDay(day time.Time) int {
	n, date := len(parsed()), time.Date(day.Year(), day.Month(), day.Day(), 0, 0, 0, 0, time.UTC)
	days := int(date.Unix() / (24 * 60 * 60))
	return ((days*stride)%n + n) % n
}
