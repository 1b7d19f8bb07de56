package storage_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/storage"
)

func TestOpenMakesFolderAndFile(t *testing.T) {
	names := []string{"plain", "with spaces", "a=b&c=d", "50%41#x", "ăâîșț Ж 桥", "quote'", "a/b/c", "mode=ro"}
	if runtime.GOOS != "windows" {
		names = append(names, "what?mode=ro", `"quote"`, `back\slash`, "new\nline", "not UTF-8 \xff")
	}
	for _, name := range names {
		dir := filepath.Join(t.TempDir(), name)
		s, err := openAt(dir, clock())
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		keep(t, s)
		check(t, s.Close())
		for range 2 {
			if _, err := os.Stat(filepath.Join(dir, "superbridge.db")); err != nil {
				t.Error(err)
			}
			s = open(t, dir)
			if got, err := text(s); err != nil || got != kept {
				t.Errorf("%s: %q, %v", name, got, err)
			}
			check(t, s.Close())
			check(t, s.Close()) // does nothing
		}
		if found := files(t, dir); len(found) != 2 {
			t.Errorf("the folder and the file should be all that is left: %v", found)
		}
	}
}

func TestOpenRelativeFolder(t *testing.T) {
	t.Chdir(t.TempDir())
	check(t, open(t, "data").Close())
	check(t, open(t, ".").Close())
	if len(files(t, ".")) != 4 {
		t.Error(files(t, "."))
	}
}

