package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// put puts a file into a folder.
func put(t *testing.T, path, content string) {
	t.Helper()
	check(t, os.WriteFile(path, []byte(content), 0o600))
}

func read(t *testing.T, path string) string {
	t.Helper()
	content, err := os.ReadFile(path)
	check(t, err)
	return string(content)
}

// names returns the entries of a folder, including hidden ones.
func names(t *testing.T, dir string) (all []string) {
	t.Helper()
	found, err := os.ReadDir(dir)
	check(t, err)
	for _, e := range found {
		all = append(all, e.Name())
	}
	return all
}

// says returns a function that writes some words.
func says(words string) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, words)
		return err
	}
}

func TestFreePath(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a.svg", "a 2.svg", "a 3.svg"} {
		got := FreePath(dir, "a", ".svg")
		if got != filepath.Join(dir, name) {
			t.Errorf("got %q, want %q", got, name)
		}
		put(t, got, "")
	}
	if got := FreePath(filepath.Join(dir, "nowhere"), "a", ""); got != filepath.Join(dir, "nowhere", "a") {
		t.Errorf("got %q", got)
	}
	file := filepath.Join(dir, "a.svg") // a file has no contents of its own
	if got := FreePath(file, "a", ""); got != filepath.Join(file, "a") {
		t.Errorf("got %q", got)
	}
}

func TestWriteNewNeverWritesOver(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a")
	check(t, WriteNew(path, says("mine")))
	if err := WriteNew(path, says("yours")); !errors.Is(err, fs.ErrExist) {
		t.Errorf("a second one: %v", err)
	}
	late := filepath.Join(dir, "late")
	err := WriteNew(late, func(w io.Writer) error {
		put(t, late, "mine") // while it is written
		return says("yours")(w)
	})
	if !errors.Is(err, fs.ErrExist) {
		t.Errorf("onto one that comes late: %v", err)
	}
	if a, b := read(t, path), read(t, late); a != "mine" || b != "mine" || !slices.Equal(names(t, dir), []string{"a", "late"}) {
		t.Errorf("there are %q with %q and %q", names(t, dir), a, b)
	}
}

// Until it is whole, the file that is replaced is there.
func TestReplace(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a")
	for _, words := range []string{"first", "second"} {
		check(t, Replace(path, func(w io.Writer) error {
			if words == "second" && read(t, path) != "first" {
				t.Error("what was there is gone before the next is whole")
			}
			return says(words)(w)
		}))
		if got := read(t, path); got != words {
			t.Errorf("there is %q, want %q", got, words)
		}
	}
}

func TestNothingIsLeftOfWhatFails(t *testing.T) {
	dir, broken := t.TempDir(), errors.New("broken")
	path := filepath.Join(dir, "a")
	for what, write := range map[string]func(string, func(io.Writer) error) error{"new": WriteNew, "replace": Replace} {
		err := write(path, func(w io.Writer) error { return errors.Join(says("half of it")(w), broken) })
		if !errors.Is(err, broken) {
			t.Errorf("%s: %v", what, err)
		}
		if left := names(t, dir); len(left) > 0 {
			t.Errorf("%s: there is left %q", what, left)
		}
	}
}

// An error names the path that was given, and never the hidden folder.
func TestWhatTheDiskSays(t *testing.T) {
	dir := t.TempDir()
	file, folder := filepath.Join(dir, "file"), filepath.Join(dir, "folder")
	put(t, file, "")
	check(t, os.Mkdir(folder, 0o700))
	for _, tt := range []struct {
		path, op string
		write    func(string, func(io.Writer) error) error
	}{
		{filepath.Join(dir, "no", "a"), "open", WriteNew},
		{filepath.Join(file, "a"), "open", WriteNew},
		{filepath.Join(dir, strings.Repeat("long", 99)), "open", WriteNew},
		{folder, "write", Replace},
	} {
		err := tt.write(tt.path, says("words"))
		var why *fs.PathError
		if !errors.As(err, &why) || why.Path != tt.path || why.Op != tt.op {
			t.Errorf("%s: %v, want an error to %s it", tt.path, err, tt.op)
			continue
		}
		if reason := Reason(err); reason != why.Err || strings.Contains(reason.Error(), dir) {
			t.Errorf("%s: the reason is %v", tt.path, reason)
		}
	}
}
