package storage_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// While it is open, Windows lets nobody delete, move or replace the file or its log, and everything works.
func TestAFileThatIsOpenStays(t *testing.T) {
	dir := t.TempDir()
	s := must(openAt(dir, time.Now))
	defer s.Close()
	keep(t, s)
	file := filepath.Join(dir, "superbridge.db")
	other := filepath.Join(dir, "other")
	check(t, os.WriteFile(other, []byte("a diary"), 0o600))
	for name, harm := range map[string]func() error{
		"delete":         func() error { return os.Remove(file) },
		"delete its log": func() error { return os.Remove(file + "-wal") },
		"move":           func() error { return os.Rename(file, file+"-moved") },
		"replace":        func() error { return os.Rename(other, file) },
		"set aside":      func() error { _, err := storage.SetAside(dir, start); return err },
	} {
		if harm() == nil {
			t.Errorf("%s: that goes", name)
		}
		check(t, s.SetSetting("a", name))
	}
	if got, err := text(s); err != nil || got != kept {
		t.Errorf("it keeps %q, %v", got, err)
	}
}
