package storage_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// acts returns the number of numbered acts in a store. All up to the last must be there.
func acts(t *testing.T, s *storage.Store) int {
	t.Helper()
	n := number(t, s.Reader(), "SELECT count(*) FROM setting WHERE key LIKE 'act %'")
	var last string
	check(t, s.Reader().QueryRow("SELECT coalesce(max(key), 'act -00001') FROM setting WHERE key LIKE 'act %'").Scan(&last))
	if last != act(n-1) {
		t.Fatalf("of %d acts the last is %q", n, last)
	}
	return n
}

func act(n int) string { return fmt.Sprintf("act %06d", n) }

// wantProblem checks the error of a write.
func wantProblem(t *testing.T, err error, want storage.Problem, says string) {
	t.Helper()
	var e *storage.OpenError
	if !errors.As(err, &e) || e.Problem != want || !strings.Contains(err.Error(), says) {
		t.Errorf("it says %v, want problem %d with %q", err, want, says)
	}
}

// A full disk refuses the next write, which is reported; stored data stays, and once there is space writing works
// again.
func TestAFullDisk(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	check(t, s.SetSetting(act(0), "a"))
	pages := number(t, s.DB(), "PRAGMA page_count")
	run(t, s.DB(), fmt.Sprintf("PRAGMA max_page_count = %d", pages))
	for range 2 {
		wantProblem(t, s.SetSetting(act(1), strings.Repeat("b", 100_000)), storage.Full, "make room")
	}
	if n := acts(t, s); n != 1 {
		t.Errorf("%d acts are kept", n)
	}
	run(t, s.DB(), "PRAGMA max_page_count = 1000000")
	check(t, s.SetSetting(act(1), strings.Repeat("b", 100_000)))
	check(t, s.Close())
	if n := acts(t, open(t, dir)); n != 2 {
		t.Errorf("%d acts are kept", n)
	}
}

// A disk may become read-only, as after a disk fault.
func TestADiskThatBecomesReadOnly(t *testing.T) {
	s := open(t, t.TempDir())
	check(t, s.SetSetting(act(0), "a"))
	run(t, s.DB(), "PRAGMA query_only = on")
	wantProblem(t, s.SetSetting(act(1), "b"), storage.ReadOnly, "make it and its folder writable")
	run(t, s.DB(), "PRAGMA query_only = off")
	check(t, s.SetSetting(act(1), "b"))
	if n := acts(t, s); n != 2 {
		t.Errorf("%d acts are kept", n)
	}
}

// A file marked read-only while it is open works as it was opened, and really stores what it reports as stored.
func TestAFileThatIsMarkedReadOnlyWhileItIsOpen(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	check(t, s.SetSetting(act(0), "a"))
	mark := func(file, folder os.FileMode) {
		check(t, os.Chmod(dir, 0o700))
		check(t, os.Chmod(filepath.Join(dir, "superbridge.db"), file))
		check(t, os.Chmod(dir, folder))
	}
	mark(0o400, 0o500)
	defer mark(0o600, 0o700)
	kept := 1
	for range 20 {
		if s.SetSetting(act(kept), "b") == nil {
			kept++
		}
	}
	if err := s.Close(); err != nil {
		t.Log(err) // the log stays beside it, with all that is in it
	}
	_, err := openAt(dir, clock())
	refused(t, err, storage.ReadOnly, filepath.Join(dir, "superbridge.db"), "make it and its folder writable")
	mark(0o600, 0o700)
	if n := acts(t, open(t, dir)); n != kept {
		t.Errorf("%d acts are kept, %d were said to be", n, kept)
	}
}

// A clock that jumps back, as one without a battery, loses nothing: neither games nor what is in the trash.
func TestAClockThatJumpsBack(t *testing.T) {
	defer storage.SealAll()()
	dir := t.TempDir()
	now := start
	open := func() *storage.Store { return must(openAt(dir, func() time.Time { return now })) }
	s := open()
	first := keep(t, s)
	check(t, s.Delete(first))
	backUp(t, s)
	now = start.AddDate(-30, 0, 0)
	second := keep(t, s)
	check(t, add(s.Journal(second, ""), 2, "call"))
	check(t, s.Delete(second))
	backUp(t, s)
	check(t, s.Close())
	for range 2 {
		s = open()
		if n := number(t, s.Reader(), "SELECT count(*) FROM session WHERE deleted IS NOT NULL"); n != 2 {
			t.Errorf("%d sessions are in the trash", n)
		}
		check(t, s.Close())
	}
	s = open()
	defer s.Close()
	check(t, s.Restore(first, second))
	if n := number(t, s.Reader(), "SELECT count(*) FROM event"); n != 5 {
		t.Errorf("%d events are kept", n)
	}
	if all := must(storage.Backups(dir)); len(all) != 2 {
		t.Errorf("there are %d copies", len(all))
	}
}
