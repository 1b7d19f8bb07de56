package storage_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage"
)

func TestInUse(t *testing.T) {
	inUse := func(t *testing.T, dir string) {
		t.Helper()
		path := filepath.Join(dir, "superbridge.db")
		unchanged(t, dir, func() {
			before := time.Now()
			_, err := openAt(dir, clock())
			refused(t, err, storage.InUse, path, "close the other")
			if took := time.Since(before); took > 4*time.Second {
				t.Errorf("it took %v", took)
			}
		})
	}
	t.Run("by another copy", func(t *testing.T) {
		dir := t.TempDir()
		s := open(t, dir)
		keep(t, s)
		inUse(t, dir)
		unchanged(t, dir, func() {
			_, err := storage.SetAside(dir, start)
			refused(t, err, storage.InUse, filepath.Join(dir, "superbridge.db"), "")
		})
		r := must(storage.OpenReadOnly(dir))
		keep(t, s)
		if n := number(t, r.Reader(), "SELECT count(*) FROM session"); n != 2 {
			t.Errorf("%d sessions, want what has been kept meanwhile too", n)
		}
		check(t, r.Close())
		keep(t, s)
		check(t, s.Close())
		check(t, open(t, dir).Close())
	})
	for _, begin := range []string{"BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"} {
		t.Run("by another program: "+begin, func(t *testing.T) {
			dir := tidy(t)
			db := raw(t, dir)
			run(t, db, begin, "UPDATE session SET changed = 8")
			inUse(t, dir)
			run(t, db, "ROLLBACK")
			keep(t, open(t, dir)) // it may read
		})
	}
	t.Run("by another program, without a log", func(t *testing.T) {
		dir := tidy(t)
		db := raw(t, dir)
		run(t, db, "PRAGMA journal_mode = DELETE", "BEGIN EXCLUSIVE", "UPDATE session SET changed = 8")
		inUse(t, dir)
	})
}

func TestSetAsideOverwritesNothing(t *testing.T) {
	dir := t.TempDir()
	taken := filepath.Join(dir, "superbridge-old-20261120-153000.db")
	check(t, os.WriteFile(taken, []byte("mine"), 0o600))
	for _, name := range []string{"superbridge-old-20261120-153000-2.db", "superbridge-old-20261120-153000-3.db"} {
		check(t, open(t, dir).Close())
		if aside, err := storage.SetAside(dir, start); err != nil || aside != filepath.Join(dir, name) {
			t.Errorf("set aside as %s, %v; want %s", aside, err, name)
		}
	}
	if data := must(os.ReadFile(taken)); string(data) != "mine" {
		t.Errorf("overwritten with %q", data)
	}
}

// A file set aside after a crash keeps its log, and can be restored.
func TestSetAsideKeepsTheLog(t *testing.T) {
	dir := crashed(t)
	aside := must(storage.SetAside(dir, start))
	check(t, open(t, dir).Close())
	again := t.TempDir()
	for _, end := range []string{"", "-wal"} {
		check(t, os.Rename(aside+end, filepath.Join(again, "superbridge.db"+end)))
	}
	if got, err := text(open(t, again)); err != nil || got != kept {
		t.Errorf("read %q, %v", got, err)
	}
}

func TestReadingWritesNothing(t *testing.T) {
	dir := tidy(t)
	unchanged(t, dir, func() {
		s := must(storage.OpenReadOnly(dir))
		if err := s.SetSetting("theme", "dark"); err == nil {
			t.Error("written")
		}
		check(t, s.Close())
	})
}

// In a folder shared by two users the lock used to belong to the first, and the second was told to make the database
// writable, which it already was.
func TestALockOfAnotherUser(t *testing.T) {
	dir := tidy(t)
	path, lock := filepath.Join(dir, "superbridge.db"), filepath.Join(dir, "superbridge.lock")
	refused(t, storage.NotLocked(path, lock, os.ErrPermission), storage.ReadOnly, lock, "make it and its folder writable")
	check(t, os.Remove(lock))
	refused(t, storage.NotLocked(path, lock, os.ErrPermission), storage.ReadOnly, path, "make it and its folder writable")
}
