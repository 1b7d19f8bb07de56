// Package calendar is a calendar in which one of the days is chosen, up to today: for what there is once a day.
package calendar

import (
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Calendar is today and the day that is chosen. Days are represented by their midnight, UTC.
type Calendar struct {
	Today  time.Time
	Chosen time.Time
}

// New returns a calendar with today chosen.
func New(today time.Time) Calendar { return Calendar{today, today} }

// Earliest is the first day that can be chosen: some day has to be.
var Earliest = time.Date(2020, time.January, 1, 0, 0, 0, 0, time.UTC)

// Choose chooses a day, or the nearest one that can be: the future has nothing yet.
func (c *Calendar) Choose(day time.Time) {
	switch {
	case day.After(c.Today):
		day = c.Today
	case day.Before(Earliest):
		day = Earliest
	}
	c.Chosen = day
}

// step moves the choice by a number of days.
func (c *Calendar) step(days int) { c.Choose(c.Chosen.AddDate(0, 0, days)) }

// turn chooses the same day of another month, or its last one.
func (c *Calendar) turn(months int) {
	first := time.Date(c.Chosen.Year(), c.Chosen.Month()+time.Month(months), 1, 0, 0, 0, 0, time.UTC)
	last := first.AddDate(0, 1, -1)
	c.Choose(first.AddDate(0, 0, min(c.Chosen.Day(), last.Day())-1))
}

// Key moves the choice by a key: by days, weeks or months, or to today. It reports whether the key does that.
func (c *Calendar) Key(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyLeft:
		c.step(-1)
	case fyne.KeyRight:
		c.step(1)
	case fyne.KeyUp:
		c.step(-7)
	case fyne.KeyDown:
		c.step(7)
	case fyne.KeyPageUp:
		c.turn(-1)
	case fyne.KeyPageDown:
		c.turn(1)
	case fyne.KeyHome, fyne.KeyEnd:
		c.Choose(c.Today)
	default:
		return false
	}
	return true
}

// Streak returns the number of consecutive days, up to today or yesterday, on which all was done.
func (c Calendar) Streak(done func(day time.Time) bool) (n int) {
	day := c.Today
	if !done(day) {
		day = day.AddDate(0, 0, -1)
	}
	for done(day) {
		n++
		day = day.AddDate(0, 0, -1)
	}
	return n
}

// Of returns the day of a mark of the month, counted from 0.
func (c Calendar) Of(mark int) time.Time {
	return time.Date(c.Chosen.Year(), c.Chosen.Month(), mark+1, 0, 0, 0, 0, time.UTC)
}

// Month returns the leaf with the chosen day; entry returns what is in it of a day. Low and High are what the ends of the shades mean.
func (c Calendar) Month(low, high string, entry func(day time.Time) chart.Day) chart.Month {
	m := chart.Month{Title: text.T("calendar.month", "Month", text.Month(c.Chosen), "Year", c.Chosen.Year()), Low: low, High: high}
	for i := range m.Weekdays {
		m.Weekdays[i] = text.Weekday(time.Weekday((i + 1) % 7))
	}
	first := c.Of(0)
	m.First = (int(first.Weekday()) + 6) % 7
	for day := first; day.Month() == first.Month(); day = day.AddDate(0, 0, 1) {
		leaf := entry(day)
		leaf.Here, leaf.Blank = day.Equal(c.Today), day.After(c.Today) || day.Before(Earliest)
		m.Days = append(m.Days, leaf)
	}
	return m
}
