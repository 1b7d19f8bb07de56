package storage

import (
	"context"
	"database/sql"
	"fmt"
	"math"
	"os"
	"strings"
)

// copyTables copies all rows that can be read. The old database is nil if SQLite can't read its definitions.
func (s *salvage) copyTables(ctx context.Context, old, db *sql.DB, target edition, tell func(part float64)) error {
	// Triggers and indices are costly row by row; the digest is rebuilt as a whole at the end.
	triggers, err := dropTriggers(ctx, db)
	if err != nil {
		return err
	}
	info, err := os.Stat(string(s.from))
	if err != nil {
		return err
	}
	copied := 0.0
	took := func(bytes int) { // about half of a file is rows: there are indices, too
		copied += 2 * float64(bytes)
		tell(min(0.95, copied/float64(info.Size())))
	}
	var tables, failed []*table
	for _, l := range target.layouts {
		if l.name == "digest" {
			continue
		}
		t, err := newTable(ctx, old, db, l)
		if err != nil {
			return err
		}
		t.took = took
		if err := t.copy(ctx); err != nil {
			return err
		}
		tables = append(tables, t)
		if t.failed {
			failed = append(failed, t)
		}
	}
	if len(failed) > 0 {
		if old != nil {
			old.Close()
		}
		if err := s.copyPieces(ctx, failed); err != nil {
			return err
		}
	}
	rows, played := 0, 0
	for _, t := range tables {
		if rows += t.kept; t.name == "session" || t.name == "board" {
			played += t.kept
		}
		s.done.Tables = append(s.done.Tables, SalvagedTable{t.name, t.read, t.read - t.kept, t.failed})
	}
	if old == nil && (rows == 0 || played == 0 && !s.found.ours) {
		return s.place.error(NotADatabase, errNothing)
	}
	// Ids are never reused.
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

// dropTriggers drops the triggers, and returns the statements that create them again.
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

// table is a table whose rows are being copied.
type table struct {
	layout
	old, db    *sql.DB
	key        string // used for reading: rowid, or the first column of its key
	numbered   bool   // the key is an integer
	order      string
	fields     []string // the columns copied
	insert     string
	read, kept int
	failed     bool // not all rows could be read
	tries      int  // failed reads

	took  func(bytes int) // called now and then with the number of bytes read
	bytes int             // since the last call
	rows  int             // read so far
	most  int             // number of rows to read; 0 for all
}

// mostTries is the number of failed reads after which the rest of a table is given up.
const mostTries = 2_000

// newTable returns a table with the columns that it has in the old file. Without an old file its rows come in pieces.
func newTable(ctx context.Context, old, db *sql.DB, l layout) (*table, error) {
	t := &table{layout: l, old: old, db: db, key: "rowid", numbered: true, order: "rowid"}
	has := map[string]bool{}
	if old == nil {
		for _, c := range l.columns {
			has[c.name] = true
		}
	} else if err := Each(ctx, old, "SELECT name FROM pragma_table_info('"+l.name+"')", nil, func(rows *sql.Rows) error {
		var column string
		err := rows.Scan(&column)
		has[column] = true
		return err
	}); ctx.Err() != nil {
		return nil, err
	}
	if l.rowless {
		t.key, t.numbered, t.order = l.stored[0].name, l.stored[0].kind == "INTEGER", strings.Join(l.keys(), ", ")
	}
	if t.failed = old == nil || len(has) == 0 || l.rowless && !has[t.key]; t.failed && old != nil {
		t.old = nil
		for _, c := range l.columns { // pieces have all columns
			has[c.name] = true
		}
	}
	for _, c := range l.columns {
		if has[c.name] {
			t.fields = append(t.fields, c.name)
		}
	}
	t.insert = fmt.Sprintf("INSERT OR IGNORE INTO %s (%s) VALUES (%s)", l.name, strings.Join(t.fields, ", "),
		strings.TrimPrefix(strings.Repeat(", ?", len(t.fields)), ", "))
	return t, nil
}

// copy copies the rows.
func (t *table) copy(ctx context.Context) error {
	if t.old == nil {
		return nil
	}
	return InTx(ctx, t.db, func(tx *sql.Tx) error { return t.copyIn(ctx, tx) })
}

func (t *table) copyIn(ctx context.Context, tx *sql.Tx) error {
	if t.numbered {
		return t.between(ctx, tx, math.MinInt64, math.MaxInt64)
	}
	if _, broken, err := t.scan(ctx, tx, "", "", nil); err != nil || !broken {
		return err
	}
	_, _, err := t.scan(ctx, tx, "", " DESC", nil)
	return err
}

// between copies the rows whose key is in a range. When reading fails it continues backwards from the end, and bisects
// the rest, so that a damaged page costs only its own rows.
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
	// Within a key of several columns both directions may have stopped at the same first column, which has been tried
	// from both sides.
	if low >= high || t.tries > mostTries {
		return nil
	}
	middle := low + (high-low)/2
	if err := t.between(ctx, tx, low, middle); err != nil {
		return err
	}
	return t.between(ctx, tx, middle+1, high)
}

// highestID exceeds all session and part ids, when searching around a damaged page.
const highestID = 1 << 24

// scan copies rows until there are no more, or reading fails, in which case broken is true. It returns the key of the
// last row read.
func (t *table) scan(ctx context.Context, tx *sql.Tx, condition, direction string, args []any) (last *int64, broken bool, err error) {
	fields := append([]string{t.key}, t.fields...)
	if !t.numbered {
		fields[0] = "0"
	}
	order := strings.ReplaceAll(t.order, ",", direction+",") + direction
	source := t.name
	if t.key == "rowid" {
		source += " NOT INDEXED"
	}
	// With a cancellable context the driver starts a goroutine for each row and each statement.
	quiet := context.WithoutCancel(ctx)
	rows, err := t.old.QueryContext(quiet, "SELECT "+strings.Join(fields, ", ")+" FROM "+source+condition+" ORDER BY "+order, args...)
	if err == nil {
		defer rows.Close()
		values := make([]any, len(fields))
		places := make([]any, len(fields))
		for i := range values {
			places[i] = &values[i]
		}
		for n := 1; (t.most == 0 || n <= t.most) && rows.Next(); n++ {
			if err = rows.Scan(places...); err != nil {
				break
			}
			if t.rows++; t.rows%1000 == 0 {
				if ctx.Err() != nil {
					return last, false, ctx.Err()
				}
				t.took(t.bytes)
				t.bytes = 0
			}
			if key, ok := values[0].(int64); ok {
				last = &key
			}
			if err := t.keep(quiet, tx, values[1:]); err != nil {
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

// keep inserts a row, unless it exists already or the table rejects it. After a failed read, rows may come again from
// the other side.
func (t *table) keep(ctx context.Context, tx *sql.Tx, values []any) error {
	t.bytes += 2 * len(values) // numbers, and the lengths of texts
	for i, v := range values {
		if b, ok := v.([]byte); ok {
			t.bytes += len(b)
			values[i] = strings.ToValidUTF8(string(b), "\ufffd")
		} else if text, ok := v.(string); ok {
			t.bytes += len(text)
			values[i] = strings.ToValidUTF8(text, "\ufffd")
		}
	}
	done, err := tx.ExecContext(ctx, t.insert, values...)
	if err != nil {
		if ctx.Err() != nil || sqliteProblem(err) == NoSpace {
			return err
		}
		t.read++ // the table rejects it
		return nil
	}
	n, err := done.RowsAffected()
	t.kept += int(n)
	if n > 0 || !t.failed {
		t.read++
	}
	return err
}
