package bridge_test

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// What has been deleted is nowhere but in the trash, and comes back as it was.
func TestDelete(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	fill(t, s)
	check(t, must2(s.NewDeal(must(s.Board(ctx, 2)).Board.Prefix(9), bridgestore.Deal{Seat: &south, Kind: bridgestore.Branch, Origin: 2})))
	everything := func() []any {
		return []any{must(s.Rubbers()), must(s.Unfinished()), must(s.FindBoards(ctx, bridgestore.Filter{})), must(s.Boards("")),
			must(s.Statistics(ctx, bridgestore.Filter{})), lines(t, s, ""), must(s.Board(ctx, 2)).Branches, must(s.Board(ctx, 16)).Origin}
	}
	before := everything()
	check(t, s.Delete(1, 4, 6, 99))
	if rubbers, boards := must(s.FindRubbers(ctx, bridgestore.Filter{})), must(s.FindBoards(ctx, bridgestore.Filter{})); !slices.Equal(rubbers, []int64{5, 3, 2}) || len(boards) != 8 {
		t.Errorf("%v are left, with boards %v", rubbers, boards)
	}
	if ids := must(s.Unfinished()); slices.Contains(ids, 4) {
		t.Errorf("%v are unfinished", ids)
	}
	if its := must(s.FindRubbers(ctx, bridgestore.Filter{Deleted: true})); !slices.Equal(its, []int64{6, 4, 1}) {
		t.Errorf("%v are in the trash", its)
	}
	sum := must(s.Summaries(ctx, []int64{1}))[0]
	if sum.Deleted.IsZero() || sum.Boards != 4 {
		t.Errorf("what has been deleted is %+v", sum)
	}
	if b := must(s.Board(ctx, 2)); b.Branches != nil || must(s.Board(ctx, 16)).Origin != 0 {
		t.Errorf("it has the branches %v", b.Branches)
	}
	if err := s.Journal(4, "").Append(bridge.Board{}); !errors.Is(err, storage.ErrDeleted) {
		t.Errorf("it goes on: %v", err)
	}
	check(t, s.Delete(1)) // a second time changes nothing
	if again := must(s.Summaries(ctx, []int64{1}))[0]; again.Deleted != sum.Deleted {
		t.Errorf("deleted at %v, then at %v", sum.Deleted, again.Deleted)
	}
	check(t, s.Restore(6, 4, 1, 99))
	if after := everything(); !reflect.DeepEqual(after, before) {
		t.Errorf("there is\n%+v, and was\n%+v", after, before)
	}
}

// What was deleted 30 days ago goes when the folder is opened for writing, and a day later again, and leaves no trace.
func TestPurge(t *testing.T) {
	dir, ctx := t.TempDir(), context.Background()
	s := open(t, dir)
	fill(t, s)
	want := lines(t, s, "")
	id := must(s.NewDeal(must(s.Board(ctx, 2)).Board.Prefix(9), bridgestore.Deal{Seat: &south, Kind: bridgestore.Branch, Origin: 2}))
	b := must(s.Board(ctx, 1)).Board
	check(t, s.SaveAnalysis(1, guess(newLife(t, s, 1).r, b)))
	check(t, s.SaveOtherTable(1, bridgestore.Other{Board: b}))
	check(t, s.Delete(1))
	deleted := must(s.Summaries(ctx, []int64{1}))[0].Deleted
	check(t, s.Close())

	after := func(d time.Duration) []int64 {
		s := must(bridgestore.Open(dir, func() time.Time { return deleted.Add(d) }))
		defer s.Close()
		return must(s.FindRubbers(ctx, bridgestore.Filter{Deleted: true}))
	}
	const day = 24 * time.Hour
	for _, d := range []time.Duration{
		30*day - time.Minute,
		400 * day, 400*day + time.Hour, 2 * day, // a clock that is wrong for a while
		399 * day, 398 * day, 397 * day, // or goes back
		3 * day,
		30*day + time.Minute, 31 * day,
	} {
		if ids := after(d); !slices.Equal(ids, []int64{1}) {
			t.Errorf("after %v there is %v", d, ids)
		}
	}
	if ids := after(31*day + 2*time.Minute); ids != nil {
		t.Errorf("after its time there is %v", ids)
	}
	s = open(t, dir)
	for _, rows := range []string{"session WHERE id = 1", "rubber WHERE session = 1", "part WHERE session = 1", "board WHERE id <= 4", "event WHERE part <= 4", "analysis", "other_table", "digest WHERE rubber = 1"} {
		if n := number(t, s.DB(), "SELECT count(*) FROM "+rows); n > 0 {
			t.Errorf("%d rows are left of %s", n, rows)
		}
	}
	if n := number(t, s.DB(), "SELECT count(*) FROM pragma_foreign_key_check"); n > 0 {
		t.Errorf("%d rows refer to nothing", n)
	}
	if r := must(s.Rubber(id)); must(s.Board(ctx, r.BoardIDs[0])).Origin != 0 {
		t.Error("what has gone is an origin")
	}
	if next := must(s.NewRubber(bridge.SuperBridge(), 1, nil)); next != id+1 {
		t.Errorf("number %d is given again", next)
	}
	// What was imported long ago and deleted can be imported again.
	if done, err := take(s, want); err != nil || done != (bridgestore.Imported{Rubbers: 1, Boards: 4, There: 4}) {
		t.Errorf("%+v, %v", done, err)
	}
}
