package poker_test

import (
	"context"
	"slices"
	"testing"
	"time"

	pokerstore "github.com/superbridge/superbridge/storage/poker"
)

// Answered exercises come back in order, also from a file that is opened again; impossible ones aren't kept.
func TestPlaced(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	s := open(t, dir)
	at := time.UnixMilli(1_700_000_000_123)
	want := []pokerstore.Placed{
		{Street: 1, Cost: 1.25, Hints: 1, At: at}, {Street: 5, Right: true, At: at.Add(time.Second)}, {Street: 3, Cost: 0.125, Right: true, At: at.Add(time.Minute)},
	}
	for _, i := range []int{2, 0, 1} {
		check(t, s.KeepPlaced(ctx, want[i]))
	}
	for _, p := range []pokerstore.Placed{{Street: 6, At: at}, {Street: 1, Cost: -1, At: at}, {Street: 1, Hints: -1, At: at}} {
		if err := s.KeepPlaced(ctx, p); err == nil {
			t.Errorf("%+v is kept", p)
		}
	}
	check(t, s.Close())
	if got := must(open(t, dir).Placed(ctx)); !slices.EqualFunc(got, want, func(a, b pokerstore.Placed) bool {
		return a.At.Equal(b.At) && a.Street == b.Street && a.Cost == b.Cost && a.Right == b.Right && a.Hints == b.Hints
	}) {
		t.Errorf("there are\n%+v, want\n%+v", got, want)
	}
}
