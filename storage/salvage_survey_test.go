package storage_test

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/storage"
)

// alike lists tables whose rows look the same: only the rest of a file distinguishes them.
var alike = []string{"event chess_clock", "chess_judged few_judged", "rubber given", "rubber few_session"}

// In a file of each version the trees found without SQLite are those that SQLite knows, and each is matched to its own
// table, and to no other except those that are alike; index trees are matched to none.
func TestSurvey(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	for version := 1; version <= len(storage.Migrations); version++ {
		path := filepath.Join(t.TempDir(), "superbridge.db")
		db, err := sql.Open("sqlite3", path)
		check(t, err)
		db.SetMaxOpenConns(1)
		check(t, storage.Migrate(t.Context(), db, storage.Migrations[:version], nil, func(float64) {}))
		for _, name := range namesOf(t, db, "SELECT name FROM sqlite_schema WHERE type = 'trigger'") {
			run(t, db, "DROP TRIGGER "+name)
		}
		run(t, db, "PRAGMA ignore_check_constraints = on")
		tables := namesOf(t, db, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
		for _, name := range tables {
			fill(t, db, name, []int{1, 40, 700}[random.IntN(3)], random)
		}
		owner := map[uint32]string{}
		check(t, storage.Each(t.Context(), db, "SELECT rootpage, name FROM sqlite_schema WHERE rootpage > 0", nil, func(rows *sql.Rows) error {
			var root uint32
			var name string
			err := rows.Scan(&root, &name)
			owner[root] = name
			return err
		}))
		check(t, db.Close())
		claims, err := storage.Claims(t.Context(), path, version)
		check(t, err)
		found := 0
		for root, claim := range claims {
			name := owner[root]
			switch {
			case name == "":
				t.Errorf("version %d: page %d is taken for a root", version, root)
			case slices.Contains(tables, name):
				found++
				if !slices.Contains(claim, name) || len(claim) > 1 && !slices.ContainsFunc(alike, func(s string) bool { return s == strings.Join(claim, " ") }) {
					t.Errorf("version %d: the tree of %s is taken for one of %q", version, name, claim)
				}
			case len(claim) > 0:
				t.Errorf("version %d: the tree of %s is taken for one of %q", version, name, claim)
			}
		}
		if found != len(tables) {
			t.Errorf("version %d: %d of %d tables are found", version, found, len(tables))
		}
	}
}

func namesOf(t *testing.T, db *sql.DB, query string) (all []string) {
	t.Helper()
	check(t, storage.Each(t.Context(), db, query, nil, func(rows *sql.Rows) error {
		var name string
		err := rows.Scan(&name)
		all = append(all, name)
		return err
	}))
	return all
}

// fill writes random rows to a table: values of any size, with NULL wherever it is allowed.
func fill(t *testing.T, db *sql.DB, table string, rows int, random *rand.Rand) {
	t.Helper()
	type column struct {
		kind   string
		filled bool
	}
	var columns []column
	check(t, storage.Each(t.Context(), db, `SELECT type, "notnull" OR pk > 0 FROM pragma_table_info('`+table+"')", nil, func(rows *sql.Rows) error {
		var c column
		err := rows.Scan(&c.kind, &c.filled)
		columns = append(columns, c)
		return err
	}))
	insert := "INSERT OR IGNORE INTO " + table + " VALUES (?" + strings.Repeat(", ?", len(columns)-1) + ")"
	tx, err := db.Begin()
	check(t, err)
	defer tx.Rollback()
	for row := range rows {
		var values []any
		for i, c := range columns {
			n := random.Int64N(1 << random.IntN(62))
			switch {
			case !c.filled && row > 0 && random.IntN(3) == 0:
				values = append(values, nil)
			case c.kind == "TEXT":
				size := random.IntN(40)
				if random.IntN(100) == 0 {
					size = 6000 // on overflow pages
				}
				values = append(values, fmt.Sprint(row)+strings.Repeat("x", size))
			case c.kind == "REAL":
				values = append(values, float64(n)/2)
			case i == 0:
				values = append(values, row+1)
			default:
				values = append(values, n)
			}
		}
		_, err := tx.Exec(insert, values...)
		check(t, err)
	}
	check(t, tx.Commit())
}

// Parsing a page doesn't panic, whatever is on it.
func FuzzPage(f *testing.F) {
	page := make([]byte, 4096)
	f.Add(page, uint32(1))
	page[0], page[4], page[8] = 13, 1, 0xff
	f.Add(page, uint32(2))
	random := rand.New(rand.NewPCG(1, 1))
	for _, kind := range []byte{2, 5, 10, 13} {
		page := make([]byte, 4096)
		for i := range page {
			page[i] = byte(random.IntN(256))
		}
		page[0], page[3] = kind, 0
		f.Add(page, uint32(2))
	}
	f.Fuzz(func(t *testing.T, data []byte, number uint32) { storage.ReadPage(data, number) })
}
