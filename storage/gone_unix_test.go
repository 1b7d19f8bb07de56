//go:build !windows

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

// A file deleted while a rubber was being played used to take everything with it, without a word.
func TestAFileThatGoesWhileItIsOpen(t *testing.T) {
	for name, tt := range map[string]struct {
		harm func(t *testing.T, dir string)
		back func(t *testing.T, dir string) // restores it; or nil
	}{
		"deleted": {harm: func(t *testing.T, dir string) { remove(t, dir, "superbridge.db") }},
		"deleted with its log": {harm: func(t *testing.T, dir string) {
			remove(t, dir, "superbridge.db", "superbridge.db-wal", "superbridge.db-shm")
		}},
		"only its log deleted": {harm: func(t *testing.T, dir string) { remove(t, dir, "superbridge.db-wal") }},
		"the folder deleted":   {harm: func(t *testing.T, dir string) { check(t, os.RemoveAll(dir)) }},
		"replaced": {harm: func(t *testing.T, dir string) {
			remove(t, dir, "superbridge.db")
			check(t, os.WriteFile(filepath.Join(dir, "superbridge.db"), []byte("a diary"), 0o600))
		}},
		"moved, and moved back": {
			harm: func(t *testing.T, dir string) {
				check(t, os.Rename(filepath.Join(dir, "superbridge.db"), filepath.Join(dir, "elsewhere")))
			},
			back: func(t *testing.T, dir string) {
				check(t, os.Rename(filepath.Join(dir, "elsewhere"), filepath.Join(dir, "superbridge.db")))
			},
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "data")
			s := must(openAt(dir, time.Now))
			t.Cleanup(func() { s.Close() })
			keep(t, s)
			check(t, s.Gone())

			tt.harm(t, dir)
			var gone *storage.OpenError
			next := func(s *storage.Store) error { return s.SetSetting("a", "b") }
			if err := next(s); !errors.As(err, &gone) || gone.Problem != storage.Gone {
				t.Fatalf("the next act: %v", err)
			}
			if tt.back != nil {
				tt.back(t, dir)
				check(t, next(s))
				return
			}
			check(t, s.SaveTo(dir))
			again := must(openAt(dir, time.Now))
			defer again.Close()
			if got, err := text(again); err != nil || got != kept {
				t.Errorf("saved as %q, %v", got, err)
			}
			check(t, next(again))
			if name == "replaced" {
				old := must(filepath.Glob(filepath.Join(dir, "superbridge-old-*.db")))
				if len(old) != 1 || string(must(os.ReadFile(old[0]))) != "a diary" {
					t.Errorf("what was in its place is kept as %s", old)
				}
			}
		})
	}
}

func remove(t *testing.T, dir string, names ...string) {
	t.Helper()
	for _, name := range names {
		check(t, os.Remove(filepath.Join(dir, name)))
	}
}

// If it can't be saved in one place, nothing is lost: it can be saved elsewhere.
func TestSavingWhereThatIsImpossible(t *testing.T) {
	dir := t.TempDir()
	s := must(openAt(dir, time.Now))
	t.Cleanup(func() { s.Close() })
	keep(t, s)
	remove(t, dir, "superbridge.db")
	busy := t.TempDir()
	other := must(openAt(busy, time.Now))
	defer other.Close()
	file := filepath.Join(dir, "superbridge.lock") // a file isn't a folder
	full := t.TempDir()
	check(t, os.MkdirAll(filepath.Join(full, "superbridge.db-saving", "something"), 0o700)) // where the copy would be written
	for place, want := range map[string]storage.Problem{busy: storage.InUse, file: storage.NoFolder, full: storage.Unusable} {
		var e *storage.OpenError
		if err := s.SaveTo(place); !errors.As(err, &e) || e.Problem != want {
			t.Errorf("%s: %v", place, err)
		}
		if _, err := openAt(dir, time.Now); !errors.As(err, &e) || e.Problem != storage.InUse {
			t.Errorf("after %s another copy opens the folder: %v", place, err)
		}
	}
	elsewhere := filepath.Join(t.TempDir(), "new")
	check(t, s.SaveTo(elsewhere))
	again := must(openAt(elsewhere, time.Now))
	defer again.Close()
	if got, err := text(again); err != nil || got != kept {
		t.Errorf("saved as %q, %v", got, err)
	}
}

// Closing after all leaves alone whatever somebody has put in the file's place, and doesn't seal it as
// checked.
func TestClosingWhatIsGone(t *testing.T) {
	defer storage.SealAll()()
	dir := t.TempDir()
	s := must(openAt(dir, time.Now))
	keep(t, s)
	theirs := strings.Repeat("of somebody else ", 10)
	for _, ending := range []string{"", "-wal"} {
		path := filepath.Join(dir, "superbridge.db"+ending)
		check(t, os.Remove(path))
		check(t, os.WriteFile(path, []byte(theirs), 0o600))
	}
	check(t, s.Close())
	for _, ending := range []string{"", "-wal"} {
		if got := must(os.ReadFile(filepath.Join(dir, "superbridge.db"+ending))); string(got) != theirs {
			t.Errorf("%q has become %q", ending, got)
		}
	}
	dir = t.TempDir()
	s = must(openAt(dir, time.Now))
	remove(t, dir, "superbridge.db", "superbridge.db-wal")
	check(t, os.WriteFile(filepath.Join(dir, "superbridge.db"), []byte(theirs), 0o600))
	check(t, s.Close())
	if _, err := os.Stat(filepath.Join(dir, "superbridge.seal")); err == nil {
		t.Error("it is sealed")
	}
}
