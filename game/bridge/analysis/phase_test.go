package analysis

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
)

// A single worker does a phase on all chains before the next; several keep the order within each chain.
func TestPhases(t *testing.T) {
	for workers := 1; workers <= 6; workers++ {
		var mu sync.Mutex
		var done []string
		phaseOf := func(name string) phase {
			return func(_ context.Context, chain int) error {
				mu.Lock()
				defer mu.Unlock()
				done = append(done, fmt.Sprint(name, chain))
				return nil
			}
		}
		if err := (&Work{}).do(t.Context(), workers, phaseOf("a"), phaseOf("b"), phaseOf("c")); err != nil {
			t.Fatal(err)
		}
		const all = "a0 a1 a2 a3 a4 b0 b1 b2 b3 b4 c0 c1 c2 c3 c4"
		if got := strings.Join(done, " "); workers == 1 && got != all {
			t.Errorf("one did %s, want %s", got, all)
		}
		slices.SortStableFunc(done, func(a, b string) int { return int(a[1]) - int(b[1]) })
		if got, want := strings.Join(done, " "), "a0 b0 c0 a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4"; got != want {
			t.Errorf("%d did %s on the chains, want %s", workers, got, want)
		}
	}
}

// Nobody waits for a slow chain: it continues when all others are done with their last phase.
func TestPhasesDoNotWait(t *testing.T) {
	others := make(chan struct{})
	left := len(bridge.Strains) - 1
	ctx, end := context.WithTimeout(t.Context(), time.Minute) // or it would hang
	defer end()
	err := (&Work{}).do(ctx, 2, func(ctx context.Context, chain int) error {
		if chain > 0 {
			return nil
		}
		select {
		case <-others:
			return nil
		case <-ctx.Done():
			return ctx.Err()
		}
	}, func(ctx context.Context, chain int) error {
		if chain > 0 { // one after the other, as one worker is left
			if left--; left == 0 {
				close(others)
			}
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

// An error ends the run, after which nothing new starts.
func TestPhaseFails(t *testing.T) {
	wrong, begun := errors.New("wrong"), 0
	err := (&Work{}).do(t.Context(), 1, func(_ context.Context, chain int) error {
		if begun++; chain == 2 {
			return wrong
		}
		return nil
	})
	if !errors.Is(err, wrong) || begun != 3 {
		t.Errorf("%v after %d chains", err, begun)
	}
}
