package storage_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// at returns a stopped clock.
func at(t time.Time) func() time.Time { return func() time.Time { return t } }

// A large file that nobody has touched isn't checked again for a while. After any change it is.
func TestSeal(t *testing.T) {
	defer storage.SealAll()()
	closed := func(t testing.TB) (dir string) {
		dir = t.TempDir()
		s := must(openAt(dir, at(start)))
		keep(t, s)
		check(t, s.Close())
		return dir
	}
	path := func(dir string) string { return filepath.Join(dir, "superbridge.db") }
	damage := func(t testing.TB, dir string) {
		f, err := os.OpenFile(path(dir), os.O_RDWR, 0)
		check(t, err)
		_, err = f.WriteAt([]byte(strings.Repeat("\xff", 4096)), 3*4096)
		check(t, err)
		check(t, f.Close())
	}
	// unseen damages the file without leaving a trace.
	unseen := func(t testing.TB, dir string) {
		info := must(os.Stat(path(dir)))
		damage(t, dir)
		check(t, os.Chtimes(path(dir), time.Time{}, info.ModTime()))
	}
	const days = 24 * time.Hour
	for _, tt := range []struct {
		name  string
		make  func(t testing.TB) string
		do    func(t testing.TB, dir string)
		later time.Duration
		found bool
	}{
		// Not detecting the damage shows that the file isn't checked.
		{"unseen", closed, unseen, 29 * days, false},
		{"unseen for long", closed, unseen, 30 * days, true},
		{"unseen, with a clock that has been put back", closed, unseen, -days, true},
		{"unseen, when it has been opened since", closed, func(t testing.TB, dir string) {
			check(t, must(openAt(dir, at(start.Add(29*days)))).Close())
			unseen(t, dir)
		}, 31 * days, true},
		{"at once", closed, damage, 0, true},
		{"with the seal of another", closed, func(t testing.TB, dir string) {
			other := closed(t)
			damage(t, dir)
			data := must(os.ReadFile(filepath.Join(other, "superbridge.seal")))
			check(t, os.WriteFile(filepath.Join(dir, "superbridge.seal"), data, 0o600))
		}, 0, true},
		{"with a broken seal", closed, func(t testing.TB, dir string) {
			unseen(t, dir)
			check(t, os.WriteFile(filepath.Join(dir, "superbridge.seal"), []byte("{"), 0o600))
		}, 0, true},
		{"cut", closed, func(t testing.TB, dir string) {
			info := must(os.Stat(path(dir)))
			check(t, os.Truncate(path(dir), info.Size()-4096))
			check(t, os.Chtimes(path(dir), time.Time{}, info.ModTime()))
		}, 0, true},
		{"changed by another program", closed, func(t testing.TB, dir string) {
			db := raw(t, dir)
			run(t, db, "INSERT INTO setting VALUES ('a', 'b')")
			check(t, db.Close())
			info := must(os.Stat(path(dir)))
			damage(t, dir)
			check(t, os.Chtimes(path(dir), time.Time{}, info.ModTime()))
		}, 0, true},
		{"killed", func(t testing.TB) string {
			from, dir := closed(t), t.TempDir()
			sealed := must(os.Stat(path(from)))
			seal := must(os.ReadFile(filepath.Join(from, "superbridge.seal")))
			db := raw(t, from)
			run(t, db, "INSERT INTO setting VALUES ('a', 'b')")
			copyFiles(t, from, dir)
			check(t, db.Close())
			check(t, os.WriteFile(filepath.Join(dir, "superbridge.seal"), seal, 0o600))
			check(t, os.Chtimes(path(dir), time.Time{}, sealed.ModTime()))
			return dir
		}, unseen, 0, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir := tt.make(t)
			tt.do(t, dir)
			s, err := openAt(dir, at(start.Add(tt.later)))
			if err == nil {
				s.Close()
			}
			var e *storage.OpenError
			if found := errors.As(err, &e) && e.Problem == storage.Damaged; found != tt.found || !found && err != nil {
				t.Errorf("%v, want damage found: %v", err, tt.found)
			}
		})
	}
}

// Small files have no seal, and are checked each time.
func TestNoSeal(t *testing.T) {
	dir := tidy(t)
	if _, err := os.Stat(filepath.Join(dir, "superbridge.seal")); err == nil {
		t.Error("it has a seal")
	}
}
