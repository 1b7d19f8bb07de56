package background

import (
	"sync/atomic"
	"time"
)

// keepPause is how long nothing is kept after something has been: as much work is lost at most, if the program is killed.
const keepPause = 2 * time.Second

// Keep returns a function that has the newest of what it is told kept, while the work goes on that finds it: the first at once, and
// what comes after it with pauses between. It may be called in any goroutine, and keep is called in one of its own. Once end has
// returned keep is not called any more: the last of all is for the caller to keep, who also says so if that can't be done.
func Keep[T any](keep func(T) error) (tell func(T), end func()) {
	var newest atomic.Pointer[T]
	told, stop, ended := make(chan struct{}, 1), make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		for {
			select {
			case <-told:
			case <-stop:
				return
			}
			_ = keep(*newest.Load()) // the next time may go well
			select {
			case <-time.After(keepPause):
			case <-stop:
				return
			}
		}
	}()
	tell = func(news T) {
		newest.Store(&news)
		select {
		case told <- struct{}{}:
		default:
		}
	}
	return tell, func() {
		close(stop)
		<-ended
	}
}
