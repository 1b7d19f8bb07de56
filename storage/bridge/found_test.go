package bridge_test

import (
	"context"
	"reflect"
	"testing"
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// What a search found on a board stays, also that there is nothing; a better search looks again.
func TestFoundPuzzlesAreKept(t *testing.T) {
	now := time.Now()
	s, ids := days(t, now.Add(-2*time.Hour), now.Add(-time.Hour))
	ctx, all := context.Background(), bridgestore.Filter{Counted: true}
	old, fresh := ids[0], ids[1]
	unsought := func(version int, want ...int64) {
		t.Helper()
		if got := must(s.Unsought(ctx, all, version)); !reflect.DeepEqual(got, want) {
			t.Errorf("left for search %d: %v, want %v", version, got, want)
		}
	}
	found := func(version int, want ...bridgestore.FoundPuzzle) {
		t.Helper()
		if got := must(s.FoundPuzzles(ctx, all, version)); !reflect.DeepEqual(got, want) {
			t.Errorf("of search %d: %v, want %v", version, got, want)
		}
	}
	unsought(1, fresh, old)
	check(t, s.SaveFoundPuzzle(old, 1, "kind puzzle"))
	check(t, s.SaveFoundPuzzle(fresh, 1, ""))
	check(t, s.SaveFoundPuzzle(999, 1, "of no board"))
	unsought(1)
	unsought(2, fresh, old)
	found(1, bridgestore.FoundPuzzle{Board: old, Exercise: "kind puzzle"})
	found(2)
	check(t, s.SaveFoundPuzzle(fresh, 2, "kind puzzle; level 2"))
	check(t, s.SaveFoundPuzzle(fresh, 1, "of an older program"))
	found(1, bridgestore.FoundPuzzle{Board: fresh, Exercise: "kind puzzle; level 2"}, bridgestore.FoundPuzzle{Board: old, Exercise: "kind puzzle"})
	unsought(2, old)
	run(t, s.DB(), "UPDATE session SET deleted = 1") // in the trash
	found(1)
	run(t, s.DB(), "DELETE FROM event", "DELETE FROM part")
	if n := number(t, s.DB(), "SELECT count(*) FROM found_puzzle"); n != 0 {
		t.Errorf("%d puzzles without a board", n)
	}
}
