package bot

import (
	"context"
	"math/rand/v2"
	"sync/atomic"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
)

// crowd is a context that counts how many goroutines look at it at the same time.
type crowd struct {
	context.Context
	now, most *atomic.Int32
}

func (c crowd) Err() error {
	n := c.now.Add(1)
	defer c.now.Add(-1)
	for most := c.most.Load(); n > most && !c.most.CompareAndSwap(most, n); most = c.most.Load() {
	}
	time.Sleep(100 * time.Microsecond) // gives other goroutines time to come too: nothing tells of those that would
	return c.Context.Err()
}

// A player limited to one processor acts the same on it.
func TestThinkingOnOneProcessor(t *testing.T) {
	alone := quick
	alone.threads = 1
	thoughts := 0
	eachCard(t, 2, func(b bridge.Board, r *rand.Rand) {
		if r.IntN(4) != 0 {
			return
		}
		ctx := crowd{t.Context(), new(atomic.Int32), new(atomic.Int32)}
		got, err := newPosition(b.View(b.Actor()), bidding.Cards{}).consider(ctx, alone)
		if err != nil {
			t.Fatal(err)
		}
		want, err := newPosition(b.View(b.Actor()), bidding.Cards{}).consider(t.Context(), quick)
		if err != nil || got != want {
			t.Fatalf("after %v one alone plays %+v, want %+v, %v", b.Events(), got, want, err)
		}
		if ctx.most.Load() > 1 {
			t.Fatalf("after %v %d thought at the same time", b.Events(), ctx.most.Load())
		}
		if ctx.most.Load() > 0 {
			thoughts++
		}
	})
	if thoughts == 0 {
		t.Error("nobody thought")
	}
}
