package seating

import (
	"fmt"
	"time"

	chessstore "github.com/superbridge/superbridge/storage/chess"
)

// The most that a clock can be set to: minutes for the game, and seconds added for each turn.
const (
	MostMinutes = 180
	MostSeconds = 60
)

// ClockOf returns a clock with minutes for the game and seconds added for each turn.
func ClockOf(minutes, seconds int) chessstore.Clock {
	if minutes == 0 {
		return chessstore.Clock{}
	}
	return chessstore.Clock{Base: time.Duration(minutes) * time.Minute, Increment: time.Duration(seconds) * time.Second}
}

// TimesOf returns the minutes and seconds of a clock.
func TimesOf(c chessstore.Clock) (minutes, seconds int) {
	return int(c.Base / time.Minute), int(c.Increment / time.Second)
}

// clockText returns the text form of a clock, as in 10+5; 0+0 is none.
func clockText(c chessstore.Clock) string {
	minutes, seconds := TimesOf(c)
	return fmt.Sprintf("%d+%d", minutes, seconds)
}

// parseClock reads the text form. An invalid one means no clock.
func parseClock(text string) chessstore.Clock {
	var minutes, seconds int
	if n, err := fmt.Sscanf(text, "%d+%d", &minutes, &seconds); n != 2 || err != nil ||
		minutes < 1 || minutes > MostMinutes || seconds < 0 || seconds > MostSeconds {
		return chessstore.Clock{}
	}
	return ClockOf(minutes, seconds)
}
