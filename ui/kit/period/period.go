// Package period lists the periods of time to choose from.
package period

import "time"

// Period is a stretch of time up to now.
type Period uint8

// The periods.
const (
	Ever  Period = iota
	Week         // today and the six days before
	Month        // today and the 29 days before
	Year         // since the first of January
)

// Begin returns when a period began, in the zone of now; for [Ever] it is zero.
func (p Period) Begin(now time.Time) time.Time {
	switch today := Day(now); p {
	case Week:
		return Midnight(today.AddDate(0, 0, -6), now.Location())
	case Month:
		return Midnight(today.AddDate(0, 0, -29), now.Location())
	case Year:
		return Midnight(today.AddDate(0, 0, 1-today.YearDay()), now.Location())
	}
	return time.Time{}
}

// Day returns the day that it is at a time, in the zone of that time. A day is written as its
// midnight, UTC, so that each is as long as another.
func Day(t time.Time) time.Time { return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, time.UTC) }

// Midnight returns when a day begins in a zone.
func Midnight(d time.Time, zone *time.Location) time.Time {
	t := time.Date(d.Year(), d.Month(), d.Day(), 0, 0, 0, 0, zone)
	if t.Day() != d.Day() { // clocks are put forward over it
		_, t = t.ZoneBounds()
	}
	return t
}
