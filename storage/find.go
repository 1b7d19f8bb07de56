package storage

import (
	"context"
	"database/sql"
	"strconv"
	"strings"
	"time"
)

// Dated is the id of a session or a part with its time: by it lists of several families of games are joined to one.
type Dated struct {
	ID int64
	At int64 // milliseconds since 1970: when a session began; when a part was finished, or began if it goes on
}

// IDs returns what a query of db yields in its column id.
func IDs(ctx context.Context, db *sql.DB, query string, args ...any) ([]int64, error) {
	list, err := asText(ctx, db, "SELECT group_concat(id) FROM ("+query+")", args)
	if list == "" || err != nil {
		return nil, err
	}
	ids := make([]int64, 0, strings.Count(list, ",")+1)
	for text := range strings.SplitSeq(list, ",") {
		id, err := strconv.ParseInt(text, 10, 64)
		if err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	return ids, nil
}

// DatedIDs returns what a query of db yields in its columns id and at.
func DatedIDs(ctx context.Context, db *sql.DB, query string, args ...any) ([]Dated, error) {
	list, err := asText(ctx, db, "SELECT group_concat(id || ' ' || at) FROM ("+query+")", args)
	if list == "" || err != nil {
		return nil, err
	}
	all := make([]Dated, 0, strings.Count(list, ",")+1)
	for text := range strings.SplitSeq(list, ",") {
		first, second, _ := strings.Cut(text, " ")
		id, err := strconv.ParseInt(first, 10, 64)
		if err != nil {
			return nil, err
		}
		at, err := strconv.ParseInt(second, 10, 64)
		if err != nil {
			return nil, err
		}
		all = append(all, Dated{id, at})
	}
	return all, nil
}

// asText returns the one text that a query yields: a row for each of 100,000 ids would take three times as long.
func asText(ctx context.Context, db *sql.DB, query string, args []any) (string, error) {
	var list sql.NullString
	err := db.QueryRowContext(ctx, query, args...).Scan(&list)
	return list.String, err
}

// Dates reads a year, a month or a day, where the user is: 2026, 2026-1, 2026-01-31. They begin and end with midnight.
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
		if t.Hour() == 23 { // clocks are put forward over midnight
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
