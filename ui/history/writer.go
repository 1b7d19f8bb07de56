package history

import (
	"sync"
	"time"
)

// writer does one thing after the other in the background, also after the screen has been
// left: what the person has said is kept.
type writer struct {
	start func(func()) // in another goroutine

	mu      sync.Mutex
	todo    []func()
	running bool
	idle    chan struct{} // closed when it stops running
}

// do does something after all that it was told before.
func (w *writer) do(f func()) {
	w.mu.Lock()
	w.todo = append(w.todo, f)
	begin := !w.running
	if begin {
		w.running, w.idle = true, make(chan struct{})
	}
	w.mu.Unlock()
	if begin {
		w.start(w.run)
	}
}

func (w *writer) run() {
	for {
		w.mu.Lock()
		if len(w.todo) == 0 {
			w.running = false
			close(w.idle)
			w.mu.Unlock()
			return
		}
		f := w.todo[0]
		w.todo = w.todo[1:]
		w.mu.Unlock()
		f()
	}
}

// wait waits until all is done, but no longer than limit: a disk that doesn't answer must
// not keep the program alive.
func (w *writer) wait(limit time.Duration) {
	w.mu.Lock()
	running, idle := w.running, w.idle
	w.mu.Unlock()
	if !running {
		return
	}
	select {
	case <-idle:
	case <-time.After(limit):
	}
}