// Nothing that Open refuses is touched, and SetAside makes way for a fresh file, whatever was wrong.
func TestRefused(t *testing.T) {
	patch := func(t *testing.T, dir string, at int64, data string) {
		f, err := os.OpenFile(filepath.Join(dir, "superbridge.db"), os.O_RDWR, 0)
		check(t, err)
		_, err = f.WriteAt([]byte(data), at)
		check(t, err)
		check(t, f.Close())
	}
	write := func(data string) func(t *testing.T) string {
		return func(t *testing.T) string {
			dir := t.TempDir()
			check(t, os.WriteFile(filepath.Join(dir, "superbridge.db"), []byte(data), 0o600))
			return dir
		}
	}
	after := func(make func(t testing.TB) string, f func(t *testing.T, dir string)) func(t *testing.T) string {
		return func(t *testing.T) string {
			dir := make(t)
			f(t, dir)
			return dir
		}
	}
	sql := func(statements ...string) func(t *testing.T, dir string) {
		return func(t *testing.T, dir string) {
			db := raw(t, dir)
			run(t, db, statements...)
			check(t, db.Close())
		}
	}
	without := func(name string) func(t *testing.T, dir string) {
		return func(t *testing.T, dir string) { check(t, os.Remove(filepath.Join(dir, name))) }
	}
	nothing := func(*testing.T, string) {}
	empty := func(t testing.TB) string { return t.TempDir() }

	type refusal struct {
		name    string
		make    func(t *testing.T) string
		problem storage.Problem
		says    string
		reading storage.Problem // for OpenReadOnly; 0 if it can be read
	}
	refusals := []refusal{
		{"text", write(strings.Repeat("Dear diary, ", 1000)), storage.NotADatabase, "not a database", storage.NotADatabase},
		{"one byte", write("x"), storage.NotADatabase, "not a database", storage.NotADatabase},
		{"zeros", write(strings.Repeat("\x00", 8192)), storage.NotADatabase, "not a database", storage.NotADatabase},
		{"folder", after(empty, func(t *testing.T, dir string) {
			check(t, os.MkdirAll(filepath.Join(dir, "superbridge.db", "inside"), 0o700))
		}), storage.NotADatabase, "it is a folder", storage.NotADatabase},
		{"another program's", after(empty, sql("CREATE TABLE diary (day)")), storage.NotADatabase, "another program's", storage.NotADatabase},
		{"another program's, marked", after(empty, sql("PRAGMA application_id = 7")), storage.NotADatabase, "another program's", storage.NotADatabase},
		{"another program's, with a log", after(killed("PRAGMA application_id = 7"), nothing), storage.NotADatabase, "another program's", storage.NotADatabase},

		{"cut", after(tidy, func(t *testing.T, dir string) {
			check(t, os.Truncate(filepath.Join(dir, "superbridge.db"), 3*4096))
		}), storage.Damaged, "is damaged", storage.Damaged},
		{"cut within the header", after(tidy, func(t *testing.T, dir string) {
			check(t, os.Truncate(filepath.Join(dir, "superbridge.db"), 50))
		}), storage.NotADatabase, "not a database", storage.NotADatabase},
		{"overwritten page", after(tidy, func(t *testing.T, dir string) {
			patch(t, dir, 3*4096, strings.Repeat("\xff", 4096))
		}), storage.Damaged, "is damaged", storage.Damaged},
		{"overwritten schema", after(tidy, func(t *testing.T, dir string) {
			patch(t, dir, 100, strings.Repeat("\xff", 3996))
		}), storage.Damaged, "is damaged", storage.Damaged},

		{"overwritten page, with a log", after(killed("INSERT INTO setting VALUES ('a', 'b')"), func(t *testing.T, dir string) {
			patch(t, dir, 3*4096, strings.Repeat("\xff", 4096))
		}), storage.Damaged, "is damaged", storage.Damaged},

		{"newer", after(tidy, sql("PRAGMA user_version = 99")), storage.Newer, "newer Super Bridge (version 99)", storage.Newer},
		{"newer, with a log", after(killed("PRAGMA user_version = 99"), nothing), storage.Newer, "newer", storage.Newer},
		{"newer, with a log without its index", after(killed("PRAGMA user_version = 99"), without("superbridge.db-shm")), storage.Newer, "newer", storage.Newer},

		{"read-only file", after(tidy, func(t *testing.T, dir string) {
			check(t, os.Chmod(filepath.Join(dir, "superbridge.db"), 0o444))
		}), storage.ReadOnly, "can't be written", 0},
	}
	if runtime.GOOS != "windows" { // whose folders have no such mark
		refusals = append(refusals, refusal{"read-only folder", after(tidy, func(t *testing.T, dir string) {
			check(t, os.Remove(filepath.Join(dir, "superbridge.lock")))
			check(t, os.Chmod(dir, 0o555))
			t.Cleanup(func() { os.Chmod(dir, 0o755) })
		}), storage.ReadOnly, "can't be written", 0})
	}
	for _, tt := range refusals {
		t.Run(tt.name, func(t *testing.T) {
			dir := tt.make(t)
			path := filepath.Join(dir, "superbridge.db")
			unchanged(t, dir, func() {
				_, err := openAt(dir, clock())
				refused(t, err, tt.problem, path, tt.says)
			})
			look := func() {
				s, err := storage.OpenReadOnly(dir)
				if tt.reading != 0 {
					refused(t, err, tt.reading, path, "")
					return
				}
				check(t, err)
				if got, err := text(s); err != nil || got != kept {
					t.Errorf("read %q, %v", got, err)
				}
				check(t, s.Close())
			}
			if strings.HasSuffix(tt.name, "without its index") {
				look() // creates the index
			} else {
				unchanged(t, dir, look)
			}

			if tt.problem == storage.ReadOnly && os.Chmod(dir, 0o755) != nil {
				t.Fatal("can't make the folder writable")
			}
			before := len(files(t, dir))
			aside, err := storage.SetAside(dir, start)
			check(t, err)
			if want := filepath.Join(dir, "superbridge-old-20261120-153000.db"); aside != want {
				t.Errorf("set aside as %s, want %s", aside, want)
			}
			if after := len(files(t, dir)); after != before {
				t.Errorf("%d files were there, and %d are", before, after)
			}
			keep(t, open(t, dir))
		})
	}
}

// killed returns a function that makes a folder as left by a program killed after it had executed the
// statements: they are in the log.
func killed(statements ...string) func(t testing.TB) string {
	return func(t testing.TB) string {
		from, dir := tidy(t), t.TempDir()
		db := raw(t, from)
		run(t, db, statements...)
		copyFiles(t, from, dir)
		check(t, db.Close())
		return dir
	}
}

func refused(t testing.TB, err error, problem storage.Problem, path, says string) {
	t.Helper()
	var e *storage.OpenError
	if !errors.As(err, &e) {
		t.Fatalf("error %v (%T), want an OpenError", err, err)
	}
	if e.Problem != problem || e.Path != path {
		t.Errorf("problem %d with %s, want %d with %s (%v)", e.Problem, e.Path, problem, path, err)
	}
	if line := err.Error(); !strings.Contains(line, says) || strings.Contains(line, "\n") {
		t.Errorf("it says %q, want one line with %q", line, says)
	}
}

