package chess

import (
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/fault"
)

// Clock is each person's time. The zero value means no clock. Both durations are whole milliseconds.
type Clock struct {
	Base      time.Duration
	Increment time.Duration // added for each turn
}

// On reports whether there is a clock.
func (c Clock) On() bool { return c.Base > 0 }

// check returns an error unless the clock is valid for a game.
func (c Clock) check() error {
	if c.Base < 0 || c.Increment < 0 || c.Base == 0 && c.Increment > 0 ||
		c.Base%time.Millisecond != 0 || c.Increment%time.Millisecond != 0 || c.Base > longestClock || c.Increment > longestClock {
		return fault.Errorf("a clock of %v and %v for each turn makes no sense", c.Base, c.Increment)
	}
	return nil
}

// longestClock is the maximum of both durations.
const longestClock = 1000 * time.Hour

// Start returns the times on the clocks of these seats at the start.
func (c Clock) Start(seats []Seat) (t Times) {
	for _, s := range seats {
		t[s.Army] = c.Base
	}
	return t
}

// Times are the times left on the clocks, by the army of the seat: whole milliseconds, 0 for armies without a
// clock.
type Times [chess.Armies]time.Duration

// text returns the stored form: milliseconds for r b y g, as in 300000 0 298500 0.
func (t Times) text() string {
	var words []string
	for _, d := range t {
		words = append(words, strconv.FormatInt(d.Milliseconds(), 10))
	}
	return strings.Join(words, " ")
}

// parseTimes parses the stored form.
func parseTimes(text string) (t Times, err error) {
	words := strings.Fields(text)
	if len(words) != len(t) {
		return t, fault.Errorf("%q is not what is left on four clocks", text)
	}
	for i, word := range words {
		ms, err := strconv.ParseInt(word, 10, 64)
		if err != nil || ms < 0 || ms > int64(10*longestClock/time.Millisecond) {
			return Times{}, fault.Errorf("%q is not what is left on a clock", word)
		}
		t[i] = time.Duration(ms) * time.Millisecond
	}
	return t, nil
}
