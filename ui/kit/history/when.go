package history

import (
	"time"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// When returns a date relative to now, with the time of day.
func When(t, now time.Time) string {
	t = t.In(now.Location())
	hour := text.Hour(t)
	switch {
	case sameDay(t, now):
		return text.T("history.today", "Hour", hour)
	case sameDay(t, now.AddDate(0, 0, -1)):
		return text.T("history.yesterday", "Hour", hour)
	}
	return text.Moment(t)
}

func sameDay(a, b time.Time) bool {
	return a.Year() == b.Year() && a.YearDay() == b.YearDay()
}
