package field

import (
	"crypto/sha256"
	"fmt"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// DailyBoards is the number of boards of a day.
const DailyBoards = 8

// dateForm is the layout of dates: 2026-11-22.
const dateForm = time.DateOnly

// Date returns the calendar date of a time in its own time zone: the daily boards change at the user's local midnight.
func Date(t time.Time) string { return t.Format(dateForm) }

// IsDate reports whether a text is a date, as 2026-11-22.
func IsDate(text string) bool {
	_, err := time.Parse(dateForm, text)
	return err == nil
}

// DailyRules returns the rules of the daily boards.
func DailyRules() bridge.Rules { return bridge.Duplicate() }

// Daily returns the deal of a board, counted from 0, of the boards that everyone has on a date. They follow from the
// date alone: the number of the deal is the SHA-256 of "superbridge daily DATE board N", N from 1, as
// [card.Deck.Hashed] reads it. It panics unless the text is a date.
func Daily(date string, board int) card.Deal {
	if !IsDate(date) {
		panic(fmt.Sprintf("field: %q is no date", date))
	}
	return DailyRules().Deck.Hashed(sha256.Sum256(fmt.Appendf(nil, "superbridge daily %s board %d", date, board+1)))
}
