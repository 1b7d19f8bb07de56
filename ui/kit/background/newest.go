// Package background runs work while the window stays usable: reading and writing with a [Runner], and the progress of
// long searches.
package background

import (
	"context"
	"sync/atomic"
)

// Newest returns a function that shows the newest value it is given, once a frame at most: it waits until the previous
// one has been shown. It may be called from any goroutine. Do runs a function on Fyne's goroutine, later; show is
// called there, but not after ctx has ended.
func Newest[T any](ctx context.Context, do func(func()), show func(T)) func(T) {
	var newest atomic.Pointer[T]
	var told atomic.Bool
	return func(news T) {
		newest.Store(&news)
		if ctx.Err() != nil || told.Swap(true) {
			return
		}
		do(func() {
			told.Store(false)
			if ctx.Err() == nil {
				show(*newest.Load())
			}
		})
	}
}
