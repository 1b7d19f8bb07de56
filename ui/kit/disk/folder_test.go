package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// tree returns all that is below a folder: files with their content, folders with a slash.
func tree(t testing.TB, dir string) map[string]string {
	t.Helper()
	all := make(map[string]string)
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, _ := filepath.Rel(dir, path)
		if d.IsDir() {
			all[name+"/"] = ""
			return nil
		}
		if d.Type() == fs.ModeSymlink {
			all[name], err = os.Readlink(path)
			return err
		}
		data, err := os.ReadFile(path)
		all[name] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func sameTree(a, b map[string]string) bool {
	if len(a) != len(b) {
		return false
	}
	for name, content := range a {
		if other, ok := b[name]; !ok || other != content {
			return false
		}
	}
	return true
}

// wantPathError checks that an error is one of the disk, about a path.
func wantPathError(t *testing.T, err error, path, why string) {
	t.Helper()
	var about *fs.PathError
	if !errors.As(err, &about) || about.Path != path || !strings.Contains(about.Err.Error(), why) {
		t.Errorf("error %v, want one about %s that says %q", err, path, why)
	}
}

// abc fills a folder with three files, and calls then, unless nil, after the second.
func abc(then func() error) func(Create) error {
	return func(create Create) error {
		for _, name := range []string{"a", "b", "c"} {
			if name == "c" && then != nil {
				if err := then(); err != nil {
					return err
				}
			}
			if err := create(name, says("new "+name)); err != nil {
				return err
			}
		}
		return nil
	}
}

var abcNames = []string{"a", "b", "c"}

func TestWriteFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "made", "when needed")
	paths, err := WriteFolder(dir, abcNames, false, abc(nil))
	check(t, err)
	if want := []string{filepath.Join(dir, "a"), filepath.Join(dir, "b"), filepath.Join(dir, "c")}; !slices.Equal(paths, want) {
		t.Errorf("the paths are %v, want %v", paths, want)
	}
	if got, want := tree(t, dir), map[string]string{"./": "", "a": "new a", "b": "new b", "c": "new c"}; !sameTree(got, want) {
		t.Errorf("there are %v, want %v", got, want)
	}
	for _, path := range paths {
		if info, err := os.Stat(path); err != nil || info.Mode().Perm()&0o044 == 0 && os.PathSeparator == '/' {
			t.Errorf("%v, %v", info.Mode(), err)
		}
	}
}

// After a failure at any point, nothing is left, and everything is as before.
func TestWriteFolderStopped(t *testing.T) {
	enough := errors.New("enough")
	for _, at := range []string{"", "new", filepath.Join("new", "er")} {
		here := t.TempDir()
		put(t, filepath.Join(here, "a"), "mine")
		before, dir := tree(t, here), filepath.Join(here, at)
		for name, then := range map[string]func() error{
			"by who fills it": func() error { return enough },
			"by the disk": func() error {
				fresh, err := filepath.Glob(filepath.Join(dir, ".superbridge-*"))
				if err != nil || len(fresh) != 1 {
					t.Fatalf("made in %v, %v", fresh, err)
				}
				return os.RemoveAll(fresh[0])
			},
		} {
			paths, err := WriteFolder(dir, abcNames, true, abc(then))
			if paths != nil {
				t.Errorf("stopped %s: files %v", name, paths)
			}
			if name == "by the disk" {
				wantPathError(t, err, dir, "no such file")
			} else if !errors.Is(err, enough) {
				t.Errorf("stopped %s: %v", name, err)
			}
			if after := tree(t, here); !sameTree(before, after) {
				t.Errorf("stopped %s: here were %v, and now %v", name, before, after)
			}
		}
	}
}

// A file that appears meanwhile isn't replaced without force.
func TestWriteFolderTakenMeanwhile(t *testing.T) {
	dir := t.TempDir()
	_, err := WriteFolder(dir, abcNames, false, abc(func() error { put(t, filepath.Join(dir, "b"), "theirs"); return nil }))
	if wantPathError(t, err, filepath.Join(dir, "b"), "exist"); !errors.Is(err, fs.ErrExist) {
		t.Errorf("%v isn't fs.ErrExist", err)
	}
	if after := tree(t, dir); !sameTree(after, map[string]string{"./": "", "b": "theirs"}) {
		t.Errorf("there are %v", after)
	}
}

func TestFoldersThatCantBeWritten(t *testing.T) {
	here := t.TempDir()
	file := filepath.Join(here, "file")
	put(t, file, "")
	broken := filepath.Join(here, "broken")
	if err := os.Symlink(filepath.Join(here, "nowhere"), broken); err != nil {
		t.Log(err) // as on Windows, where that needs a privilege
		broken = filepath.Join(file, "broken")
	}
	before := tree(t, here)
	for dir, why := range map[string]string{
		broken:                           "",
		filepath.Join(broken, "below"):   "",
		file:                             "not a directory",
		filepath.Join(file, "below"):     "not a directory",
		filepath.Join(here, "a", "\x00"): "invalid argument",
		filepath.Join(here, strings.Repeat("long", 100), "name"): "name too long",
	} {
		files, err := WriteFolder(dir, abcNames, false, func(Create) error { t.Errorf("it filled %q", dir); return nil })
		if files != nil {
			t.Errorf("files %v", files)
		}
		wantPathError(t, err, dir, why)
		if !sameTree(before, tree(t, here)) {
			t.Errorf("it left something for %q", dir)
		}
	}
}

func TestFilesThatAreThere(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"c", "letter.txt"} {
		put(t, filepath.Join(dir, name), "mine")
	}
	before := tree(t, dir)
	_, err := WriteFolder(dir, abcNames, false, func(Create) error { t.Error("it was filled first"); return nil })
	if wantPathError(t, err, filepath.Join(dir, "c"), "exist"); !errors.Is(err, fs.ErrExist) {
		t.Errorf("%v isn't fs.ErrExist", err)
	}
	if !sameTree(before, tree(t, dir)) {
		t.Error("something has changed")
	}

	_, err = WriteFolder(dir, abcNames, true, abc(nil))
	check(t, err)
	if after := tree(t, dir); after["letter.txt"] != "mine" || after["c"] != "new c" || len(after) != 5 {
		t.Errorf("with force there are %v", after)
	}

	// A folder of that name is never replaced.
	check(t, os.Remove(filepath.Join(dir, "c")))
	check(t, os.MkdirAll(filepath.Join(dir, "c", "photos"), 0o777))
	before = tree(t, dir)
	_, err = WriteFolder(dir, abcNames, true, abc(nil))
	wantPathError(t, err, filepath.Join(dir, "c"), "")
	if !sameTree(before, tree(t, dir)) {
		t.Error("something has changed")
	}
}

// If a file can't be moved, those before it are moved back, and the replaced ones are restored.
func TestMoveBack(t *testing.T) {
	dir := t.TempDir()
	put(t, filepath.Join(dir, "a"), "old a")
	put(t, filepath.Join(dir, "d"), "old d")
	before := tree(t, dir)
	_, err := WriteFolder(dir, []string{"a", "b", "d"}, true, abc(nil)) // d is never made
	wantPathError(t, err, dir, "no such file")
	if after := tree(t, dir); !sameTree(before, after) {
		t.Errorf("there are %v, and were %v", after, before)
	}
}
