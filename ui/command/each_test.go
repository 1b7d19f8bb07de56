package command

import (
	"context"
	"errors"
	"io"
	"slices"
	"sync/atomic"
	"testing"
)

// Results are in order, whatever the timing, and no more places are worked on at once than allowed.
func TestEach(t *testing.T) {
	for _, threads := range []int{1, 3, 100} {
		var at, most atomic.Int64
		got, err := each(t.Context(), 20, threads, io.Discard, func(_ context.Context, place int) (int, error) {
			now := at.Add(1)
			defer at.Add(-1)
			for old := most.Load(); now > old && !most.CompareAndSwap(old, now); old = most.Load() {
			}
			return place * place, nil
		})
		var want []int
		for place := range 20 {
			want = append(want, place*place)
		}
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("on %d threads: %v (%v), want %v", threads, got, err, want)
		}
		if most.Load() > int64(threads) {
			t.Errorf("on %d threads %d were at work at once", threads, most.Load())
		}
	}
}

// An error stops later places, and of two errors the one of the first place counts, whichever is earlier.
func TestEachStops(t *testing.T) {
	wrong, late := errors.New("wrong"), errors.New("wrong, and late")
	begun, failed := make(chan bool), make(chan bool)
	got, err := each(t.Context(), 1000, 3, io.Discard, func(ctx context.Context, place int) (int, error) {
		switch place {
		case 3: // ends with an error when the fourth has
			<-failed
			return 0, late
		case 4:
			<-begun
			defer close(failed)
			return 0, wrong
		case 5: // ends when it is stopped
			close(begun)
			<-ctx.Done()
			return 0, ctx.Err()
		}
		return place, nil
	})
	if err != late || !slices.Equal(got, []int{0, 1, 2}) {
		t.Errorf("%v, %v; want the first three and what is wrong with the next", got, err)
	}

	ctx, cancel := context.WithCancel(t.Context())
	got, err = each(ctx, 1000, 1, io.Discard, func(_ context.Context, place int) (int, error) {
		if place == 4 {
			cancel()
		}
		return place, nil
	})
	if !errors.Is(err, context.Canceled) || !slices.Equal(got, []int{0, 1, 2, 3, 4}) {
		t.Errorf("%v, %v; want the first five, stopped", got, err)
	}

	got, err = each(t.Context(), 0, 4, io.Discard, func(context.Context, int) (int, error) { return 0, wrong })
	if err != nil || len(got) > 0 {
		t.Errorf("of nothing: %v, %v", got, err)
	}
}
