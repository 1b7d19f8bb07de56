// Package parallel does jobs on several processors, so that what comes out doesn't depend on how many there are.
package parallel

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
)

// Do runs the jobs 0 to count-1 on at most threads processors, 0 for as many as help, and returns the error of the
// context if that ends first; jobs not yet started are then skipped. Each job stores its own result, so their order
// doesn't matter.
func Do(ctx context.Context, threads, count int, job func(int)) error {
	if threads < 1 {
		threads = runtime.GOMAXPROCS(0)
	}
	var next atomic.Int64
	var workers sync.WaitGroup
	for range min(threads, count) {
		workers.Go(func() {
			for {
				n := int(next.Add(1)) - 1
				if n >= count || ctx.Err() != nil {
					return
				}
				job(n)
			}
		})
	}
	workers.Wait()
	return ctx.Err()
}
