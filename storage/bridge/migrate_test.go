package bridge_test

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	kept "github.com/superbridge/superbridge/storage/bridge"
)

// oldTables makes the tables of an old version.
func oldTables(t testing.TB, db *sql.DB, version int) {
	t.Helper()
	for _, file := range must(filepath.Glob("../migrations/*.sql"))[:version] {
		run(t, db, string(must(os.ReadFile(file))))
	}
	run(t, db, fmt.Sprintf("PRAGMA user_version = %d", version))
}

// What the first version has kept is all there after the way to the newest, and is counted.
func TestUpgradeFromTheFirstVersion(t *testing.T) {
	from, dir := t.TempDir(), t.TempDir()
	s := open(t, from)
	fill(t, s)
	run(t, s.DB(), "UPDATE board SET players = '', both = 0") // which it didn't know
	want, counted := lines(t, s, ""), must(s.Statistics(context.Background(), kept.Filter{}))
	check(t, s.Close())

	db := raw(t, dir)
	oldTables(t, db, 1)
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
	if got := must(s.Statistics(context.Background(), kept.Filter{})); !reflect.DeepEqual(got, counted) || len(got.Cells) == 0 {
		t.Errorf("it counts\n%+v, want\n%+v", got, counted)
	}
	if n := number(t, s.DB(), difference); n > 0 {
		t.Errorf("%d rows are wrong", n)
	}
}

// A single deal that was kept as a lost rubber is one no more.
func TestUpgradeOfSingleDeals(t *testing.T) {
	from, dir := t.TempDir(), t.TempDir()
	s := open(t, from)
	fill(t, s)
	lost := must(s.NewDeal(board(t, firstDeal, "1N", "Pass", "Pass", "Pass", "Claim 17"), kept.Deal{Seat: &south}))
	want, counted := lines(t, s, ""), must(s.Statistics(context.Background(), kept.Filter{}))
	check(t, s.Close())

	db := raw(t, dir)
	oldTables(t, db, 3)
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
	if got := must(s.Statistics(context.Background(), kept.Filter{})); !reflect.DeepEqual(got, counted) {
		t.Errorf("it counts\n%+v, want\n%+v", got, counted)
	}
}
