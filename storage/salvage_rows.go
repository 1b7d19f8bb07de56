package storage

import (
	"context"
	"database/sql"
	"fmt"
	"math"
	"slices"
	"strings"
)

// copyTables copies all rows that can be read.
func (s *salvage) copyTables(ctx context.Context, old, db *sql.DB, tell func(part float64)) error {
	var names []string
	err := Each(ctx, db, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'digest'", nil, func(rows *sql.Rows) error {
		var name string
		err := rows.Scan(&name)
		names = append(names, name)
		return err
	})
	if err != nil {
		return err
	}
	// Triggers and indices are made for rows one by one; at the end the digest is made again as a whole.
	triggers, err := dropTriggers(ctx, db)
	if err != nil {
		return err
	}
	for i, name := range names {
		t, err := newTable(ctx, old, db, name)
		if err != nil {
			return err
		}
		if err := t.copy(ctx); err != nil {
			return err
		}
		s.done.Tables = append(s.done.Tables, SalvagedTable{name, t.read, t.read - t.kept, t.failed})
		tell(float64(i+1) / float64(len(names)))
	}
	// Ids are never given twice.
	for _, statement := range append(triggers,
		"DELETE FROM sqlite_sequence WHERE seq >= 1 << 53",
		"UPDATE sqlite_sequence SET seq = max(seq, (SELECT coalesce(max(id), 0) FROM session)) WHERE name = 'session'") {
		if _, err := db.ExecContext(ctx, statement); err != nil && !strings.Contains(err.Error(), "no such table") {
			return err
		}
	}
	gone, err := dropOrphans(ctx, db)
	if err != nil {
		return err
	}
	for i, t := range s.done.Tables {
		s.done.Tables[i].Lost += gone[t.Name]
	}
	var digested bool
	if err := db.QueryRowContext(ctx, "SELECT count(*) > 0 FROM sqlite_schema WHERE name = 'digested'").Scan(&digested); err != nil || !digested {
		return err
	}
	_, err = db.ExecContext(ctx, "INSERT OR IGNORE INTO digest SELECT * FROM digested")
	return err
}

// dropTriggers takes the triggers away, and returns what makes them again.
func dropTriggers(ctx context.Context, db *sql.DB) (again []string, err error) {
	var names []string
	err = Each(ctx, db, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'", nil, func(rows *sql.Rows) error {
		var name, statement string
		err := rows.Scan(&name, &statement)
		names, again = append(names, name), append(again, statement)
		return err
	})
	for _, name := range names {
		if err == nil {
			_, err = db.ExecContext(ctx, "DROP TRIGGER "+name)
		}
	}
	return again, err
}

// table is a table whose rows are copied.
type table struct {
	old, db    *sql.DB
	name       string
	columns    []string
	key        string // by which it is read: rowid, or the first column of its key
	number     bool   // the key is a whole number
	order      string
	insert     string
	read, kept int
	failed     bool // not all could be read
	tries      int  // that have failed
}

// mostTries is how many times reading a table fails before the rest of it is given up.
const mostTries = 2_000

// newTable returns a table as far as the old file has its columns.
func newTable(ctx context.Context, old, db *sql.DB, name string) (*table, error) {
	t := &table{old: old, db: db, name: name, key: "rowid", number: true}
	has := map[string]bool{}
	info := func(db *sql.DB, f func(column, kind string, key int)) error {
		return Each(ctx, db, "SELECT name, type, pk FROM pragma_table_info('"+name+"') ORDER BY cid", nil, func(rows *sql.Rows) error {
			var column, kind string
			var key int
			err := rows.Scan(&column, &kind, &key)
			f(column, kind, key)
			return err
		})
	}
	if err := info(old, func(column, _ string, _ int) { has[column] = true }); err != nil || len(has) == 0 {
		t.failed = true // the table is missing
		return t, nil
	}
	var keys []string
	kinds := map[string]string{}
	if err := info(db, func(column, kind string, key int) {
		if has[column] {
			t.columns = append(t.columns, column)
		}
		if key > 0 {
			keys, kinds[column] = append(keys, column), kind
		}
	}); err != nil {
		return nil, err
	}
	var rowless bool
	if err := db.QueryRowContext(ctx, "SELECT wr FROM pragma_table_list WHERE name = ?", name).Scan(&rowless); err != nil {
		return nil, err
	}
	t.order = "rowid"
	if rowless {
		t.key, t.number, t.order = keys[0], kinds[keys[0]] == "INTEGER", strings.Join(keys, ", ")
	}
	if !slices.Contains(t.columns, t.key) && rowless {
		t.failed, t.columns = true, nil
	}
	t.insert = fmt.Sprintf("INSERT OR IGNORE INTO %s (%s) VALUES (%s)", name, strings.Join(t.columns, ", "),
		strings.TrimPrefix(strings.Repeat(", ?", len(t.columns)), ", "))
	return t, nil
}

