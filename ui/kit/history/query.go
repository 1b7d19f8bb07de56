package history

import (
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// OwnDates is a period with dates of the user's choice. It follows the other periods.
const OwnDates = period.Year + 1

// Query is a search of the history. Queries can be compared; the zero value wants everything that is not in the
// trash.
type Query struct {
	Text        string // as typed
	Games       string // ids, separated by blanks; "" means all
	Period      period.Period
	First, Last string    // the dates of OwnDates, as typed
	From, To    time.Time // exact moments set by another screen: it ended in [From, To); zero: no limit
	Starred     bool
	Deleted     bool // only what is in the trash
	Ended       bool // only of finished sessions
	Own         any  // the filter of a single family, a comparable value; or nil
}

// Everything reports whether nothing is left out, but the trash.
func (q Query) Everything() bool { return q == Query{} }

// OnlyDeleted reports whether the query wants the whole trash.
func (q Query) OnlyDeleted() bool { return q == Query{Deleted: true} }

// Of returns the part of a query for one family; ok is false if it has one for another family, so that this family has
// no results.
func Of[T comparable](q Query) (own T, ok bool) {
	if q.Own == nil {
		return own, true
	}
	own, ok = q.Own.(T)
	return own, ok
}

// WithOwn returns a query that asks that of one family. The zero value asks nothing.
func WithOwn[T comparable](q Query, own T) Query {
	var nothing T
	if q.Own = nil; own != nothing {
		q.Own = own
	}
	return q
}

// Wants reports whether a query asks for one of these games.
func (q Query) Wants(games []string) bool {
	return q.Games == "" || slices.ContainsFunc(strings.Fields(q.Games), func(id string) bool { return slices.Contains(games, id) })
}

// Span returns the query's limits of the end of play: [from, to), where zero is no limit.
func (q Query) Span(now time.Time) (from, to time.Time) {
	from, to = q.From, q.To
	switch q.Period {
	case period.Ever: // unless another screen asks for a moment
	case OwnDates:
		from, _, _ = stretch(q.First, now.Location())
		_, to, _ = stretch(q.Last, now.Location())
	default:
		from = q.Period.Begin(now)
	}
	return from, to
}

// During returns a query for play that ended in [from, to), where zero is no limit. Whole days become dates.
func (q Query) During(from, to time.Time, zone *time.Location) Query {
	q.From, q.To = time.Time{}, time.Time{}
	if !wholeDay(from, zone) || !wholeDay(to, zone) { // no dates say that
		q.From, q.To = from.In(zone), to.In(zone)
		return q
	}
	if !from.IsZero() {
		q.Period, q.First = OwnDates, from.In(zone).Format(time.DateOnly)
	}
	if !to.IsZero() { // the last moment before it
		q.Period, q.Last = OwnDates, to.Add(-1).In(zone).Format(time.DateOnly)
	}
	return q
}

// wholeDay reports whether a time is no limit, or one between two days.
func wholeDay(t time.Time, zone *time.Location) bool {
	t = t.In(zone)
	forward, _ := t.ZoneBounds() // clocks may be put forward over midnight
	return t.IsZero() || t.Equal(time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, zone)) || t.Equal(forward)
}

// stretch returns the span of time of a typed date: a day, a month (2026-11) or a year, in figures or as the language
// shows it with the year (22 Nov 2026). For "" it is zero. ok is false if the text isn't a date.
func stretch(typed string, zone *time.Location) (from, to time.Time, ok bool) {
	typed = strings.TrimSpace(typed)
	if typed == "" {
		return time.Time{}, time.Time{}, true
	}
	words := strings.Fields(typed)
	if d, n := dateIn(words, months()); n == len(words) && d.year > 0 {
		typed = d.iso(time.Time{})
	}
	for _, form := range []struct {
		layout              string
		years, months, days int
	}{{"2006", 1, 0, 0}, {"2006-1", 0, 1, 0}, {"2006-1-2", 0, 0, 1}} {
		if from, err := time.ParseInLocation(form.layout, typed, zone); err == nil {
			return from, from.AddDate(form.years, form.months, form.days), true
		}
	}
	return time.Time{}, time.Time{}, false
}

// WrongDates reports whether one of the user's own dates can't be read.
func (q Query) WrongDates() bool {
	_, _, from := stretch(q.First, time.UTC)
	_, _, to := stretch(q.Last, time.UTC)
	return q.Period == OwnDates && !(from && to)
}

// Choice is something to choose about a query. The first option leaves nothing out.
type Choice struct {
	Label   string
	Options []string
	Chosen  int
	Part    string // the chosen option's name without its label, where it isn't clear
	Choose  func(*Query, int)
}

// Switch is something that a query may ask for besides.
type Switch struct {
	Label string
	Key   rune
	On    bool
	Flip  func(*Query)
}

// Wish is a condition of a query, in words.
type Wish struct {
	Words string
	Drop  func(*Query) // removes the condition
}

// When is the choice of a period.
func (q Query) When() Choice {
	own := ""
	if q.Period == OwnDates {
		own = Dates(q.First, q.Last)
	}
	return Choice{Label: text.T("history.filter.period"),
		Options: []string{text.T("history.filter.always"), text.T("history.filter.week"), text.T("history.filter.month"), text.T("history.filter.year"), text.T("history.filter.dates")},
		Chosen:  int(q.Period), Part: own,
		Choose: func(q *Query, i int) { q.Period, q.From, q.To = period.Period(i), time.Time{}, time.Time{} }}
}

// Moment describes the exact moments set by another screen; ok is false if there are none.
func (q Query) Moment() (said Wish, ok bool) {
	if q.From.IsZero() && q.To.IsZero() {
		return Wish{}, false
	}
	const minute = time.DateOnly + " 15:04"
	said.Drop = func(q *Query) { q.From, q.To = time.Time{}, time.Time{} }
	switch {
	case q.From.IsZero():
		said.Words = Dates("", q.To.Format(minute))
	case q.To.IsZero():
		said.Words = Dates(q.From.Format(minute), "")
	default:
		said.Words = text.T("history.part.moment", "When", text.Moment(q.From))
	}
	return said, true
}

// Dates describes a range of dates; either may be empty.
func Dates(from, to string) string {
	from, to = strings.TrimSpace(from), strings.TrimSpace(to)
	switch {
	case from == "" && to == "":
		return text.T("history.filter.dates")
	case to == "":
		return text.T("history.part.from", "From", from)
	case from == "":
		return text.T("history.part.to", "To", to)
	case from == to:
		return from
	}
	return text.T("history.part.from-to", "From", from, "To", to)
}
