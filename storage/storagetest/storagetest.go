// Package storagetest has helpers shared by the tests of storage and the packages below it: a clock that advances by
// itself, and functions that examine a data folder from outside.
package storagetest

import (
	"crypto/sha256"
	"database/sql"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// Start is the first time that [Clock] returns.
var Start = time.Date(2026, 11, 20, 15, 30, 0, 0, time.UTC)

// Clock returns a clock that advances by a second at each call.
func Clock() func() time.Time {
	now := Start.Add(-time.Second)
	return func() time.Time {
		now = now.Add(time.Second)
		return now
	}
}

// Check fails the test on an error.
func Check(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// Files returns the contents of a folder: a hash for each file. The lock has no content; for the index of a log (-shm)
// only its existence counts.
func Files(t testing.TB, dir string) map[string]string {
	t.Helper()
	found := map[string]string{}
	Check(t, filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case strings.HasSuffix(path, ".lock"):
		case d.IsDir() || strings.HasSuffix(path, "-shm"):
			found[path] = ""
		default:
			data, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			found[path] = fmt.Sprintf("%d bytes, %x", len(data), sha256.Sum256(data))
		}
		return nil
	}))
	return found
}

// Unchanged runs f and fails if it has changed anything in the folder.
func Unchanged(t testing.TB, dir string, f func()) {
	t.Helper()
	before := Files(t, dir)
	f()
	if after := Files(t, dir); !maps.Equal(before, after) {
		t.Errorf("the folder was\n%v\nand is now\n%v", before, after)
	}
}

// Raw opens the database as another program might.
func Raw(t testing.TB, dir string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite3", filepath.Join(dir, "superbridge.db"))
	Check(t, err)
	db.SetMaxOpenConns(1)
	t.Cleanup(func() { db.Close() })
	return db
}

// Run executes SQL statements.
func Run(t testing.TB, db interface {
	Exec(string, ...any) (sql.Result, error)
}, statements ...string) {
	t.Helper()
	for _, s := range statements {
		_, err := db.Exec(s)
		Check(t, err)
	}
}

// Number returns the number that a query returns.
func Number(t testing.TB, db interface {
	QueryRow(string, ...any) *sql.Row
}, query string) (n int) {
	t.Helper()
	Check(t, db.QueryRow(query).Scan(&n))
	return n
}
