package bot

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// inParallel does the jobs 0 to count-1 on as many processors as the player may use, and returns the error of the context if
// that ends first. Each job keeps its result by itself, so it doesn't matter which is done when.
func (t *thinking) inParallel(count int, job func(int)) error {
	threads := t.player.Threads
	if threads < 1 {
		threads = runtime.GOMAXPROCS(0)
	}
	var next atomic.Int64
	var workers sync.WaitGroup
	for range min(threads, count) {
		workers.Go(func() {
			for {
				n := int(next.Add(1)) - 1
				if n >= count || t.ctx.Err() != nil {
					return
				}
				job(n)
			}
		})
	}
	workers.Wait()
	return t.ctx.Err()
}
