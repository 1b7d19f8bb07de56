package family

import (
	"context"
	"database/sql"
	"slices"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// Day is the result of a day.
type Day struct {
	Day    time.Time // the user's local date, as midnight UTC
	Parts  int
	Points int // the user's; at bridge for two and three, the lead of his side
	Chips  int // at poker, paid to him, minus those he paid
}

// Single is the result of one part; see [Day].
type Single struct {
	At     time.Time // when it ended, UTC
	Day    time.Time
	Points int
	Chips  int
}

// Timeline holds results in the course of time.
type Timeline struct {
	Days []Day // those with parts, the oldest first
	// Single lists the parts one by one, the oldest first, if they are few: on no more days than a week has, and no
	// more than fit in a chart. Otherwise it is empty.
	Single []Single
}

// The numbers of parts and of days that are few enough to list the parts one by one.
const (
	mostSingle     = 120
	mostSingleDays = 7
)

// ReadDays reads groups of parts, the oldest day first, and adds up the days. scan scans a row, its day as counted by
// [storage.DayOf], and returns the result of the group.
func (t *Timeline) ReadDays(ctx context.Context, tx *sql.Tx, query string, args []any, scan func(rows *sql.Rows, day *int64) (Day, error)) error {
	return storage.Each(ctx, tx, query, args, func(rows *sql.Rows) error {
		var at int64
		group, err := scan(rows, &at)
		if err != nil {
			return err
		}
		day := storage.DateOf(at)
		if n := len(t.Days); n == 0 || !t.Days[n-1].Day.Equal(day) {
			t.Days = append(t.Days, Day{Day: day})
		}
		d := &t.Days[len(t.Days)-1]
		d.Parts += group.Parts
		d.Points += group.Points
		d.Chips += group.Chips
		return nil
	})
}

// ReadSingle reads the parts one by one, the oldest first, if the days have few. The query selects when each was over,
// its day, its points and its chips.
func (t *Timeline) ReadSingle(ctx context.Context, tx *sql.Tx, query string, args []any) error {
	parts := 0
	for _, d := range t.Days {
		parts += d.Parts
	}
	if parts > mostSingle || len(t.Days) > mostSingleDays {
		return nil
	}
	return storage.Each(ctx, tx, query, args, func(rows *sql.Rows) error {
		var day int64
		var s Single
		err := rows.Scan(storage.Millis(&s.At), &day, &s.Points, &s.Chips)
		s.Day = storage.DateOf(day)
		t.Single = append(t.Single, s)
		return err
	})
}

// AddNumbers adds to each number the other one at its place; all are pointers to int.
func AddNumbers(to, from []any) {
	for i := range to {
		*to[i].(*int) += *from[i].(*int)
	}
}

// SumOf returns the sum of the tallies of those cells that keep accepts.
func SumOf[C any, T interface{ Add(T) T }](cells []C, keep func(C) bool, tally func(C) T) (sum T) {
	for _, c := range cells {
		if keep(c) {
			sum = sum.Add(tally(c))
		}
	}
	return sum
}

// MergeCells sorts cells by compare, and adds up those that it holds equal.
func MergeCells[C any](cells []C, compare func(a, b C) int, add func(to *C, c C)) []C {
	slices.SortStableFunc(cells, compare)
	merged := cells[:0]
	for _, c := range cells {
		if n := len(merged); n > 0 && compare(merged[n-1], c) == 0 {
			add(&merged[n-1], c)
		} else {
			merged = append(merged, c)
		}
	}
	return merged
}
