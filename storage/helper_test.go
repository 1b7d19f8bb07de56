package storage_test

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/storagetest"
)

var (
	start     = storagetest.Start
	clock     = storagetest.Clock
	check     = storagetest.Check
	files     = storagetest.Files
	unchanged = storagetest.Unchanged
	raw       = storagetest.Raw
	run       = storagetest.Run
	number    = storagetest.Number
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// openAt opens a folder with the given clock.
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

// keep writes a session of some game, with a part and some events, to a store.
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

// add appends an event.
func add(j *storage.Journal, at int, text string) error {
	return j.Write(func(tx *sql.Tx, last storage.Part) error {
		_, err := j.Append(tx, last, at, text)
		return err
	})
}

// text returns the text of the first part.
func text(s *storage.Store) (string, error) {
	var events []string
	err := storage.InTx(context.Background(), s.Reader(), func(tx *sql.Tx) (err error) {
		events, err = storage.Events(tx, 1)
		return err
	})
	return fmt.Sprint(events), err
}

// crashed makes a folder as a killed program leaves it: data is in the log, and nothing is tidied up.
func crashed(t testing.TB) (dir string) {
	t.Helper()
	from, dir := t.TempDir(), t.TempDir()
	s := open(t, from)
	keep(t, s)
	copyFiles(t, from, dir)
	check(t, s.Close())
	return dir
}

// copyFiles copies a database in use as a kill would leave it: with its log.
func copyFiles(t testing.TB, from, to string) {
	t.Helper()
	for _, name := range []string{"superbridge.db", "superbridge.db-wal", "superbridge.db-shm"} {
		data, err := os.ReadFile(filepath.Join(from, name))
		check(t, err)
		check(t, os.WriteFile(filepath.Join(to, name), data, 0o600))
	}
}

// tidy makes a folder with a rubber in it that has been closed properly.
func tidy(t testing.TB) (dir string) {
	t.Helper()
	dir = t.TempDir()
	s := open(t, dir)
	keep(t, s)
	check(t, s.Close())
	return dir
}
