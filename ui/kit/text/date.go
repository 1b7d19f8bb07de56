package text

import (
	"strconv"
	"time"
)

// Dates are those of the zone of the time.

// Day returns a day: 2 Jan 2026.
func Day(t time.Time) string { return day("date.day", t) }

// LongDay returns a day where there is room: some languages write out the month.
func LongDay(t time.Time) string { return day("date.long-day", t) }

func day(id string, t time.Time) string {
	return T(id, "Day", strconv.Itoa(t.Day()), "Month", month(t), "Year", strconv.Itoa(t.Year()))
}

// month returns the short name of a month within a date.
func month(t time.Time) string { return T("date.month." + strconv.Itoa(int(t.Month()))) }

// ShortDay returns a day without its year: 2 Jan.
func ShortDay(t time.Time) string {
	return T("date.short-day", "Day", strconv.Itoa(t.Day()), "Month", month(t))
}

// Month returns the short name of a month that stands alone: Jan.
func Month(t time.Time) string { return T("date.month-alone", "Month", month(t)) }

// Weekday returns the short name of a day of the week: Sun.
func Weekday(d time.Weekday) string { return T("date.weekday." + strconv.Itoa(int(d))) }

// Hour returns the time of day: 15:04.
func Hour(t time.Time) string { return t.Format("15:04") }

// Moment returns a day and its hour: 2 Jan 2026, 15:04.
func Moment(t time.Time) string { return T("date.moment", "Date", Day(t), "Hour", Hour(t)) }

// Days returns a stretch of days, from the first to the last: 21 Nov 2026, 16–22 Nov 2026,
// 30 Nov – 6 Dec 2026, 28 Dec 2026 – 3 Jan 2027.
func Days(first, last time.Time) string {
	switch {
	case first.Equal(last):
		return Day(last)
	case first.Year() != last.Year():
		return T("date.span", "From", Day(first), "To", Day(last))
	case first.Month() != last.Month():
		return T("date.span", "From", ShortDay(first), "To", Day(last))
	}
	return T("date.span-in-month", "From", strconv.Itoa(first.Day()), "To", Day(last))
}
