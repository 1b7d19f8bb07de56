package background

import (
	"context"
	"sync"
	"time"
)

// Runner does slow work off Fyne's goroutine and delivers the result on it. One runner serves the whole window, so that
// closing it waits for all pending writes, including those of screens that have been left. Its methods return at once,
// except Wait, and may be called from any goroutine.
type Runner struct {
	start, do func(func())

	mu      sync.Mutex
	lost    func(error)
	queue   []func() // the writes, and the reads that wait for them, in order
	running bool     // a goroutine works through the queue
	open    int      // works that have not ended
	none    chan struct{}
}

// NewRunner returns the runner of a window. Functions of Fyne's goroutine run by do.
func NewRunner(do func(func())) *Runner { return NewRunnerWith(func(f func()) { go f() }, do) }

// NewRunnerWith returns a runner that runs work with start, and functions of Fyne's goroutine with do. It is for tests,
// which run them at once or when they choose.
func NewRunnerWith(start, do func(func())) *Runner { return &Runner{start: start, do: do} }

// AtOnce returns a runner for tests that does everything synchronously.
func AtOnce() *Runner {
	now := func(f func()) { f() }
	return NewRunnerWith(now, now)
}

// OnLost sets the function that receives, on Fyne's goroutine, the error of each write whose screen has been left.
func (r *Runner) OnLost(f func(error)) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.lost = f
}

// Lost reports to OnLost that something could not be written.
func (r *Runner) Lost(err error) { r.Write(context.Background(), func() error { return err }, nil) }

// Do does f on Fyne's goroutine, later.
func (r *Runner) Do(f func()) { r.do(f) }

// Run runs work concurrently with all other work. The function that it returns runs on Fyne's goroutine, unless it is
// nil or ctx has ended by then.
func (r *Runner) Run(ctx context.Context, work func() (then func())) {
	r.begin()
	r.start(func() { r.work(ctx, work) })
}

// After is Run after all earlier writes: what it reads includes what they wrote.
func (r *Runner) After(ctx context.Context, work func() (then func())) {
	r.begin()
	begin := func() { r.start(func() { r.work(ctx, work) }) }
	r.mu.Lock()
	writing := r.running
	if writing {
		r.queue = append(r.queue, begin)
	}
	r.mu.Unlock()
	if !writing {
		begin()
	}
}

// Write runs write after all earlier writes, one at a time, even if ctx has ended, so that nothing the user entered is
// lost. Then, which may be nil, receives the result on Fyne's goroutine. If ctx has ended or then is nil, an error goes
// to OnLost instead.
func (r *Runner) Write(ctx context.Context, write func() error, then func(error)) {
	r.begin()
	r.enqueue(func() {
		err := write()
		defer r.end() // the result is delivered before Wait returns
		r.mu.Lock()
		lost := r.lost
		r.mu.Unlock()
		if err != nil && lost != nil || then != nil && ctx.Err() == nil {
			r.do(func() {
				switch {
				case then != nil && ctx.Err() == nil:
					then(err)
				case err != nil && lost != nil:
					lost(err)
				}
			})
		}
	})
}

// Later does f on Fyne's goroutine after a time, unless ctx has ended by then.
func (r *Runner) Later(ctx context.Context, d time.Duration, f func()) {
	timer := time.AfterFunc(d, func() {
		if ctx.Err() == nil {
			r.do(func() {
				if ctx.Err() == nil {
					f()
				}
			})
		}
	})
	context.AfterFunc(ctx, func() { timer.Stop() })
}

// Finish does then on Fyne's goroutine when all work has ended, but no later than after limit.
func (r *Runner) Finish(limit time.Duration, then func()) {
	r.start(func() {
		r.Wait(limit)
		r.do(then)
	})
}

// Wait waits until all work has ended, but no longer than limit: a disk that doesn't answer must not keep the program
// alive. It reports whether all has.
func (r *Runner) Wait(limit time.Duration) bool {
	r.mu.Lock()
	open, none := r.open, r.none
	r.mu.Unlock()
	if open == 0 {
		return true
	}
	select {
	case <-none:
		return true
	case <-time.After(limit):
		return false
	}
}

func (r *Runner) work(ctx context.Context, work func() func()) {
	then := work()
	r.end()
	if then != nil && ctx.Err() == nil {
		r.do(func() {
			if ctx.Err() == nil {
				then()
			}
		})
	}
}

// begin notes that a piece of work begins, and end that one has ended.
func (r *Runner) begin() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.open++; r.open == 1 {
		r.none = make(chan struct{})
	}
}

func (r *Runner) end() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.open--; r.open == 0 {
		close(r.none)
	}
}

// enqueue does f behind all that is in the queue.
func (r *Runner) enqueue(f func()) {
	r.mu.Lock()
	r.queue = append(r.queue, f)
	idle := !r.running
	r.running = true
	r.mu.Unlock()
	if idle {
		r.start(r.dequeue)
	}
}

// dequeue works through the queue.
func (r *Runner) dequeue() {
	for {
		r.mu.Lock()
		if len(r.queue) == 0 {
			r.running = false
			r.mu.Unlock()
			return
		}
		f := r.queue[0]
		r.queue = r.queue[1:]
		r.mu.Unlock()
		f()
	}
}
