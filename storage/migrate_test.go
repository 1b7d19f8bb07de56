package storage_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/storage"
)

// Missing migrations run all together or not at all.
func TestMigrate(t *testing.T) {
	db, err := sql.Open("sqlite3", filepath.Join(t.TempDir(), "x.db"))
	check(t, err)
	defer db.Close()
	db.SetMaxOpenConns(1)

	good := []string{"CREATE TABLE a (x); INSERT INTO a VALUES (1)", "ALTER TABLE a ADD y"}
	bad := append(slices.Clone(good), "CREATE TABLE b (x)", "CREATE TABLE c (x); INSERT INTO nowhere VALUES (1)")
	fixed := append(slices.Clone(good), "CREATE TABLE b (x)", "CREATE TABLE c (x)")
	failing := map[int]storage.Step{4: func(context.Context, *sql.Tx, func(int, int)) error { return errors.New("no rules") }}
	for _, step := range []struct {
		migrations      []string
		steps           map[int]storage.Step
		fails           string
		version, tables int
	}{
		{good[:1], nil, "", 1, 1},
		{good[:1], nil, "", 1, 1},
		{bad, nil, "migration 4", 1, 1},
		{bad, nil, "migration 4", 1, 1},
		{fixed, failing, "migration 4: no rules", 1, 1},
		{fixed, nil, "", 4, 3},
		{fixed, failing, "", 4, 3}, // it is done
	} {
		var told []float64
		err := storage.Migrate(t.Context(), db, step.migrations, step.steps, func(part float64) { told = append(told, part) })
		if (err != nil) != (step.fails != "") || err != nil && !strings.Contains(err.Error(), step.fails) {
			t.Errorf("%d migrations: %v", len(step.migrations), err)
		}
		if !slices.IsSorted(told) || err == nil && len(told) > 0 && told[len(told)-1] != 1 {
			t.Errorf("%d migrations: progress %v", len(step.migrations), told)
		}
		version := number(t, db, "PRAGMA user_version")
		tables := number(t, db, "SELECT count(*) FROM sqlite_schema WHERE type = 'table'")
		if version != step.version || tables != step.tables || number(t, db, "SELECT count(*) FROM a") != 1 {
			t.Errorf("version %d with %d tables, want %d with %d", version, tables, step.version, step.tables)
		}
	}
}

func TestSchemaVersion(t *testing.T) {
	s := open(t, t.TempDir())
	if v := number(t, s.DB(), "PRAGMA user_version"); v != len(storage.Migrations) {
		t.Errorf("version %d after %d migrations", v, len(storage.Migrations))
	}
	if id := number(t, s.DB(), "PRAGMA application_id"); id != 0x53427267 {
		t.Errorf("application %x", id)
	}
}

// A newer program brings the file up to date when it opens it for writing, and from then on the older one leaves it
// alone.
func TestUpgrade(t *testing.T) {
	for name, make := range map[string]func(testing.TB) string{"closed": tidy, "killed": crashed} {
		t.Run(name, func(t *testing.T) {
			dir := make(t)
			path := filepath.Join(dir, "superbridge.db")
			remove := storage.AddMigration("ALTER TABLE session ADD weather TEXT NOT NULL DEFAULT 'none'")
			defer remove()
			unchanged(t, dir, func() {
				_, err := storage.OpenReadOnly(dir)
				refused(t, err, storage.Older, path, "start the game once")
			})
			s := open(t, dir)
			if got, err := text(s); err != nil || got != kept {
				t.Errorf("read %q, %v", got, err)
			}
			if n := number(t, s.DB(), "SELECT count(*) FROM session WHERE weather = 'none'"); n != 1 {
				t.Error("the column is not there")
			}
			check(t, s.Close())
			check(t, must(storage.OpenReadOnly(dir)).Close())

			remove()
			unchanged(t, dir, func() {
				_, err := openAt(dir, clock())
				refused(t, err, storage.Newer, path, fmt.Sprintf("version %d", len(storage.Migrations)+1))
			})
		})
	}
}

// A user who may not read a file may not read its copy either.
func TestCopyIsAsPrivate(t *testing.T) {
	dir := tidy(t)
	path := filepath.Join(dir, "superbridge.db")
	check(t, os.Chmod(path, 0o600))
	was := must(os.Stat(path)).Mode()
	defer storage.AddMigration("ALTER TABLE session ADD weather TEXT NOT NULL DEFAULT 'none'")()
	check(t, open(t, dir).Close())
	copied := filepath.Join(dir, fmt.Sprintf("superbridge-version-%d.db", len(storage.Migrations)))
	if is := must(os.Stat(copied)).Mode(); is != was {
		t.Errorf("the copy is %v, the file was %v", is, was)
	}
}

// A program killed while copying leaves half a copy. If the file is then set aside, the half copy goes with it; and
// beside another, up-to-date file it does no harm.
func TestHalfACopy(t *testing.T) {
	for _, half := range []string{"", "SQLite format 3"} {
		dir := tidy(t)
		copying := filepath.Join(dir, "superbridge.db-copying")
		check(t, os.WriteFile(copying, []byte(half), 0o600))
		s, err := openAt(dir, clock())
		check(t, err)
		if got, err := text(s); err != nil || got != kept {
			t.Errorf("beside %q: read %q, %v", half, got, err)
		}
		check(t, s.Close())
		aside := must(storage.SetAside(dir, start))
		if data, err := os.ReadFile(aside + "-copying"); err != nil || string(data) != half {
			t.Errorf("set aside: %q, %v; want %q", data, err, half)
		}
		check(t, open(t, dir).Close())
		check(t, open(t, dir).Close())
		if _, err := os.Lstat(copying); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("beside the next file: %v", err)
		}
	}
}
