package storage_test

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage"
)

var (
	start = time.Date(2026, 11, 20, 15, 30, 0, 0, time.UTC)
)

// clock goes on by a second each time it is asked.
func clock() func() time.Time {
	now := start.Add(-time.Second)
	return func() time.Time {
		now = now.Add(time.Second)
		return now
	}
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func check(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// openAt opens a folder with a clock.
func openAt(dir string, now func() time.Time) (*storage.Store, error) {
	return storage.Open(context.Background(), dir, storage.Opening{Now: now})
}

func open(t testing.TB, dir string) *storage.Store {
	t.Helper()
	s, err := openAt(dir, clock())
	check(t, err)
	t.Cleanup(func() { s.Close() })
	return s
}

// kept is the text of what keep writes.
const kept = "[bid 3 call]"

// keep writes a session of some game, with a part of some events, into a folder.
func keep(t testing.TB, s *storage.Store) (session int64) {
	t.Helper()
	check(t, s.Write(func(tx *sql.Tx) (err error) {
		session, err = storage.NewSession(tx, storage.Session{Game: "Poker", Person: sql.NullString{String: "2", Valid: true}}, 1, 1)
		return err
	}))
	j := s.Journal(session, "")
	begin(t, j)
	for at, text := range []string{"bid 3", "call"} {
		check(t, add(j, at, text))
	}
	return session
}

func begin(t testing.TB, j *storage.Journal) {
	t.Helper()
	check(t, j.Write(func(tx *sql.Tx, last storage.Part) error {
		_, err := j.Begin(tx, last)
		return err
	}))
}

// add keeps an event.
func add(j *storage.Journal, at int, text string) error {
	return j.Write(func(tx *sql.Tx, last storage.Part) error {
		_, err := j.Append(tx, last, at, text)
		return err
	})
}

// text is the first part that was kept.
func text(s *storage.Store) (string, error) {
	var events []string
	err := storage.InTx(context.Background(), s.Reader(), func(tx *sql.Tx) (err error) {
		events, err = storage.Events(tx, 1)
		return err
	})
	return fmt.Sprint(events), err
}

// files returns what a folder holds: for each file a hash of its content. The lock has no
// content; and the index of a log (-shm) counts only by being there.
func files(t testing.TB, dir string) map[string]string {
	t.Helper()
	found := map[string]string{}
	check(t, filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
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

// unchanged runs f and fails if it has changed anything in the folder.
func unchanged(t testing.TB, dir string, f func()) {
	t.Helper()
	before := files(t, dir)
	f()
	if after := files(t, dir); !maps.Equal(before, after) {
		t.Errorf("the folder was\n%v\nand is now\n%v", before, after)
	}
}

// raw opens the database as another program might.
func raw(t testing.TB, dir string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite3", filepath.Join(dir, "superbridge.db"))
	check(t, err)
	db.SetMaxOpenConns(1)
	t.Cleanup(func() { db.Close() })
	return db
}

func run(t testing.TB, db interface {
	Exec(string, ...any) (sql.Result, error)
}, statements ...string) {
	t.Helper()
	for _, s := range statements {
		_, err := db.Exec(s)
		check(t, err)
	}
}

func number(t testing.TB, db interface {
	QueryRow(string, ...any) *sql.Row
}, query string) (n int) {
	t.Helper()
	check(t, db.QueryRow(query).Scan(&n))
	return n
}

// crashed makes a folder such as a killed program leaves behind: acts are in the log, and
// nobody has tidied up.
func crashed(t testing.TB) (dir string) {
	t.Helper()
	from, dir := t.TempDir(), t.TempDir()
	s := open(t, from)
	keep(t, s)
	copyFiles(t, from, dir)
	check(t, s.Close())
	return dir
}

// copyFiles copies a database that is in use as a kill would leave it: with its log.
func copyFiles(t testing.TB, from, to string) {
	t.Helper()
	for _, name := range []string{"superbridge.db", "superbridge.db-wal", "superbridge.db-shm"} {
		data, err := os.ReadFile(filepath.Join(from, name))
		check(t, err)
		check(t, os.WriteFile(filepath.Join(to, name), data, 0o600))
	}
}

// tidy makes a folder with a rubber in it that has been closed.
func tidy(t testing.TB) (dir string) {
	t.Helper()
	dir = t.TempDir()
	s := open(t, dir)
	keep(t, s)
	check(t, s.Close())
	return dir
}
