package offer

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The most that a clock can be set to.
const (
	mostMinutes = 180
	mostSeconds = 60
)

// Presets of a clock, besides typed values: minutes for the whole game, where 0 means no clock, and additional seconds
// for each turn.
var (
	minutes = []int{0, 3, 5, 10, 15, 30, 60}
	seconds = []int{0, 2, 3, 5, 10, 30}
)

// clockOf returns a clock with minutes for the game and seconds added for each turn.
func clockOf(minutes, seconds int) chessstore.Clock {
	if minutes == 0 {
		return chessstore.Clock{}
	}
	return chessstore.Clock{Base: time.Duration(minutes) * time.Minute, Increment: time.Duration(seconds) * time.Second}
}

// timesOf returns the minutes and seconds of a clock.
func timesOf(c chessstore.Clock) (minutes, seconds int) {
	return int(c.Base / time.Minute), int(c.Increment / time.Second)
}

// clockText returns the text form of a clock, as in 10+5; 0+0 is none.
func clockText(c chessstore.Clock) string {
	minutes, seconds := timesOf(c)
	return fmt.Sprintf("%d+%d", minutes, seconds)
}

// parseClock reads the text form. An invalid one means no clock.
func parseClock(text string) chessstore.Clock {
	var minutes, seconds int
	if n, err := fmt.Sscanf(text, "%d+%d", &minutes, &seconds); n != 2 || err != nil ||
		minutes < 1 || minutes > mostMinutes || seconds < 0 || seconds > mostSeconds {
		return chessstore.Clock{}
	}
	return clockOf(minutes, seconds)
}

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
	minutes, seconds := timesOf(c)
	switch {
	case minutes == 0:
		return ""
	case seconds == 0:
		return text.TN("chess.offer.clock.bare", minutes)
	}
	return text.TN("chess.offer.clock", minutes, "Seconds", seconds)
}
