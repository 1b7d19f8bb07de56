package storage_test

import "testing"

// Every commit must be on disk, whichever connection SQLite has opened.
func TestDurable(t *testing.T) {
	s := open(t, t.TempDir())
	for pragma, want := range map[string]string{"synchronous": "2", "journal_mode": "wal", "foreign_keys": "1", "fullfsync": "1"} {
		var got string
		check(t, s.DB().QueryRow("PRAGMA "+pragma).Scan(&got))
		if got != want {
			t.Errorf("%s is %s, want %s", pragma, got, want)
		}
	}
}
