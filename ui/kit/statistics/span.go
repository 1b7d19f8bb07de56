package statistics

import (
	"time"

	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Choice is the index of the chosen period: one of package period, or Own.
type Choice int

// The choices.
const (
	Ever Choice = iota
	Year
	Month
	Week
	Own // from one day to another
)

var periods = [...]period.Period{Ever: period.Ever, Year: period.Year, Month: period.Month, Week: period.Week}

// Span is the stretch of time that counts. The zero value is all time.
type Span struct {
	Choice   Choice
	From, To time.Time // the first day of an own period, and the last; see period.Day
}

// Row returns the row of the picker for a span.
func (s Span) Row() Row {
	return Row{Label: text.T("statistics.period"), Options: []string{
		text.T("statistics.period.ever"), text.T("statistics.period.year"), text.T("statistics.period.month"), text.T("statistics.period.week"), s.ownName(),
	}, Chosen: int(s.Choice)}
}

// ownName returns the name of an own period: its days, once there are any.
func (s Span) ownName() string {
	if s.Choice != Own || s.From.IsZero() {
		return text.T("statistics.period.own")
	}
	return text.Days(s.From, s.To)
}

// Bounds returns the beginning of the span and of what follows it; zero where it is open. Days are those of the zone of
// now.
func (s Span) Bounds(now time.Time) (from, to time.Time) {
	if s.Choice == Own {
		return period.Midnight(s.From, now.Location()), period.Midnight(s.To.AddDate(0, 0, 1), now.Location())
	}
	return periods[s.Choice].Begin(now), time.Time{}
}

// SpanOf returns the span with these bounds, or the nearest of whole days.
func SpanOf(from, to, now time.Time) Span {
	if from.IsZero() {
		return Span{}
	}
	for c := Year; c < Own; c++ {
		if begin, _ := (Span{Choice: c}).Bounds(now); begin.Equal(from) && to.IsZero() {
			return Span{Choice: c}
		}
	}
	s := Span{Own, period.Day(from.In(now.Location())), period.Day(now)}
	if !to.IsZero() {
		s.To = period.Day(to.Add(-1).In(now.Location()))
	}
	return s
}
