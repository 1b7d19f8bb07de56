package bridge_test

import (
	"cmp"
	"context"
	"slices"
	"testing"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// checkEnded checks that the rubbers that are over are those that a plain look at all of them finds, whatever has been done with
// them.
func checkEnded(t *testing.T, s *bridgestore.Store) {
	t.Helper()
	ctx := context.Background()
	var want []bridgestore.Ended
	for _, sum := range must(s.Rubbers()) {
		if !sum.Finished || sum.Watched || sum.Kind != bridgestore.Ordinary || sum.Length == 1 || !sum.Deleted.IsZero() {
			continue
		}
		ids := must(s.BoardIDs(ctx, sum.ID))
		last := must(s.BoardSummaries(ctx, ids[len(ids)-1:]))[0].Finished
		us := sum.Points[sum.Seat.Side()] - sum.Points[sum.Seat.Side().Other()]
		want = append(want, bridgestore.Ended{
			ID: sum.ID, At: last, Day: calendar(last), Won: cmp.Compare(us, 0),
			Deal: must(s.Board(ctx, ids[0])).Board.Number().String(),
		})
	}
	slices.SortStableFunc(want, func(a, b bridgestore.Ended) int { return a.At.Compare(b.At) })
	if got := must(s.Ended(ctx)); len(want) == 0 || !slices.Equal(got, want) {
		t.Errorf("the rubbers that are over are\n%v\nwant\n%v", got, want)
	}

	gone := want[len(want)/2].ID
	check(t, s.Delete(gone))
	if slices.ContainsFunc(must(s.Ended(ctx)), func(e bridgestore.Ended) bool { return e.ID == gone }) {
		t.Errorf("rubber %d is in the trash, and over all the same", gone)
	}
	check(t, s.Restore(gone))
	if got := must(s.Ended(ctx)); !slices.Equal(got, want) {
		t.Errorf("after a deletion that was taken back there are\n%v\nwant\n%v", got, want)
	}
}
