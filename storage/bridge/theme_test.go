package bridge_test

import (
	"context"
	"reflect"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/theme"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// Themes stay until an analysis finds other costs; those of an older program that this one doesn't know are left out.
func TestThemesAreKept(t *testing.T) {
	s, ids := days(t, time.Now().Add(-time.Hour))
	board := ids[0]
	ctx := context.Background()
	mistakes := []theme.Mistake{{Event: 12, Theme: theme.Finesse, Tricks: 1}, {Event: 20, Theme: theme.HoldUp, Tricks: 3}, {Event: 31, Theme: theme.None, Tricks: 1}}
	check(t, s.SaveThemes(board, mistakes))
	if got := must(s.Themes(ctx, bridgestore.Filter{})); got.Boards != 0 {
		t.Errorf("without an analysis: %+v", got)
	}
	looked := analysis.Analysis{Done: 1, Total: 1, Nodes: 1}
	check(t, s.SaveAnalysis(board, looked))
	if got := must(s.Unthemed(ctx, bridgestore.Filter{})); !reflect.DeepEqual(got, []int64{board}) {
		t.Errorf("unthemed: %v", got)
	}
	check(t, s.SaveThemes(board, mistakes))
	check(t, s.SaveThemes(board, mistakes)) // again
	want := bridgestore.Themes{Boards: 1, Latest: 1, Tallies: []bridgestore.ThemeTally{
		{Theme: theme.HoldUp, Boards: 1, Cards: 1, Tricks: 3, LatestTricks: 3}, {Theme: theme.Finesse, Boards: 1, Cards: 1, Tricks: 1, LatestTricks: 1},
	}}
	if got := must(s.Themes(ctx, bridgestore.Filter{})); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got := must(s.Themes(ctx, bridgestore.Filter{Rules: "duplicate"})); got.Boards != 0 || got.Tallies != nil {
		t.Errorf("of other rules: %+v", got)
	}
	run(t, s.DB(), "UPDATE theme SET name = 'luck' WHERE event = 20")
	if got := must(s.Themes(ctx, bridgestore.Filter{})); len(got.Tallies) != 1 {
		t.Errorf("with an unknown one: %+v", got)
	}
	check(t, s.SaveAnalysis(board, looked))
	if got := must(s.Themes(ctx, bridgestore.Filter{})); got.Boards != 1 || got.Unthemed != 0 {
		t.Errorf("after an analysis that finds the same: %+v", got)
	}
	run(t, s.DB(), "UPDATE analysis SET cost = 9")
	check(t, s.SaveAnalysis(board, looked))
	if got := must(s.Themes(ctx, bridgestore.Filter{})); got.Boards != 0 || got.Unthemed != 1 {
		t.Errorf("after one that finds another cost: %+v", got)
	}
	run(t, s.DB(), "DELETE FROM event", "DELETE FROM part")
	if n := number(t, s.DB(), "SELECT count(*) FROM theme"); n != 0 {
		t.Errorf("%d themes without a board", n)
	}
}

// Boards are found by what a costly card was about, and those that can't be read are counted and not looked at again.
func TestBoardsByTheme(t *testing.T) {
	s, ids := days(t, time.Now().Add(-time.Hour), time.Now().Add(-time.Minute))
	ctx := context.Background()
	looked := analysis.Analysis{Done: 1, Total: 1, Nodes: 1}
	for i, board := range ids {
		check(t, s.SaveAnalysis(board, looked))
		if i == 0 {
			check(t, s.SaveThemes(board, []theme.Mistake{{Event: 12, Theme: theme.Finesse, Tricks: 1}, {Event: 16, Theme: theme.Finesse, Tricks: 1}}))
		}
	}
	find := func(th theme.Theme) []int64 {
		return must(s.FindBoards(ctx, bridgestore.Filter{Theme: th, Counted: true}))
	}
	if got := find(theme.Finesse); !reflect.DeepEqual(got, ids[:1]) {
		t.Errorf("a finesse: %v of %v", got, ids)
	}
	if got := find(theme.HoldUp); got != nil {
		t.Errorf("a hold-up: %v", got)
	}
	check(t, s.SkipThemes(ids[0])) // known already
	check(t, s.SkipThemes(ids[1]))
	if got := must(s.Themes(ctx, bridgestore.Filter{})); got.Boards != 1 || got.Unthemed != 0 || got.Unreadable != 1 {
		t.Errorf("with one that can't be read: %+v", got)
	} else if f := got.Tallies[0]; f.Boards != 1 || f.Cards != 2 {
		t.Errorf("two cards on a board: %+v", f)
	}
	if got := must(s.Unthemed(ctx, bridgestore.Filter{})); got != nil {
		t.Errorf("to look at again: %v", got)
	}
	check(t, s.SaveAnalysis(ids[1], looked))
	if got := must(s.Unthemed(ctx, bridgestore.Filter{})); !reflect.DeepEqual(got, ids[1:]) {
		t.Errorf("after another analysis: %v", got)
	}
	run(t, s.DB(), "UPDATE analysis SET cost = 9")
	check(t, s.SaveAnalysis(ids[0], looked))
	if got := find(theme.Finesse); got != nil {
		t.Errorf("after an analysis that finds another cost: %v", got)
	}
}
