// Package background is what goes on while the window goes on: reading and writing, of which a [Runner] takes care, and
// how a search that takes long tells how far it is.
package background

import (
	"context"
	"sync/atomic"
)

// Newest returns a function that has the newest of what it is told shown, once a frame at most: it
// waits until what it handed on before has been shown. It may be called in any goroutine; do does
// something on Fyne's, later, and show is called there, but not after ctx has ended.
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
