package parallel_test

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/game/parallel"
)

func TestDo(t *testing.T) {
	for threads := range 4 {
		var done [100]int
		if err := parallel.Do(context.Background(), threads, len(done), func(n int) { done[n] += n }); err != nil {
			t.Fatal(err)
		}
		for n, got := range done {
			if got != n {
				t.Errorf("%d threads: job %d left %d", threads, n, got)
			}
		}
	}
}

func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	done := 0
	err := parallel.Do(ctx, 1, 100, func(n int) {
		done++
		if n == 4 {
			cancel()
		}
	})
	if err != context.Canceled || done != 5 {
		t.Errorf("%d jobs done, error %v", done, err)
	}
}
