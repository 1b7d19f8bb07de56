package storage_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/storage"
)

// newer opens a folder as a version with one more migration would, part of which is the step.
func newer(t *testing.T, ctx context.Context, dir string, step storage.Step, progress func(float64)) error {
	t.Helper()
	defer storage.AddMigration("ALTER TABLE session ADD weather TEXT NOT NULL DEFAULT 'none'")()
	s, err := storage.Open(ctx, dir, storage.Opening{
		Now: clock(), Steps: map[int]storage.Step{len(storage.Migrations) + 1: step}, Progress: progress,
	})
	if err == nil {
		check(t, s.Close())
	}
	return err
}

// nothing is a step that does nothing.
func nothing(context.Context, *sql.Tx, func(int, int)) error { return nil }

func names(t *testing.T, dir string) (all []string) {
	t.Helper()
	for path := range files(t, dir) {
		if path != dir {
			all = append(all, filepath.Base(path))
		}
	}
	slices.Sort(all)
	return all
}

// copyName returns the name of a copy of a file of this version.
func copyName(more string) string {
	return fmt.Sprintf("superbridge-version-%d%s.db", len(storage.Migrations), more)
}

// The old file stays beside the one brought up to date, whatever copies there are already, and an older version can
// use it.
func TestCopyBesideIt(t *testing.T) {
	dir := crashed(t) // its newest data is in the log
	mine := filepath.Join(dir, copyName(""))
	check(t, os.WriteFile(mine, []byte("mine"), 0o600))
	check(t, os.WriteFile(filepath.Join(dir, "superbridge.db-copying"), []byte("what a kill has left"), 0o600))
	var told []float64
	check(t, newer(t, t.Context(), dir, nothing, func(part float64) { told = append(told, part) }))
	if len(told) < 3 || told[0] != 0 || told[len(told)-1] != 1 || !slices.IsSorted(told) {
		t.Errorf("progress was %v", told)
	}
	if got, want := names(t, dir), []string{copyName("-2"), copyName(""), "superbridge.db"}; !slices.Equal(got, want) {
		t.Errorf("there is %q, want %q", got, want)
	}
	if data := must(os.ReadFile(mine)); string(data) != "mine" {
		t.Error("a copy has been overwritten")
	}
	again := t.TempDir()
	check(t, os.Rename(filepath.Join(dir, copyName("-2")), filepath.Join(again, "superbridge.db")))
	if got, err := text(open(t, again)); err != nil || got != kept {
		t.Errorf("the copy has %q, %v", got, err)
	}
}

// However it is interrupted, the file is unchanged, and no copy is left; the next attempt succeeds.
func TestUpgradeIsWholeOrNothing(t *testing.T) {
	torn := errors.New("the step fails")
	dir := tidy(t)
	version := func() int {
		db := raw(t, dir)
		defer db.Close()
		return number(t, db, "PRAGMA user_version")
	}
	was := version()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	for name, try := range map[string]func() error{
		"an error": func() error {
			return newer(t, t.Context(), dir, func(_ context.Context, tx *sql.Tx, _ func(int, int)) error {
				run(t, tx, "DELETE FROM event")
				return torn
			}, nil)
		},
		"the end of the context, while it is copied": func() error {
			ctx, cancel := context.WithCancel(t.Context())
			return newer(t, ctx, dir, nothing, func(part float64) { cancel() })
		},
		"the end of the context, in a step": func() error {
			return newer(t, ctx, dir, func(ctx context.Context, tx *sql.Tx, _ func(int, int)) error {
				run(t, tx, "DELETE FROM event")
				cancel()
				return ctx.Err()
			}, nil)
		},
		"no room": func() error {
			return newer(t, t.Context(), dir, func(_ context.Context, tx *sql.Tx, _ func(int, int)) error {
				run(t, tx, "CREATE TABLE filler (x)", "PRAGMA max_page_count = 1")
				_, err := tx.Exec("INSERT INTO filler WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n LIMIT 1000) SELECT randomblob(4000) FROM n")
				return err
			}, nil)
		},
	} {
		err := try()
		var e *storage.OpenError
		switch {
		case !errors.As(err, &e):
			t.Errorf("%s: %v", name, err)
		case name == "no room" && e.Problem != storage.NoSpace:
			t.Errorf("%s: problem %d, %v", name, e.Problem, err)
		case name == "an error" && !errors.Is(err, torn):
			t.Errorf("%s: %v", name, err)
		case e.Problem == storage.Unusable && name != "an error" && !errors.Is(err, context.Canceled):
			t.Errorf("%s: %v", name, err)
		}
		if got := names(t, dir); !slices.Equal(got, []string{"superbridge.db"}) {
			t.Errorf("%s leaves %q", name, got)
		}
		if version() != was {
			t.Errorf("%s: version %d, was %d", name, version(), was)
		}
		s := open(t, dir)
		if got, err := text(s); err != nil || got != kept {
			t.Errorf("after %s there is %q, %v", name, got, err)
		}
		check(t, s.Close())
	}
	check(t, newer(t, t.Context(), dir, nothing, nil))
	if version() != was+1 {
		t.Error("it is not brought up to date")
	}
}

// If there is no space for the copy, nothing is touched.
func TestNoRoomForTheCopy(t *testing.T) {
	dir := tidy(t)
	// A folder in the place of the copy has the same effect as a full disk.
	check(t, os.MkdirAll(filepath.Join(dir, "superbridge.db-copying", "inside"), 0o700))
	unchanged(t, dir, func() {
		if err := newer(t, t.Context(), dir, nothing, nil); err == nil {
			t.Error("it is brought up to date without a copy")
		}
	})
}

// If the program is killed after the file is up to date, but before the copy has its name, the next start renames it.
func TestCopyIsNamedLater(t *testing.T) {
	dir := tidy(t)
	data := must(os.ReadFile(filepath.Join(dir, "superbridge.db")))
	check(t, os.WriteFile(filepath.Join(dir, "superbridge.db-copying"), data, 0o600))
	check(t, open(t, dir).Close())
	if got, want := names(t, dir), []string{copyName(""), "superbridge.db"}; !slices.Equal(got, want) {
		t.Errorf("there is %q, want %q", got, want)
	}
}
