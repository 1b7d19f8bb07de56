package daily

import (
	"time"

	"github.com/superbridge/superbridge/game/bridge/field"
	kit "github.com/superbridge/superbridge/ui/kit/calendar"
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

// calendar is a calendar with the days that have been played.
type calendar struct {
	kit.Calendar
	days map[time.Time]Day
}

// day returns the results of the chosen day.
func (c calendar) day() Day {
	if d, ok := c.days[c.Chosen]; ok {
		return d
	}
	return Day{Day: c.Chosen}
}

// streak returns the number of consecutive days, up to today or yesterday, whose boards were all played.
func (c calendar) streak() int {
	return c.Streak(func(day time.Time) bool { return c.days[day].over() })
}

// The per cent that make the strongest shades.
const (
	palePercent   = 30
	strongPercent = 70
)

// month returns the leaf of the calendar with the chosen day.
func (c calendar) month() chart.Month {
	return c.Month(text.T("daily.percent", "Percent", palePercent), text.T("daily.percent", "Percent", strongPercent), c.leaf)
}

// leaf returns the chart's entry for a day.
func (c calendar) leaf(day time.Time) (shown chart.Day) {
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
