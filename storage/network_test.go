package storage_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// journal returns the store's journal mode, and the durability of its commits.
func journal(t *testing.T, s *storage.Store) (mode string, synchronous int) {
	t.Helper()
	check(t, s.DB().QueryRow("SELECT journal_mode, synchronous FROM pragma_journal_mode, pragma_synchronous").Scan(&mode, &synchronous))
	return mode, synchronous
}

const full = 2

// wantNoLog checks that a folder is kept without a log, and its contents.
func wantNoLog(t *testing.T, dir string, care storage.Care, sessions int) {
	t.Helper()
	s := open(t, dir)
	defer s.Close()
	if mode, sync := journal(t, s); mode != "truncate" || sync != full || s.Care() != care {
		t.Errorf("the journal is %q, synchronous %d, with care %q; want %q", mode, sync, s.Care(), care)
	}
	keep(t, s)
	if n := number(t, s.Reader(), "SELECT count(*) FROM session"); n != sessions {
		t.Errorf("there are %d sessions, want %d", n, sessions)
	}
	backUp(t, s)
	check(t, s.Compact(background))
	for _, ending := range []string{"-wal", "-shm"} {
		if _, err := os.Stat(filepath.Join(dir, "superbridge.db"+ending)); err == nil {
			t.Errorf("there is a %s", ending)
		}
	}
}

func TestHereThereIsALog(t *testing.T) {
	s := open(t, t.TempDir())
	if mode, sync := journal(t, s); mode != "wal" || sync != full || s.Care() != storage.Log {
		t.Errorf("the journal is %q, synchronous %d, with care %q", mode, sync, s.Care())
	}
}

// A log over a network corrupts a file. A file written here loses its log there, but none of its contents.
func TestOnANetwork(t *testing.T) {
	for name, dir := range map[string]string{"a fresh file": t.TempDir(), "one from here": tidy(t), "one that was killed here": crashed(t)} {
		t.Run(name, func(t *testing.T) {
			before := 1
			if name == "a fresh file" {
				before = 0
			}
			back := storage.OnNetwork()
			defer back()
			wantNoLog(t, dir, storage.Network, before+1)
			wantNoLog(t, dir, storage.Network, before+2)
			back()
			s := open(t, dir) // it comes back
			if mode, _ := journal(t, s); mode != "wal" || s.Care() != storage.Log {
				t.Errorf("at home the journal is %q", mode)
			}
			if n := number(t, s.Reader(), "SELECT count(*) FROM session"); n != before+2 {
				t.Errorf("at home there are %d sessions", n)
			}
		})
	}
}

// A kill there leaves a journal, with which the next start rolls back what was not committed.
func TestKilledOnANetwork(t *testing.T) {
	defer storage.OnNetwork()()
	from, dir := t.TempDir(), t.TempDir()
	s := open(t, from)
	keep(t, s)
	run(t, s.DB(), "PRAGMA cache_size = 1", "BEGIN", "UPDATE session SET note = hex(randomblob(100000))")
	for _, name := range []string{"superbridge.db", "superbridge.db-journal"} {
		data := must(os.ReadFile(filepath.Join(from, name)))
		if len(data) < 4096 {
			t.Errorf("%s has %d bytes", name, len(data))
		}
		check(t, os.WriteFile(filepath.Join(dir, name), data, 0o600))
	}
	run(t, s.DB(), "ROLLBACK")
	again := open(t, dir)
	if got, err := text(again); err != nil || got != kept || number(t, again.Reader(), "SELECT max(length(note)) FROM session") != 0 {
		t.Errorf("read %q, %v", got, err)
	}
}

// This folder isn't on a network, and neither is one that doesn't exist.
func TestThisMachineIsNoNetwork(t *testing.T) {
	for _, dir := range []string{t.TempDir(), filepath.Join(t.TempDir(), time.Now().String())} {
		if storage.IsNetwork(dir) {
			t.Errorf("%s is taken for one on a network", dir)
		}
	}
}
