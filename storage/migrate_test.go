package storage_test

import (
	"database/sql"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/storage"
)

// Each migration is whole or not at all, and the next start goes on after the last one
// that was.
func TestMigrate(t *testing.T) {
	db, err := sql.Open("sqlite3", filepath.Join(t.TempDir(), "x.db"))
	check(t, err)
	defer db.Close()
	db.SetMaxOpenConns(1)

	good := []string{"CREATE TABLE a (x); INSERT INTO a VALUES (1)", "ALTER TABLE a ADD y"}
	bad := append(slices.Clone(good), "CREATE TABLE b (x); INSERT INTO nowhere VALUES (1)")
	fixed := append(slices.Clone(good), "CREATE TABLE b (x)")
	for _, step := range []struct {
		migrations      []string
		fails           string
		version, tables int
	}{
		{good[:1], "", 1, 1},
		{good[:1], "", 1, 1},
		{bad, "migration 3", 2, 1},
		{bad, "migration 3", 2, 1},
		{fixed, "", 3, 2},
		{fixed, "", 3, 2},
	} {
		err := storage.Migrate(db, step.migrations)
		if (err != nil) != (step.fails != "") || err != nil && !strings.Contains(err.Error(), step.fails) {
			t.Errorf("%d migrations: %v", len(step.migrations), err)
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

// A newer program brings the file up to date when it opens it for writing, and from then
// on the older one leaves it alone.
func TestUpgrade(t *testing.T) {
	for name, make := range map[string]func(testing.TB) string{"closed": tidy, "killed": crashed} {
		t.Run(name, func(t *testing.T) {
			dir := make(t)
			path := filepath.Join(dir, "superbridge.db")
			remove := storage.AddMigration("ALTER TABLE setting ADD weather TEXT NOT NULL DEFAULT 'none'")
			defer remove()
			unchanged(t, dir, func() {
				_, err := storage.OpenReadOnly(dir)
				refused(t, err, storage.Older, path, "start the game once")
			})
			s := open(t, dir)
			if got, err := text(s); err != nil || got != kept {
				t.Errorf("read %q, %v", got, err)
			}
			if n := number(t, s.DB(), "SELECT count(*) FROM setting WHERE weather = 'none'"); n != 1 {
				t.Error("the column is not there")
			}
			check(t, s.Close())
			check(t, must(storage.OpenReadOnly(dir)).Close())

			remove()
			unchanged(t, dir, func() {
				_, err := storage.Open(dir, clock())
				refused(t, err, storage.Newer, path, fmt.Sprintf("version %d", len(storage.Migrations)+1))
			})
		})
	}
}
