package storage_test

import (
	"context"
	"database/sql"
	"fmt"
	"path/filepath"
	"reflect"
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

// What the first version has kept is all there after the way to the newest, and is counted.
func TestUpgradeFromTheFirstVersion(t *testing.T) {
	from, dir := t.TempDir(), t.TempDir()
	s := open(t, from)
	fill(t, s)
	run(t, s.DB(), "UPDATE board SET players = '', both = 0") // which it didn't know
	want, counted := lines(t, s, ""), must(s.Statistics(context.Background(), storage.Filter{}))
	check(t, s.Close())

	db := raw(t, dir)
	check(t, storage.Migrate(db, storage.Migrations[:1]))
	run(t, db, "ATTACH '"+filepath.Join(from, "superbridge.db")+"' AS its",
		"INSERT INTO rubber SELECT id, started, changed, rules, length, person, finished FROM its.rubber",
		`INSERT INTO board SELECT id, rubber, position, started, deal, dealer, vul, undos, hints, finished, contract, tricks, ns, ew
			FROM its.board`,
		"INSERT INTO event SELECT * FROM its.event")
	check(t, db.Close())

	s = open(t, dir)
	if got := lines(t, s, ""); got != want {
		t.Errorf("there is\n%s, want\n%s", got, want)
	}
	if got := must(s.Statistics(context.Background(), storage.Filter{})); !reflect.DeepEqual(got, counted) || len(got.Cells) == 0 {
		t.Errorf("it counts\n%+v, want\n%+v", got, counted)
	}
	if n := number(t, s.DB(), difference); n > 0 {
		t.Errorf("%d rows are wrong", n)
	}
}

// A newer program brings the file up to date when it opens it for writing, and from then
// on the older one leaves it alone.
func TestUpgrade(t *testing.T) {
	for name, make := range map[string]func(testing.TB) string{"closed": tidy, "killed": crashed} {
		t.Run(name, func(t *testing.T) {
			dir := make(t)
			path := filepath.Join(dir, "superbridge.db")
			remove := storage.AddMigration("ALTER TABLE rubber ADD weather TEXT NOT NULL DEFAULT 'none'")
			defer remove()
			unchanged(t, dir, func() {
				_, err := storage.OpenReadOnly(dir)
				refused(t, err, storage.Older, path, "start the game once")
			})
			s := open(t, dir)
			if r, err := s.Rubber(1); err != nil || text(r) != kept {
				t.Errorf("read %q, %v", text(r), err)
			}
			if n := number(t, s.DB(), "SELECT count(*) FROM rubber WHERE weather = 'none'"); n != 1 {
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

// A single deal that was kept as a lost rubber is one no more.
func TestUpgradeOfSingleDeals(t *testing.T) {
	from, dir := t.TempDir(), t.TempDir()
	s := open(t, from)
	fill(t, s)
	lost := must(s.NewDeal(board(t, firstDeal, "1N", "Pass", "Pass", "Pass", "Claim 17"), storage.Deal{Seat: &south}))
	want, counted := lines(t, s, ""), must(s.Statistics(context.Background(), storage.Filter{}))
	check(t, s.Close())

	db := raw(t, dir)
	check(t, storage.Migrate(db, storage.Migrations[:3]))
	run(t, db, "ATTACH '"+filepath.Join(from, "superbridge.db")+"' AS its")
	for _, table := range []string{"rubber", "board", "event"} {
		run(t, db, "INSERT INTO "+table+" SELECT * FROM its."+table)
	}
	run(t, db, "UPDATE rubber SET finished = finished") // after its boards, as it happens
	if n := number(t, db, fmt.Sprintf("SELECT won + ended FROM digest WHERE rubber = %d", lost)); n != 0 {
		t.Fatalf("version 3 has kept %d", n) // ended 1, won -1
	}
	check(t, db.Close())

	s = open(t, dir)
	if got := lines(t, s, ""); got != want {
		t.Errorf("there is\n%s, want\n%s", got, want)
	}
	if n := number(t, s.DB(), fmt.Sprintf("SELECT count(*) FROM digest WHERE rubber = %d AND won IS NULL AND ended = 0", lost)); n != 1 {
		t.Error("the single deal is a rubber")
	}
	if n := number(t, s.DB(), difference); n > 0 {
		t.Errorf("%d rows are wrong", n)
	}
	if got := must(s.Statistics(context.Background(), storage.Filter{})); !reflect.DeepEqual(got, counted) {
		t.Errorf("it counts\n%+v, want\n%+v", got, counted)
	}
}
