package storage

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"sync"
)

// edition holds the definitions of a version.
type edition struct {
	layouts []layout          // of its tables
	columns map[string]bool   // as table.column
	defines map[string]string // the statement for each table, index, view and trigger
}

// layout describes how a table is stored in the file.
type layout struct {
	name    string
	columns []column // as defined
	stored  []column // in the order of records
	rowless bool     // it has no row ids
	root    uint32   // its root page in a file created by this version
}

type column struct {
	name, kind string
	key        int  // its position in the key, from 1; 0 if it isn't in it
	number     bool // it is the row id, which the record doesn't repeat
	empty      bool // may be NULL
	late       bool // may be missing at the end of a record older than the column
	fallback   string
}

// editions caches the editions by number of migrations.
var editions struct {
	sync.Mutex
	of  []edition
	sql []string
}

// allEditions returns the edition of each version, the oldest first.
func allEditions(ctx context.Context) ([]edition, error) {
	editions.Lock()
	defer editions.Unlock()
	if slices.Equal(editions.sql, migrations) {
		return editions.of, nil
	}
	memory, err := connect("file::memory:?_foreign_keys=off")
	if err != nil {
		return nil, err
	}
	defer memory.Close()
	all := make([]edition, len(migrations))
	for i := range all {
		if err := migrate(ctx, memory, migrations[:i+1], nil, func(float64) {}); err != nil {
			return nil, err
		}
		if all[i], err = editionOf(ctx, memory); err != nil {
			return nil, err
		}
		if i > 0 {
			all[i].follow(all[i-1])
		}
	}
	editions.of, editions.sql = all, slices.Clone(migrations)
	return all, nil
}

// editionOf reads the definitions of a database.
func editionOf(ctx context.Context, db *sql.DB) (e edition, err error) {
	e = edition{columns: map[string]bool{}, defines: map[string]string{}}
	err = Each(ctx, db, "SELECT its.type, its.name, its.sql, its.rootpage, coalesce(list.wr, 0) FROM sqlite_schema AS its LEFT JOIN pragma_table_list AS list USING (name) WHERE its.sql IS NOT NULL ORDER BY its.rowid", nil, func(rows *sql.Rows) error {
		var kind, name, statement string
		var l layout
		err := rows.Scan(&kind, &name, &statement, &l.root, &l.rowless)
		e.defines[name] = statement
		if l.name = name; kind == "table" && !strings.HasPrefix(name, "sqlite_") {
			e.layouts = append(e.layouts, l)
		}
		return err
	})
	for i := range e.layouts {
		if err == nil {
			err = e.layouts[i].read(ctx, db)
		}
		for _, c := range e.layouts[i].columns {
			e.columns[e.layouts[i].name+"."+c.name] = true
		}
	}
	return e, err
}

// follow marks the columns added to tables of the previous edition or later: there may be records without them.
func (e edition) follow(before edition) {
	for i := range e.layouts {
		at := slices.IndexFunc(before.layouts, func(l layout) bool { return l.name == e.layouts[i].name })
		if at < 0 {
			continue
		}
		now, was := e.layouts[i].stored, before.layouts[at].stored
		same := func(a, b column) bool { return a.name == b.name }
		if len(now) < len(was) || !slices.EqualFunc(now[:len(was)], was, same) {
			continue // another table of the same name
		}
		for j := range now {
			now[j].late = j >= len(was) || was[j].late
		}
	}
}

// read reads the columns of a table.
func (l *layout) read(ctx context.Context, db *sql.DB) error {
	keys := 0
	err := Each(ctx, db, `SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info('`+l.name+"') ORDER BY cid", nil, func(rows *sql.Rows) error {
		var c column
		var filled bool
		var fallback sql.NullString
		err := rows.Scan(&c.name, &c.kind, &filled, &fallback, &c.key)
		if c.key > 0 {
			keys++
		}
		c.fallback, c.empty = fallback.String, !filled && !(l.rowless && c.key > 0)
		l.columns = append(l.columns, c)
		return err
	})
	for i, c := range l.columns {
		l.columns[i].number = !l.rowless && keys == 1 && c.key == 1 && c.kind == "INTEGER"
	}
	l.stored = slices.Clone(l.columns)
	if l.rowless { // the key comes first
		slices.SortStableFunc(l.stored, func(a, b column) int {
			place := func(c column) int { return (c.key + keys) % (keys + 1) } // 0, 1, …; outside the key the last
			return place(a) - place(b)
		})
	}
	return err
}

// statement defines the table without its constraints, so that rows can be read whatever is wrong with them.
func (l layout) statement() string {
	var all []string
	for _, c := range l.columns {
		text := c.name + " " + c.kind
		if c.number {
			text += " PRIMARY KEY"
		}
		if c.fallback != "" {
			text += " DEFAULT " + c.fallback
		}
		all = append(all, text)
	}
	if !l.rowless {
		return fmt.Sprintf("CREATE TABLE %s (%s)", l.name, strings.Join(all, ", "))
	}
	return fmt.Sprintf("CREATE TABLE %s (%s, PRIMARY KEY (%s)) WITHOUT ROWID", l.name, strings.Join(all, ", "), strings.Join(l.keys(), ", "))
}

// keys returns the columns of the key of a table without row ids.
func (l layout) keys() (all []string) {
	for _, c := range l.stored {
		if c.key > 0 {
			all = append(all, c.name)
		}
	}
	return all
}

// takes reports whether a record may belong to the table.
func (l layout) takes(record []field) bool {
	if len(record) > len(l.stored) {
		return false
	}
	for i, c := range l.stored {
		if i >= len(record) {
			if !c.late {
				return false
			}
			continue
		}
		kind := record[i].kind
		ok := c.kind == "INTEGER" && kind == integerValue || c.kind == "TEXT" && kind == textValue || c.kind == "REAL" && (kind == realValue || kind == integerValue)
		switch {
		case c.number:
			ok = kind == nullValue
		case kind == nullValue:
			ok = c.empty
		}
		if !ok {
			return false
		}
	}
	return true
}
