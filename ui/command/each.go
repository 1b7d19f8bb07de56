package command

import (
	"context"
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"
)

// mostDeals is how many deals a command takes at most.
const mostDeals = 1_000_000

// each does the work on places 0 to n-1, several at once, and returns the results in their order. Where something
// stops it, the context or an error, it returns the results of the first places without a gap, with that error.
//
// On a terminal it shows how much is done, and how long the rest will take.
func each[T any](ctx context.Context, n, threads int, stderr io.Writer,
	work func(ctx context.Context, place int) (T, error)) ([]T, error) {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	results, done := make([]T, n), make([]bool, n)
	finished := make(chan int, n)
	var begun atomic.Int64
	var workers sync.WaitGroup
	for range min(threads, n) {
		workers.Go(func() {
			for ctx.Err() == nil {
				place := int(begun.Add(1)) - 1
				if place >= n {
					return
				}
				result, err := work(ctx, place)
				if err != nil {
					stop(err) // the first error counts
					return
				}
				results[place] = result
				finished <- place
			}
		})
	}
	go func() {
		workers.Wait()
		close(finished)
	}()

	show, clear := remaining(stderr, n)
	defer clear()
	show(0)
	count := 0
	for place := range finished {
		done[place] = true
		count++
		show(count)
	}
	if count == n {
		return results, nil
	}
	first := 0
	for done[first] {
		first++
	}
	return results[:first], context.Cause(ctx)
}

// remaining shows on a terminal how much is done, and how long the rest will take if it goes on so.
func remaining(stderr io.Writer, total int) (show func(done int), clear func()) {
	const width = 60 // of what it writes, at most
	progress, _ := counter(stderr)
	if progress == nil {
		return func(int) {}, func() {}
	}
	begun := time.Now()
	show = func(done int) {
		progress(done, total)
		if done > 0 {
			rest := time.Since(begun) / time.Duration(done) * time.Duration(total-done)
			fmt.Fprintf(stderr, "%-20s", "– "+timeLeft(rest))
		}
	}
	return show, func() { fmt.Fprintf(stderr, "\r%*s\r", width, "") }
}

// timeLeft says a time in words, as exactly as it can be known.
func timeLeft(d time.Duration) string {
	switch {
	case d < 90*time.Second:
		return fmt.Sprintf("%.0f s left", d.Seconds())
	case d < 90*time.Minute:
		return fmt.Sprintf("%.0f min left", d.Minutes())
	}
	return fmt.Sprintf("%.1f h left", d.Hours())
}