// copy copies the rows.
func (t *table) copy(ctx context.Context) error {
	if len(t.columns) == 0 {
		return nil
	}
	return InTx(ctx, t.db, func(tx *sql.Tx) error {
		if t.number {
			return t.between(ctx, tx, math.MinInt64, math.MaxInt64)
		}
		if _, broken, err := t.scan(ctx, tx, "", "", nil); err != nil || !broken {
			return err
		}
		_, _, err := t.scan(ctx, tx, "", " DESC", nil)
		return err
	})
}

// between copies the rows whose key is in a range. Where reading on fails it reads from the end backwards, and what is left in the
// middle by halves, so that of a damaged page only its own rows are missed.
func (t *table) between(ctx context.Context, tx *sql.Tx, low, high int64) error {
	condition := " WHERE " + t.key + " BETWEEN ? AND ?"
	up, broken, err := t.scan(ctx, tx, condition, "", []any{low, high})
	if err != nil || !broken {
		return err
	}
	down, broken, err := t.scan(ctx, tx, condition, " DESC", []any{low, high})
	if err != nil || !broken {
		return err
	}
	low, high = max(low, 0), min(high, highestID)
	if up != nil {
		low = *up + 1
	}
	if down != nil {
		high = *down - 1
	}
	// Within a key of several columns both may have stopped at the same first one, which has been tried from both sides.
	if low >= high || t.tries > mostTries {
		return nil
	}
	middle := low + (high-low)/2
	if err := t.between(ctx, tx, low, middle); err != nil {
		return err
	}
	return t.between(ctx, tx, middle+1, high)
}

// highestID is beyond all that are given to sessions and parts, where a damaged page is searched for them.
const highestID = 1 << 24

// scan copies rows until there are no more, or reading fails: then it is broken. It returns the key of the last row that it has read.
func (t *table) scan(ctx context.Context, tx *sql.Tx, condition, direction string, args []any) (last *int64, broken bool, err error) {
	fields := append([]string{t.key}, t.columns...)
	if !t.number {
		fields[0] = "0"
	}
	order := strings.ReplaceAll(t.order, ",", direction+",") + direction
	source := t.name
	if t.key == "rowid" {
		source += " NOT INDEXED"
	}
	rows, err := t.old.QueryContext(ctx, "SELECT "+strings.Join(fields, ", ")+" FROM "+source+condition+" ORDER BY "+order, args...)
	if err == nil {
		defer rows.Close()
		values := make([]any, len(fields))
		places := make([]any, len(fields))
		for i := range values {
			places[i] = &values[i]
		}
		for rows.Next() {
			if err = rows.Scan(places...); err != nil {
				break
			}
			if key, ok := values[0].(int64); ok {
				last = &key
			}
			if err := t.keep(ctx, tx, values[1:]); err != nil {
				return last, false, err
			}
		}
		if err == nil {
			err = rows.Err()
		}
	}
	if ctx.Err() != nil {
		return last, false, ctx.Err()
	}
	if err != nil {
		t.failed = true
		t.tries++
		return last, true, nil
	}
	return last, false, nil
}

// keep keeps a row, unless it is there already or the table doesn't take it. Where reading has failed, rows may come again from the
// other side.
func (t *table) keep(ctx context.Context, tx *sql.Tx, values []any) error {
	for i, v := range values {
		if b, ok := v.([]byte); ok {
			values[i] = strings.ToValidUTF8(string(b), "\ufffd")
		} else if text, ok := v.(string); ok {
			values[i] = strings.ToValidUTF8(text, "\ufffd")
		}
	}
	done, err := tx.ExecContext(ctx, t.insert, values...)
	if err != nil {
		if ctx.Err() != nil || sqliteProblem(err) == NoSpace {
			return err
		}
		t.read++ // and the table doesn't take it
		return nil
	}
	n, err := done.RowsAffected()
	t.kept += int(n)
	if n > 0 || !t.failed {
		t.read++
	}
	return err
}
