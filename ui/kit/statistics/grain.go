package statistics

import (
	"strconv"
	"time"

	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Grain is how long the stretches are of which a trend has a point each.
type Grain int

const (
	Each Grain = iota
	Daily
	Weekly
	Monthly
	Yearly
)

// grainFor returns the grain for a trend over a number of days.
func grainFor(days int) Grain {
	switch {
	case days <= 62:
		return Daily
	case days <= 2*366:
		return Weekly
	case days <= 12*366:
		return Monthly
	}
	return Yearly
}

// Begin returns the day that a day's stretch begins with. Weeks begin on Monday.
func (g Grain) Begin(d time.Time) time.Time {
	switch g {
	case Weekly:
		return d.AddDate(0, 0, -(int(d.Weekday())+6)%7)
	case Monthly:
		return time.Date(d.Year(), d.Month(), 1, 0, 0, 0, 0, time.UTC)
	case Yearly:
		return time.Date(d.Year(), 1, 1, 0, 0, 0, 0, time.UTC)
	}
	return d
}

// add returns the day a number of stretches later.
func (g Grain) add(d time.Time, n int) time.Time {
	switch g {
	case Weekly:
		return d.AddDate(0, 0, 7*n)
	case Monthly:
		return d.AddDate(0, n, 0)
	case Yearly:
		return d.AddDate(n, 0, 0)
	}
	return d.AddDate(0, 0, n)
}

// window is over how many stretches an average goes.
func (g Grain) window() int { return [...]int{8, 7, 4, 6, 3}[g] }

// place is where a day is on the picture.
func place(d time.Time) float64 { return float64(d.Unix()) / (24 * 60 * 60) }

// ticks labels the time from one day to another: days, months or years, as fits.
func ticks(first, next time.Time) []chart.Tick {
	year := func(d time.Time) string { return strconv.Itoa(d.Year()) }
	g, label := Yearly, year
	switch span := int(next.Sub(first).Hours() / 24); {
	case span <= 10:
		g, label = Daily, text.ShortDay
	case span <= 62:
		g, label = Weekly, text.ShortDay
	case span <= 5*366:
		g, label = Monthly, text.Month
	}
	var all []chart.Tick
	for d := g.Begin(first); d.Before(next); d = g.add(d, 1) {
		t := chart.Tick{At: place(d), Label: label(d)}
		if g == Daily { // under the middle of the day
			t.At += 0.5
		}
		if g == Monthly && d.Month() == time.January {
			t.Label, t.First = year(d), true
		}
		all = append(all, t)
	}
	return all
}
