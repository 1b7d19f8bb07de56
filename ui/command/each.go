package command

import (
	"context"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// mostDeals is the largest number of deals of a command.
const mostDeals = 1_000_000

// each does the work on places 0 to n-1, several at once, and returns the results in order. If the context or an error
// stops it, it returns the results of the first places without a gap, with that error. Of several errors the one of the
// first place counts, so that the result doesn't depend on timing: the places before it are finished, those after it
// are stopped.
//
// On a terminal it shows the progress and the remaining time.
func each[T any](ctx context.Context, n, threads int, stderr io.Writer,
	work func(ctx context.Context, place int) (T, error)) ([]T, error) {
	results, done := make([]T, n), make([]bool, n)
	finished := make(chan int, n)
	p := places{ctx: ctx, end: n, stops: map[int]context.CancelFunc{}}
	var workers sync.WaitGroup
	for range min(threads, n) {
		workers.Go(func() {
			for {
				ctx, place, ok := p.begin()
				if !ok {
					return
				}
				result, err := work(ctx, place)
				if p.finish(place, err); err == nil {
					results[place] = result
					finished <- place
				}
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
	if err := context.Cause(ctx); err != nil {
		return results[:first], err
	}
	return results[:first], p.err
}

// places distributes the places to workers.
type places struct {
	ctx context.Context

	mu    sync.Mutex
	next  int // the first one not begun
	end   int // those from here on are not worked on
	err   error
	stops map[int]context.CancelFunc // of those that are being worked on
}

// begin returns the next place, and the context to work on it; ok is false if there is none.
func (p *places) begin() (ctx context.Context, place int, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.ctx.Err() != nil || p.next >= p.end {
		return nil, 0, false
	}
	place = p.next
	p.next++
	ctx, p.stops[place] = context.WithCancel(p.ctx)
	return ctx, place, true
}

// finish notes that the work on a place has ended. If it has failed those behind it end too.
func (p *places) finish(place int, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.stops[place]()
	delete(p.stops, place)
	if err == nil || place >= p.end {
		return
	}
	p.end, p.err = place, err
	for other, stop := range p.stops {
		if other > place {
			stop()
		}
	}
}

// remaining shows on a terminal the progress, and the remaining time at the present rate.
func remaining(stderr io.Writer, total int) (show func(done int), clear func()) {
	const width = 60 // largest width of the output
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

// timeLeft describes a remaining time, as exactly as it is known.
func timeLeft(d time.Duration) string {
	switch {
	case d < 90*time.Second:
		return text.T("command.progress.seconds-left", "N", decimals("%.0f", d.Seconds()))
	case d < 90*time.Minute:
		return text.T("command.progress.minutes-left", "N", decimals("%.0f", d.Minutes()))
	}
	return text.T("command.progress.hours-left", "N", decimals("%.1f", d.Hours()))
}
