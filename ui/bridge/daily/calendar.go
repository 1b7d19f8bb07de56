package daily

import (
	"time"

	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Day is the user's result on the boards of a day. Days are represented by their midnight, UTC.
type Day struct {
	Day     time.Time
	Session int64            // the session that counts: the first one begun
	Played  int              // finished boards
	Percent field.Hundredths // of the matchpoints, on comparable boards
	Known   bool             // there are comparable boards
}

// over reports whether all boards have been played.
func (d Day) over() bool { return d.Played >= field.DailyBoards }

// calendar is the days that have been played, today, and the day that is chosen.
type calendar struct {
	days   map[time.Time]Day
	today  time.Time
	chosen time.Time
}

func newCalendar(today time.Time) calendar { return calendar{today: today, chosen: today} }

// earliest is the first day that can be chosen: some day has to be.
var earliest = time.Date(2020, time.January, 1, 0, 0, 0, 0, time.UTC)

// choose chooses a day, or the nearest one that can be: the future has no boards yet.
func (c *calendar) choose(day time.Time) {
	switch {
	case day.After(c.today):
		day = c.today
	case day.Before(earliest):
		day = earliest
	}
	c.chosen = day
}

// step moves the choice by a number of days.
func (c *calendar) step(days int) { c.choose(c.chosen.AddDate(0, 0, days)) }

// turn chooses the same day of another month, or its last one.
func (c *calendar) turn(months int) {
	first := time.Date(c.chosen.Year(), c.chosen.Month()+time.Month(months), 1, 0, 0, 0, 0, time.UTC)
	last := first.AddDate(0, 1, -1)
	c.choose(first.AddDate(0, 0, min(c.chosen.Day(), last.Day())-1))
}

// day returns the results of the chosen day.
func (c calendar) day() Day {
	if d, ok := c.days[c.chosen]; ok {
		return d
	}
	return Day{Day: c.chosen}
}

// streak returns the number of consecutive days, up to today or yesterday, whose boards were all played.
func (c calendar) streak() (n int) {
	day := c.today
	if !c.days[day].over() {
		day = day.AddDate(0, 0, -1)
	}
	for c.days[day].over() {
		n++
		day = day.AddDate(0, 0, -1)
	}
	return n
}

// of returns the day of a mark of the month, counted from 0.
func (c calendar) of(mark int) time.Time {
	return time.Date(c.chosen.Year(), c.chosen.Month(), mark+1, 0, 0, 0, 0, time.UTC)
}

// The per cent that make the strongest shades.
const (
	palePercent   = 30
	strongPercent = 70
)

// month returns the leaf of the calendar with the chosen day.
func (c calendar) month() chart.Month {
	m := chart.Month{
		Title: text.T("daily.month", "Month", text.Month(c.chosen), "Year", c.chosen.Year()),
		Low:   text.T("daily.percent", "Percent", palePercent), High: text.T("daily.percent", "Percent", strongPercent),
	}
	for i := range m.Weekdays {
		m.Weekdays[i] = text.Weekday(time.Weekday((i + 1) % 7))
	}
	first := c.of(0)
	m.First = (int(first.Weekday()) + 6) % 7
	for day := first; day.Month() == first.Month(); day = day.AddDate(0, 0, 1) {
		m.Days = append(m.Days, c.leaf(day))
	}
	return m
}

// leaf returns the chart's entry for a day.
func (c calendar) leaf(day time.Time) chart.Day {
	shown := chart.Day{Here: day.Equal(c.today), Blank: day.After(c.today) || day.Before(earliest)}
	switch d, ok := c.days[day]; {
	case !ok:
	case d.over() && d.Known:
		whole := (int(d.Percent) + 50) / 100
		shown.Label = text.T("daily.percent", "Percent", whole)
		shown.Shade = max(-1, min((d.Percent.Float()-50)/(strongPercent-50), 1))
	default:
		shown.Label = text.T("daily.played", "Played", d.Played, "Of", field.DailyBoards)
	}
	return shown
}
