package bridge_test

import (
	"cmp"
	"context"
	"slices"
	"testing"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// The rubbers that are over are those that a plain look at all of them finds, whatever has been done with them.
func TestEnded(t *testing.T) {
	ctx := context.Background()
	for seed := range uint64(some(2)) {
		s := open(t, t.TempDir())
		run(t, s.DB(), "PRAGMA synchronous = OFF")
		l := newLife(t, s, seed)
		for range 120 {
			l.step()
		}
		fill(t, s)

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
			t.Errorf("seed %d: the rubbers that are over are\n%v\nwant\n%v", seed, got, want)
		}

		gone := want[len(want)/2].ID
		check(t, s.Delete(gone))
		if slices.ContainsFunc(must(s.Ended(ctx)), func(e bridgestore.Ended) bool { return e.ID == gone }) {
			t.Errorf("seed %d: rubber %d is in the trash, and over all the same", seed, gone)
		}
		check(t, s.Restore(gone))
		if got := must(s.Ended(ctx)); !slices.Equal(got, want) {
			t.Errorf("seed %d: after a deletion that was taken back there are\n%v\nwant\n%v", seed, got, want)
		}
	}
}
