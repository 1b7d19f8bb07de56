package storage

import (
	"context"
	"database/sql"
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/fault"
)

// Dated is the id of a session or a part with its time, by which lists of several families of games are merged.
type Dated struct {
	ID int64
	At int64 // milliseconds since 1970: for a session, when it started; for a part, when it finished, or started if it goes on
}

// IDs returns the column id of a query on db.
func IDs(ctx context.Context, db *sql.DB, query string, args ...any) ([]int64, error) {
	var ids sql.NullString // scanning a row for each of 100,000 would take three times as long
	if err := db.QueryRowContext(ctx, "SELECT group_concat(id) FROM ("+query+")", args...).Scan(&ids); err != nil {
		return nil, err
	}
	return numbers(ids.String)
}

// FindIDs returns the column id of a query on db. what says what is looked for, in an error.
func FindIDs(ctx context.Context, db *sql.DB, what fault.Phrase, query string, args ...any) ([]int64, error) {
	ids, err := IDs(ctx, db, query, args...)
	if err != nil {
		return nil, fault.Errorf("looking for %s: %w", what, err)
	}
	return ids, nil
}

// FindDated returns the columns id and at of a query on db. what says what is looked for, in an error.
func FindDated(ctx context.Context, db *sql.DB, what fault.Phrase, query string, args ...any) ([]Dated, error) {
	all, err := dated(ctx, db, query, args)
	if err != nil {
		return nil, fault.Errorf("looking for %s: %w", what, err)
	}
	return all, nil
}

func dated(ctx context.Context, db *sql.DB, query string, args []any) ([]Dated, error) {
	var ids, times sql.NullString // separate: combined they would take twice as long
	err := db.QueryRowContext(ctx, "SELECT group_concat(id), group_concat(at) FROM ("+query+")", args...).Scan(&ids, &times)
	if err != nil || !ids.Valid {
		return nil, err
	}
	id, err := numbers(ids.String)
	if err != nil {
		return nil, err
	}
	at, err := numbers(times.String)
	if err != nil {
		return nil, err
	}
	all := make([]Dated, len(id))
	for i := range all {
		all[i] = Dated{id[i], at[i]}
	}
	return all, nil
}

// numbers parses a list of numbers separated by commas.
func numbers(list string) ([]int64, error) {
	if list == "" {
		return nil, nil
	}
	all := make([]int64, 0, strings.Count(list, ",")+1)
	for text := range strings.SplitSeq(list, ",") {
		n, err := strconv.ParseInt(text, 10, 64)
		if err != nil {
			return nil, err
		}
		all = append(all, n)
	}
	return all, nil
}

// Dates parses a year, a month or a day in the user's time zone, 2026, 2026-1 or 2026-01-31, and returns the midnights
// at its start and end.
func Dates(word string) (from, to time.Time, ok bool) {
	parts := strings.Split(strings.TrimSuffix(word, "-"), "-") // more may follow
	if len(parts) > 3 || len(parts[0]) != 4 {
		return from, to, false
	}
	date := [3]int{1, 1, 1} // year, month, day
	for i, part := range parts {
		n, err := strconv.ParseUint(part, 10, 31)
		if err != nil || i > 0 && len(part) > 2 {
			return from, to, false
		}
		date[i] = int(n)
	}
	day := func(year, month, day int) time.Time {
		t := time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.Local)
		if t.Hour() == 23 { // clocks went forward over midnight
			_, t = t.ZoneBounds()
		}
		return t
	}
	last := time.Date(date[0], time.Month(date[1])+1, 0, 0, 0, 0, 0, time.UTC).Day()
	if date[1] < 1 || date[1] > 12 || date[2] < 1 || date[2] > last {
		return from, to, false
	}
	next := date
	next[len(parts)-1]++
	return day(date[0], date[1], date[2]), day(next[0], next[1], next[2]), true
}
