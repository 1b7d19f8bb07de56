package background

import (
	"sync"
	"time"
)

// Book knows of all work that still touches the disk, also of that whose screen has been left. The
// zero value knows of none.
type Book struct {
	mutex sync.Mutex
	n     int
	none  chan struct{} // closed when n falls to 0
}

// Begin notes that a piece of work begins, and End that one has ended.
func (b *Book) Begin() {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if b.n++; b.n == 1 {
		b.none = make(chan struct{})
	}
}

func (b *Book) End() {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if b.n--; b.n == 0 {
		close(b.none)
	}
}

// Wait waits until all work has ended, but no longer than limit: a disk that doesn't answer must not
// keep the program alive. It reports whether all has.
func (b *Book) Wait(limit time.Duration) bool {
	b.mutex.Lock()
	n, none := b.n, b.none
	b.mutex.Unlock()
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
