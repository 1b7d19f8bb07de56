package offer

import (
	"slices"
	"strconv"

	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/seating"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Presets of a clock, besides typed values: minutes for the whole game, where 0 means no clock, and additional seconds
// for each turn.
var (
	minutes = []int{0, 3, 5, 10, 15, 30, 60}
	seconds = []int{0, 2, 3, 5, 10, 30}
)

// times returns the numbers to choose from, including the chosen one.
func times(offered []int, chosen int) []int {
	all := slices.Clone(offered)
	if !slices.Contains(all, chosen) {
		all = append(all, chosen)
		slices.Sort(all)
	}
	return all
}

// typed returns a number with another digit: appended to the typed digits, or replacing the number. Ok is false if it
// is too large.
func typed(digit rune, before int, on bool, most int) (n int, ok bool) {
	n = int(digit - '0')
	if longer := 10*before + n; on && longer <= most {
		n = longer
	}
	return n, n <= most
}

// timeNames returns numbers as they are offered, with a word for none.
func timeNames(all []int, none string) (names []string) {
	for _, n := range all {
		if n == 0 && none != "" {
			names = append(names, none)
			continue
		}
		names = append(names, strconv.Itoa(n))
	}
	return names
}

// clockWords describes a clock's setting, or returns "".
func clockWords(c chessstore.Clock) string {
	minutes, seconds := seating.TimesOf(c)
	switch {
	case minutes == 0:
		return ""
	case seconds == 0:
		return text.TN("chess.offer.clock.bare", minutes)
	}
	return text.TN("chess.offer.clock", minutes, "Seconds", seconds)
}
