package bot

import "github.com/superbridge/superbridge/game/parallel"

// inParallel runs the jobs 0 to count-1 on as many processors as the player may use, and returns the error of the
// context if that ends first.
func (t *thinking) inParallel(count int, job func(int)) error {
	return parallel.Do(t.ctx, t.player.Threads, count, job)
}
