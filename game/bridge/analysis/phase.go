package analysis

import (
	"context"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
)

// phase is a part of the work on a chain.
type phase func(ctx context.Context, chain int) error

// do makes workers do phases of all chains. Phases of a chain run one after the other, by one worker at a time. A
// worker continues with the chain that is furthest behind, so that nobody waits for a slow one.
func (w *Work) do(ctx context.Context, workers int, phases ...phase) error {
	var (
		mu     sync.Mutex // guards what follows
		done   [len(bridge.Strains)]int
		busy   [len(bridge.Strains)]bool
		failed error
	)
	take := func() (chain int, ok bool) {
		for other, n := range done {
			if !busy[other] && n < len(phases) && (!ok || n < done[chain]) {
				chain, ok = other, true
			}
		}
		return chain, ok && failed == nil
	}
	var group sync.WaitGroup
	for range workers {
		group.Go(func() {
			mu.Lock()
			defer mu.Unlock()
			for chain, ok := take(); ok; chain, ok = take() { // each remaining chain that isn't taken belongs to another worker
				busy[chain] = true
				next := phases[done[chain]]
				mu.Unlock()
				err := next(ctx, chain)
				mu.Lock()
				busy[chain] = false
				done[chain]++
				if failed == nil {
					failed = err
				}
			}
		})
	}
	group.Wait()
	return failed
}
