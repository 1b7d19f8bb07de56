package storage_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/storage"
)

// archiveOf returns the path of the systems of a copy.
func archiveOf(b storage.Backup) string { return strings.TrimSuffix(b.Path, ".db") + ".systems.zip" }

// systemsIn returns what the folder of systems has.
func systemsIn(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, f := range must(os.ReadDir(storage.SystemsDir(dir))) {
		all[f.Name()] = string(must(os.ReadFile(filepath.Join(storage.SystemsDir(dir), f.Name()))))
	}
	return all
}

// A copy has the user's systems too: restoring puts them back and keeps those before, and others stay.
func TestCopiesHaveSystems(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	keep(t, s)
	check(t, storage.WriteSystem(dir, "mine", "older\n"))
	check(t, storage.WriteSystem(dir, "mine", "old\n"))
	check(t, storage.WriteDraft(dir, "mine", "draft\n"))
	check(t, storage.AppendTrial(dir, "mine", "trial"))
	check(t, os.WriteFile(filepath.Join(storage.SystemsDir(dir), "notes.txt"), []byte("mine alone"), 0o600))
	b := backUp(t, s)
	if info, err := os.Stat(b.Path); err != nil || b.Size <= info.Size() {
		t.Errorf("the size of a copy with systems is %d, that of its data file %v (%v)", b.Size, info.Size(), err)
	}
	check(t, storage.WriteSystem(dir, "mine", "new\n"))
	check(t, storage.WriteSystem(dir, "other", "other\n"))
	check(t, storage.WriteDraft(dir, "mine", ""))
	check(t, s.Close())
	before, err := storage.RestoreBackup(background, dir, b.Path, start, noProgress)
	check(t, err)
	is := systemsIn(t, dir)
	if is["mine.book"] != "old\n" || is["mine.book~"] != "older\n" || is["mine.draft"] != "draft\n" || is["mine.trials"] != "trial\n" || is["other.book"] != "other\n" || is["notes.txt"] != "mine alone" {
		t.Errorf("restored are %q", is)
	}
	check(t, must2(storage.RestoreBackup(background, dir, before.Path, start, noProgress)))
	if is := systemsIn(t, dir); is["mine.book"] != "new\n" || is["mine.book~"] != "old\n" {
		t.Errorf("and back again %q", is)
	}
}

// Where no file of data takes the place of a copy, the systems that are replaced are kept all the same.
func TestReplacedSystemsAreKept(t *testing.T) {
	for _, data := range []string{"", "garbage"} {
		from, dir := t.TempDir(), t.TempDir()
		s := open(t, from)
		keep(t, s)
		check(t, storage.WriteSystem(from, "mine", "old\n"))
		b := backUp(t, s)
		check(t, s.Close())
		check(t, storage.WriteSystem(dir, "mine", "new\n"))
		if data != "" {
			check(t, os.WriteFile(filepath.Join(dir, "superbridge.db"), []byte(data), 0o600))
		}
		check(t, must2(storage.RestoreBackup(background, dir, b.Path, start, noProgress)))
		kept := must(filepath.Glob(filepath.Join(dir, "superbridge-old-*.systems.zip")))
		if is := systemsIn(t, dir); is["mine.book"] != "old\n" || len(kept) != 1 {
			t.Errorf("%q: restored are %q, kept %q", data, is, kept)
		}
	}
}

// A damaged or hostile archive is refused before anything changes, and nothing is written outside the folder.
func TestHostileSystems(t *testing.T) {
	archive := func(files ...[2]string) []byte {
		var out bytes.Buffer
		w := zip.NewWriter(&out)
		for _, f := range files {
			_, err := must(w.Create(f[0])).Write([]byte(f[1]))
			check(t, err)
		}
		check(t, w.Close())
		return out.Bytes()
	}
	good := archive([2]string{"mine.book", strings.Repeat("system standard\n", 100)})
	broken := bytes.Clone(good)
	broken[len("mine.book")+40] ^= 0xff // in what is packed
	link := func() []byte {
		var out bytes.Buffer
		w := zip.NewWriter(&out)
		h := &zip.FileHeader{Name: "mine.book"}
		h.SetMode(os.ModeSymlink | 0o777)
		_, err := must(w.CreateHeader(h)).Write([]byte("/etc/passwd"))
		check(t, err)
		check(t, w.Close())
		return out.Bytes()
	}()
	many := make([][2]string, 20)
	for i := range many {
		many[i] = [2]string{strings.Repeat("x", i+1) + ".book", strings.Repeat("#", 4<<20)}
	}
	for name, data := range map[string][]byte{
		"no archive": []byte("garbage"), "empty": {}, "cut": good[:len(good)/2], "broken": broken, "a link": link,
		"a way out": archive([2]string{"../mine.book", "x"}), "a path": archive([2]string{"/tmp/mine.book", "x"}), "backslashes": archive([2]string{`..\mine.book`, "x"}),
		"another file": archive([2]string{"superbridge.db", "x"}), "hidden": archive([2]string{".book", "x"}), "a folder": archive([2]string{"mine.book/", ""}),
		"twice": archive([2]string{"mine.book", "x"}, [2]string{"mine.book", "y"}), "one too large": archive([2]string{"mine.book", strings.Repeat("#", 4<<20+1)}),
		"all too large": archive(many...), "one of two": archive([2]string{"mine.book", "x"}, [2]string{"../up.book", "x"}),
	} {
		dir, b := backedUp(t)
		check(t, storage.WriteSystem(dir, "mine", "mine\n"))
		check(t, os.WriteFile(archiveOf(b), data, 0o600))
		_, err := storage.RestoreBackup(background, dir, b.Path, start, noProgress)
		var e *storage.OpenError
		if !errors.As(err, &e) || e.Problem != storage.Damaged {
			t.Errorf("%s: %v", name, err)
		}
		if is := systemsIn(t, dir); len(is) != 1 || is["mine.book"] != "mine\n" {
			t.Errorf("%s: there are %q", name, is)
		}
		if n := sessions(t, dir); n != 3 {
			t.Errorf("%s: %d sessions are left", name, n)
		}
	}
}

// A copy that is dropped takes its systems along.
func TestDroppedCopiesDropSystems(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	keep(t, s)
	check(t, storage.WriteSystem(dir, "mine", "old\n"))
	for range 12 {
		backUp(t, s)
	}
	check(t, s.Close())
	if files := must(os.ReadDir(filepath.Join(dir, "backups"))); len(files) != 20 {
		t.Errorf("%d files are left", len(files))
	}
}
