package background

import (
	"sync/atomic"
	"time"
)

// keepPause is the pause between two saves, and so the most work that is lost if the program is killed.
const keepPause = 2 * time.Second

// Keep returns a function that saves the newest value it is given while work goes on: the first at once, later ones
// with pauses between. It may be called from any goroutine; keep runs on one of its own. Once end has returned, keep
// isn't called any more: the caller saves the final value and reports its error.
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
