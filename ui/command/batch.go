package command

import (
	"context"
	"encoding/json"
	"io"
	"iter"
	"sync"
	"time"

	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
)

// batch answers a question about a list of deals, several at once.
type batch struct {
	question
	threads        int // for all deals together
	stdout, stderr io.Writer

	jobs          []*job // not printed yet, in the order of the list
	waiting       int    // number of these, at the end, that have not begun
	free          int    // threads
	finished      chan *job
	workers       sync.WaitGroup
	deals, broken int // numbers of deals in the list, and of faulty entries
}

// job is the work on one deal.
type job struct {
	deal    card.Deal
	threads int // given to it
	done    bool
	solution
	err error
}

const (
	// readAhead is the largest number of deals read and not printed yet.
	readAhead = 10_000
	// pause is the time without a new deal after which those present are all for now.
	pause = 5 * time.Millisecond
)

// run answers the deals as they arrive, and prints each answer as soon as it and those before it are there. Faulty
// entries are reported when they are read. It fails if it can't print, or with the error of ctx; the output is then the
// beginning of the whole.
//
// Threads are divided among the deals: a deal has several only if there are fewer deals. Memory is divided likewise.
func (b *batch) run(ctx context.Context, list iter.Seq[pbn.Listed]) error {
	defer b.workers.Wait()
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	b.free, b.finished = b.threads, make(chan *job, b.threads)
	progress, clear := counter(b.stderr)
	defer clear()
	out := json.NewEncoder(b.stdout) // it doesn't buffer
	listed := send(ctx, list)
	coming := true // more deals are, at once
	for listed != nil || len(b.jobs) > 0 {
		source := listed
		if len(b.jobs) == readAhead {
			source, coming = nil, false
		}
		if b.waiting >= b.free || !coming {
			b.begin(ctx)
		}
		var silence <-chan time.Time
		if b.waiting > 0 && b.free > 0 {
			silence = time.After(pause)
		}

		select {
		case d, ok := <-source:
			if coming = ok; !ok {
				listed = nil
			} else if err := b.add(d); err != nil {
				clear()
				tell(b.stderr, "command.fault.at-line", "Line", d.Line, "Why", err)
			}
		case <-silence:
			coming = false
		case j := <-b.finished:
			if j.err != nil {
				return j.err
			}
			j.done = true
			b.free += j.threads
			for len(b.jobs) > 0 && b.jobs[0].done {
				clear()
				if err := out.Encode(b.jobs[0].solution); err != nil {
					return err
				}
				b.jobs = b.jobs[1:]
			}
		case <-ctx.Done():
			return ctx.Err()
		}
		if progress != nil {
			progress(b.deals-len(b.jobs), b.deals)
		}
	}
	return nil
}

// send returns a channel of a list's items. The sender can't be waited for, as it may be waiting for a line.
func send[T any](ctx context.Context, list iter.Seq[T]) <-chan T {
	sent := make(chan T)
	go func() {
		defer close(sent)
		for item := range list {
			select {
			case sent <- item:
			case <-ctx.Done():
				return
			}
		}
	}()
	return sent
}

// add queues a deal, or returns its fault.
func (b *batch) add(d pbn.Listed) error {
	if err := b.check(d); err != nil {
		b.broken++
		return err
	}
	b.deals++
	b.waiting++
	b.jobs = append(b.jobs, &job{deal: d.Deal})
	return nil
}

// begin gives the free threads to deals that wait.
func (b *batch) begin(ctx context.Context) {
	for ; b.waiting > 0 && b.free > 0; b.waiting-- {
		j := b.jobs[len(b.jobs)-b.waiting]
		j.threads = (b.free + b.waiting - 1) / b.waiting
		b.free -= j.threads
		options := dd.Options{Threads: j.threads, Memory: dd.DefaultMemory / b.threads * j.threads}
		b.workers.Go(func() {
			j.solution, j.err = b.solve(ctx, j.deal, options)
			b.finished <- j
		})
	}
}
