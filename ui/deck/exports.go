package deck

import (
	"sync"
	"time"
)

// Exports knows of all exports that still touch the disk, also of those whose screen has
// been left. The zero value knows of none.
type Exports struct {
	mutex sync.Mutex
	n     int
	none  chan struct{} // closed when n falls to 0
}

func (e *Exports) begin() {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	if e.n++; e.n == 1 {
		e.none = make(chan struct{})
	}
}

func (e *Exports) end() {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	if e.n--; e.n == 0 {
		close(e.none)
	}
}

// Wait waits until every export has ended, but no longer than limit: a disk that doesn't
// answer must not keep the program alive. It reports whether all have.
func (e *Exports) Wait(limit time.Duration) bool {
	e.mutex.Lock()
	n, none := e.n, e.none
	e.mutex.Unlock()
	if n == 0 {
		return true
	}
	select {
	case <-none:
		return true
	case <-time.After(limit):
		return false
	}
}
