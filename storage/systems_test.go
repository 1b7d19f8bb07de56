package storage

import (
	"errors"
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

// A system is written whole, what was there before stays beside it, and only books are read.
func TestWriteSystem(t *testing.T) {
	dir := t.TempDir()
	for _, text := range []string{"system standard\n", "system goren\n"} {
		if err := WriteSystem(dir, "mine", text); err != nil {
			t.Fatal(err)
		}
	}
	had, err := os.ReadFile(filepath.Join(SystemsDir(dir), "mine.book~"))
	if err != nil || string(had) != "system standard\n" {
		t.Errorf("before it was %q, %v", had, err)
	}
	texts, err := ReadSystems(dir)
	if err != nil || len(texts) != 1 || texts["mine.book"] != "system goren\n" {
		t.Errorf("%v, %v", texts, err)
	}
	if files, err := os.ReadDir(SystemsDir(dir)); err != nil || len(files) != 2 {
		t.Errorf("%d files, %v", len(files), err)
	}
}

// Measurements are kept in the order in which they were made.
func TestTrials(t *testing.T) {
	dir := t.TempDir()
	if had, err := ReadTrials(dir, "mine"); err != nil || had != nil {
		t.Errorf("at first %v, %v", had, err)
	}
	for _, line := range []string{"one", "two"} {
		if err := AppendTrial(dir, "mine", line); err != nil {
			t.Fatal(err)
		}
	}
	if had, err := ReadTrials(dir, "mine"); err != nil || len(had) != 2 || had[1] != "two" {
		t.Errorf("%v, %v", had, err)
	}
}

// A text that wasn't saved is kept until it is forgotten.
func TestDraft(t *testing.T) {
	dir := t.TempDir()
	for _, text := range []string{"", "system standard\n", "system goren\n", ""} {
		if err := WriteDraft(dir, "mine", text); err != nil {
			t.Fatal(err)
		}
		if got := ReadDraft(dir, "mine"); got != text {
			t.Errorf("the draft is %q, want %q", got, text)
		}
	}
}

// What another program has written meanwhile isn't replaced; it is told instead, and kept once it is replaced knowingly.
func TestReplaceSystem(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(SystemsDir(dir), "mine.book")
	if err := ReplaceSystem(dir, "mine", "", "first\n"); err != nil {
		t.Fatal(err)
	}
	if err := ReplaceSystem(dir, "mine", "first\n", "second\n"); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("theirs\r\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, was := range []string{"second\n", ""} {
		var changed *SystemChangedError
		if err := ReplaceSystem(dir, "mine", was, "third\n"); !errors.As(err, &changed) || changed.Text != "theirs\r\n" || changed.Path != path {
			t.Errorf("where it was %q: %v", was, err)
		}
		if now, err := os.ReadFile(path); err != nil || string(now) != "theirs\r\n" {
			t.Fatalf("it became %q, %v", now, err)
		}
	}
	if err := ReplaceSystem(dir, "mine", "theirs\r\n", "third\n"); err != nil {
		t.Error(err)
	}
	if had, err := os.ReadFile(path + "~"); err != nil || string(had) != "theirs\r\n" {
		t.Errorf("theirs is kept as %q, %v", had, err)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := ReplaceSystem(dir, "mine", "third\n", "fourth\n"); err != nil {
		t.Errorf("after it was deleted: %v", err)
	}
}
