package storage

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// Read calls f in a transaction in which all queries see the same state, whatever is written meanwhile.
func (s *Store) Read(ctx context.Context, f func(tx *sql.Tx) error) error {
	return InTx(ctx, s.read, f)
}

// Querier runs queries: a database, or a transaction in it.
type Querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}

// Each calls f with each row of a query, until f fails.
func Each(ctx context.Context, from Querier, query string, args []any, f func(*sql.Rows) error) error {
	rows, err := from.QueryContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := f(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// List returns a value for each row of a query; columns returns the destinations of its columns.
func List[T any](ctx context.Context, from Querier, query string, args []any, columns func(*T) []any) (all []T, err error) {
	err = Each(ctx, from, query, args, func(rows *sql.Rows) error {
		var value T
		err := rows.Scan(columns(&value)...)
		all = append(all, value)
		return err
	})
	return all, err
}

// Column returns the only column of a query.
func Column[T any](ctx context.Context, from Querier, query string, args ...any) ([]T, error) {
	return List(ctx, from, query, args, func(value *T) []any { return []any{value} })
}

// Texts returns the text forms of values; none is an empty list.
func Texts[T fmt.Stringer](values []T) []string {
	all := make([]string, len(values))
	for i, v := range values {
		all[i] = v.String()
	}
	return all
}

// IDWords returns ids separated by commas, as filters have them.
func IDWords(ids []int64) string {
	words := make([]string, len(ids))
	for i, id := range ids {
		words[i] = strconv.FormatInt(id, 10)
	}
	return strings.Join(words, ",")
}

// IDList returns ids as a JSON list, for SQLite's json_each.
func IDList(ids []int64) string { return "[" + IDWords(ids) + "]" }

// TextList parses the texts that SQLite's json_group_array has joined.
func TextList(text string) (all []string, err error) {
	err = json.Unmarshal([]byte(text), &all)
	return all, err
}

// DayOf returns the date of a moment in the user's time zone, in days since 1970-01-01.
func DayOf(t time.Time) int64 {
	year, month, day := t.Local().Date()
	return time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Unix() / 86400
}

// DateOf returns midnight UTC of a day counted by [DayOf].
func DateOf(day int64) time.Time { return time.Unix(day*86400, 0).UTC() }

// Datable returns a time, in milliseconds since 1970, if its year has at most four digits, otherwise 0, which means
// unknown.
func Datable(ms int64) int64 {
	const first, last = -62_135_596_800_000, 253_402_300_799_999
	if ms < first || ms > last {
		return 0
	}
	return ms
}
