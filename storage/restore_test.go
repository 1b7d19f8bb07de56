package storage_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/superbridge/superbridge/storage"
)

// sessions returns the number of sessions in a folder that nobody has open.
func sessions(t *testing.T, dir string) int {
	t.Helper()
	s := open(t, dir)
	defer s.Close()
	return number(t, s.Reader(), "SELECT count(*) FROM session")
}

// backedUp returns a folder with one session that has a copy, and two more that are only in the log, as a kill leaves
// it.
func backedUp(t *testing.T) (dir string, b storage.Backup) {
	t.Helper()
	from, dir := t.TempDir(), t.TempDir()
	s := open(t, from)
	keep(t, s)
	b = backUp(t, s)
	keep(t, s)
	keep(t, s)
	copyFiles(t, from, dir)
	check(t, s.Close())
	return dir, b
}

func TestRestore(t *testing.T) {
	dir, b := backedUp(t)
	before, err := storage.RestoreBackup(background, dir, b.Path, start, noProgress)
	check(t, err)
	if n := sessions(t, dir); n != 1 {
		t.Errorf("there are %d sessions", n)
	}
	// And back again: what was only in the log is in the copy too.
	check(t, must2(storage.RestoreBackup(background, dir, before.Path, start, noProgress)))
	if n := sessions(t, dir); n != 3 {
		t.Errorf("of the state before %d sessions are there", n)
	}
	if all := must(storage.Backups(dir)); len(all) != 2 {
		t.Errorf("the copies are %+v", all)
	}
}

func must2(_ storage.Backup, err error) error { return err }

func TestRestoreWhereThereIsNothing(t *testing.T) {
	_, b := backedUp(t)
	dir := t.TempDir()
	before, err := storage.RestoreBackup(background, dir, b.Path, start, noProgress)
	check(t, err)
	if n := sessions(t, dir); n != 1 || before.Path != "" {
		t.Errorf("there are %d sessions, and a copy %+v", n, before)
	}
}

// A copy can replace a damaged file, which is what copies are for.
func TestRestoreInPlaceOfADamagedFile(t *testing.T) {
	_, b := backedUp(t)
	dir := tidy(t)
	path := filepath.Join(dir, "superbridge.db")
	check(t, os.WriteFile(path, make([]byte, 8192), 0o600))
	before, err := storage.RestoreBackup(background, dir, b.Path, start, noProgress)
	check(t, err)
	if n := sessions(t, dir); n != 1 {
		t.Errorf("there are %d sessions", n)
	}
	if data := must(os.ReadFile(before.Path)); len(data) != 8192 {
		t.Errorf("the old file is kept with %d bytes", len(data))
	}
}

func TestRestoreThatIsRefused(t *testing.T) {
	path := func(dir string) string { return filepath.Join(dir, "superbridge.db") }
	restore := func(t *testing.T, dir, from, path string, want storage.Problem, hint string) {
		t.Helper()
		unchanged(t, dir, func() {
			_, err := storage.RestoreBackup(background, dir, from, start, noProgress)
			refused(t, err, want, path, hint)
		})
	}
	t.Run("another copy of the program", func(t *testing.T) {
		_, b := backedUp(t)
		dir := t.TempDir()
		s := open(t, dir)
		keep(t, s)
		restore(t, dir, b.Path, path(dir), storage.InUse, "close the other")
		keep(t, s)
	})
	t.Run("another program that writes", func(t *testing.T) {
		_, b := backedUp(t)
		dir := tidy(t)
		db := raw(t, dir)
		run(t, db, "BEGIN IMMEDIATE")
		_, err := storage.RestoreBackup(background, dir, b.Path, start, noProgress)
		refused(t, err, storage.InUse, path(dir), "whatever program")
		run(t, db, "ROLLBACK")
		if n := sessions(t, dir); n != 1 {
			t.Errorf("there are %d sessions", n)
		}
	})
	t.Run("another program that reads", func(t *testing.T) {
		_, b := backedUp(t)
		dir := tidy(t)
		db := raw(t, dir)
		run(t, db, "BEGIN")
		number(t, db, "SELECT count(*) FROM session")
		_, err := storage.RestoreBackup(background, dir, b.Path, start, noProgress)
		refused(t, err, storage.InUse, path(dir), "whatever program")
		run(t, db, "ROLLBACK")
		if n := sessions(t, dir); n != 1 {
			t.Errorf("there are %d sessions", n)
		}
	})
	t.Run("a damaged copy", func(t *testing.T) {
		_, b := backedUp(t)
		dir := tidy(t)
		check(t, os.Truncate(b.Path, 8192))
		restore(t, dir, b.Path, b.Path, storage.Damaged, "")
	})
	t.Run("no copy", func(t *testing.T) {
		dir := tidy(t)
		restore(t, dir, filepath.Join(dir, "no.db"), filepath.Join(dir, "no.db"), storage.Missing, "")
	})
	t.Run("cancelled", func(t *testing.T) {
		_, b := backedUp(t)
		dir := tidy(t)
		ctx, cancel := context.WithCancel(background)
		unchanged(t, dir, func() {
			if _, err := storage.RestoreBackup(ctx, dir, b.Path, start, func(float64) { cancel() }); err == nil {
				t.Error("it was done after all")
			}
		})
	})
}
