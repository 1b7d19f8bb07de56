package dd

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// wide is a random whole deal: far too much to be solved in a few nodes.
func wide(seed uint64) bridge.Board {
	return ending(source(seed), bridge.SuperBridge(), bridge.NoTrump, 17, 1)
}

// cancelled is a context that is cancelled after it has been looked at some times. It may
// say that it has a deadline.
type cancelled struct {
	context.Context
	looks atomic.Int64
	timed bool
}

func cancelAfter(t *testing.T, looks int64) *cancelled {
	c := &cancelled{Context: t.Context()}
	c.looks.Store(looks)
	return c
}

func (c *cancelled) Err() error {
	if c.looks.Add(-1) < 0 {
		return context.Canceled
	}
	return nil
}

func (c *cancelled) Deadline() (time.Time, bool) { return time.Time{}, c.timed }

// When its nodes are used up a search gives no answer, and has not tried one card more.
func TestNodes(t *testing.T) {
	for _, nodes := range []int{1, 100, 5_000} {
		s := searchOf(wide(1))
		if got, err := s.ask(t.Context(), card.NS, 9, nodes); got != Unknown || err != nil || s.nodes > nodes+1 {
			t.Errorf("with %d nodes: %v, %v after %d", nodes, got, err, s.nodes)
		}
	}
}

// A search that is cancelled stops at its next look, and it looks every 1,024 nodes: a
// fraction of a millisecond.
func TestCancel(t *testing.T) {
	for _, looks := range []int64{0, 1, 10} {
		ctx := cancelAfter(t, looks)
		s := searchOf(wide(2))
		if got, err := s.ask(ctx, card.NS, 9, 0); got != Unknown || !errors.Is(err, context.Canceled) || s.nodes > int(looks)*checkEvery {
			t.Errorf("cancelled after %d looks: %v, %v, %d nodes", looks, got, err, s.nodes)
		}
		if got, err := s.ask(ctx, card.NS, 9, 0); got != Unknown || !errors.Is(err, context.Canceled) {
			t.Errorf("asked again: %v, %v", got, err)
		}
	}
}
