package storage

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// The books of the user's systems are read; other files and folders are left alone, and what can't be read is said.
func TestReadSystems(t *testing.T) {
	dir := t.TempDir()
	if files, err := ReadSystems(dir); err != nil || len(files) != 0 {
		t.Errorf("without a folder: %v, %v", files, err)
	}
	folder := SystemsDir(dir)
	if err := os.MkdirAll(filepath.Join(folder, "old.book"), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, words := range map[string]string{"mine.book": "system standard\n", "notes.txt": "nothing"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(words), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	files, err := ReadSystems(dir)
	if err != nil || len(files) != 1 || files["mine.book"] != "system standard\n" {
		t.Errorf("%v, %v", files, err)
	}
	if runtime.GOOS == "windows" {
		return
	}
	if err := os.Symlink(filepath.Join(folder, "nowhere"), filepath.Join(folder, "gone.book")); err != nil {
		t.Fatal(err)
	}
	if files, err := ReadSystems(dir); err == nil || len(files) != 1 {
		t.Errorf("with a file that can't be read: %v, %v", files, err)
	}
}
