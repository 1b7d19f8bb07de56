package storage_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/superbridge/superbridge/storage"
)

// After the old log is removed and before the new file is in place, the old file holds the contents of its log: if the
// program ends there, nothing is lost. A folder in place of the seal stops it at that point.
func TestTheOldFileIsWholeWithoutItsLog(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "superbridge.db")
	for end, data := range map[string]string{"": "old", "-wal": "log", "-logged": "old and log", "-salvaging": "new"} {
		check(t, os.WriteFile(file+end, []byte(data), 0o600))
	}
	seal := filepath.Join(dir, "superbridge.seal")
	check(t, os.MkdirAll(filepath.Join(seal, "folder"), 0o700))
	if err := storage.Replace(dir); err == nil {
		t.Error("a folder that can't be removed is no error")
	}
	if _, err := os.Stat(file + "-wal"); err == nil {
		t.Error("the log is still there")
	}
	if data, err := os.ReadFile(file); err != nil || string(data) != "old and log" {
		t.Errorf("the file is %q, %v", data, err)
	}
	check(t, os.RemoveAll(seal))
	check(t, storage.Replace(dir))
	if data, err := os.ReadFile(file); err != nil || string(data) != "new" {
		t.Errorf("then it is %q, %v", data, err)
	}
}
