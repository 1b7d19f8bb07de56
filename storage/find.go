package storage

import (
	"context"
	"database/sql"
	"strconv"
	"strings"
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
