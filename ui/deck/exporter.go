package deck

import (
	"context"
	"sync/atomic"

	"github.com/superbridge/superbridge/cardart/export"
)

// exporter carries out one order after the other in the background.
type exporter struct {
	write func(context.Context, export.Options, func(done, total int)) ([]string, error)
	do    func(func()) // does something on Fyne's goroutine, later
	all   *Exports

	// Both are called on Fyne's goroutine. After the order has ended nothing more is told
	// of it.
	onProgress func(done, total int)
	onEnd      func(files int, err error)

	cancel context.CancelFunc // of the order that is carried out, or nil
	order  int                // its number
}

// start carries out an order. None may be at work.
func (e *exporter) start(o export.Options) {
	ctx, cancel := context.WithCancel(context.Background())
	e.order++
	order := e.order
	e.cancel = cancel
	e.all.begin()
	go func() {
		files, err := e.write(ctx, o, e.teller(ctx))
		e.all.end()
		e.do(func() {
			cancel()
			if e.order == order && e.cancel != nil {
				e.cancel = nil
				e.onEnd(len(files), err)
			}
		})
	}()
}

// teller returns a function that tells the newest progress, once a frame at most: it waits
// until what it told before has been heard.
func (e *exporter) teller(ctx context.Context) func(done, total int) {
	var done, total atomic.Int64
	var told atomic.Bool
	return func(d, t int) {
		done.Store(int64(d))
		total.Store(int64(t))
		if told.Swap(true) {
			return
		}
		e.do(func() {
			told.Store(false)
			if ctx.Err() == nil {
				e.onProgress(int(done.Load()), int(total.Load()))
			}
		})
	}
}

// stop cancels what is carried out, if anything. Its end is told as usual.
func (e *exporter) stop() {
	if e.cancel != nil {
		e.cancel()
	}
}

// close cancels what is carried out. What was begun is taken away in the background, and
// nothing more is told.
func (e *exporter) close() {
	if e.cancel != nil {
		e.cancel()
		e.cancel = nil
	}
}