func TestNoFolder(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	check(t, os.WriteFile(file, nil, 0o600))
	unchanged(t, dir, func() {
		for _, path := range []string{file, filepath.Join(file, "below")} {
			_, err := openAt(path, clock())
			refused(t, err, storage.NoFolder, path, "-data-dir")
			_, err = storage.OpenReadOnly(path)
			refused(t, err, storage.NoFolder, path, "-data-dir")
			_, err = storage.SetAside(path, start)
			refused(t, err, storage.NoFolder, path, "-data-dir")
		}
	})
}

// What a program killed before creating its tables leaves behind, and what "touch" creates, count as no file.
func TestFresh(t *testing.T) {
	for name, make := range map[string]func(t *testing.T, dir string){
		"no file": func(*testing.T, string) {},
		"empty file": func(t *testing.T, dir string) {
			check(t, os.WriteFile(filepath.Join(dir, "superbridge.db"), nil, 0o600))
		},
		"empty database": func(t *testing.T, dir string) {
			db := raw(t, dir)
			run(t, db, "PRAGMA journal_mode = WAL")
			check(t, db.Close())
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			make(t, dir)
			unchanged(t, dir, func() {
				_, err := storage.OpenReadOnly(dir)
				refused(t, err, storage.Missing, filepath.Join(dir, "superbridge.db"), "there is no")
				if !errors.Is(err, fs.ErrNotExist) {
					t.Errorf("%v is not fs.ErrNotExist", err)
				}
			})
			keep(t, open(t, dir))
		})
	}
	missing := filepath.Join(t.TempDir(), "missing")
	if _, err := storage.OpenReadOnly(missing); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v is not fs.ErrNotExist", err)
	}
	if _, err := storage.SetAside(missing, start); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v is not fs.ErrNotExist", err)
	}
	if _, err := os.Stat(missing); err == nil {
		t.Error("reading has made the folder")
	}
}

func TestOpenAfterCrash(t *testing.T) {
	for _, index := range []bool{true, false} {
		dir := crashed(t)
		if !index {
			check(t, os.Remove(filepath.Join(dir, "superbridge.db-shm")))
		}
		if size := must(os.Stat(filepath.Join(dir, "superbridge.db-wal"))).Size(); size == 0 {
			t.Fatal("there is nothing in the log")
		}
		for _, read := range []func() *storage.Store{
			func() *storage.Store { return must(storage.OpenReadOnly(dir)) },
			func() *storage.Store { return open(t, dir) },
		} {
			s := read()
			if got, err := text(s); err != nil || got != kept {
				t.Errorf("read %q, %v", got, err)
			}
			check(t, s.Close())
		}
		if found := files(t, dir); len(found) != 2 {
			t.Errorf("it has not been tidied up: %v", found)
		}
	}
}

// Somebody moves superbridge.db away after a crash and forgets the log, which has its newest data. SQLite
// would delete that.
func TestLogWithoutDatabaseIsKept(t *testing.T) {
	dir := crashed(t)
	path := filepath.Join(dir, "superbridge.db")
	check(t, os.Rename(path, filepath.Join(dir, "moved.db")))
	keep(t, open(t, dir))
	check(t, os.Rename(filepath.Join(dir, "superbridge-old-20261120-153000.db-wal"), filepath.Join(dir, "moved.db-wal")))

	again := t.TempDir()
	for _, end := range []string{"", "-wal"} {
		check(t, os.Rename(filepath.Join(dir, "moved.db"+end), filepath.Join(again, "superbridge.db"+end)))
	}
	if got, err := text(open(t, again)); err != nil || got != kept {
		t.Errorf("read %q, %v", got, err)
	}
}

// If superbridge.db is a symbolic link, its log is beside the target.
func TestOpenThroughALink(t *testing.T) {
	if runtime.GOOS == "windows" {
		return // links need a privilege there
	}
	target, dir, second := crashed(t), t.TempDir(), t.TempDir()
	for _, d := range []string{dir, second} {
		check(t, os.Symlink(filepath.Join(target, "superbridge.db"), filepath.Join(d, "superbridge.db")))
	}
	s := open(t, dir)
	if got, err := text(s); err != nil || got != kept {
		t.Errorf("read %q, %v", got, err)
	}
	_, err := openAt(second, clock())
	refused(t, err, storage.InUse, filepath.Join(target, "superbridge.db"), "")
	check(t, s.Close())
	if found := files(t, target); len(found) != 2 {
		t.Errorf("it has not been tidied up: %v", found)
	}
}
