package export

import (
	"bufio"
	"context"
	"image/png"
	"io"
	"math"
	"runtime"
	"sync"

	"github.com/superbridge/superbridge/cardart"
)

// Create makes a file of a name, to be filled by write. Several files may be made at once.
type Create = func(name string, write func(io.Writer) error) error

// Write writes the deck into the files that [Options.Files] names. The error is an [*Error] if the options make no
// sense, one of create, or that of ctx when it ends; then what has been written is a part of the deck.
//
// Meanwhile progress is called with the number of faces and backs done, from 0 to all, never concurrently; it may
// be nil.
func (o Options) Write(ctx context.Context, create Create, progress func(done, total int)) error {
	if err := o.Check(); err != nil {
		return err
	}
	names := o.Files()
	w := writer{Options: o, ctx: ctx, create: create, progress: progress, sides: o.sides()}
	w.step(0)
	var err error
	if o.Format == PDF {
		err = w.pdf(names[0])
	} else {
		err = w.pictures(names)
	}
	if err == nil {
		err = ctx.Err()
	}
	return err
}

// writer is a deck being written.
type writer struct {
	Options
	ctx      context.Context
	create   Create
	sides    []side
	progress func(done, total int)

	mu   sync.Mutex
	done int
}

// step reports n more sides as done.
func (w *writer) step(n int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.done += n
	if w.progress != nil {
		w.progress(w.done, len(w.sides))
	}
}

// pictures writes a file for each side, several at a time.
func (w *writer) pictures(names []string) error {
	ctx, stop := context.WithCancelCause(w.ctx)
	defer stop(nil)
	next := make(chan int)
	var workers sync.WaitGroup
	for range w.hands() {
		workers.Go(func() {
			for i := range next {
				if err := w.picture(w.sides[i], names[i]); err != nil {
					stop(err)
				} else if ctx.Err() == nil {
					w.step(1)
				}
			}
		})
	}
	for i := 0; i < len(w.sides) && ctx.Err() == nil; i++ {
		select {
		case next <- i:
		case <-ctx.Done():
		}
	}
	close(next)
	workers.Wait()
	return context.Cause(ctx)
}

// hands returns the number of pictures drawn at once: one per processor, limited so that their pixels, which take
// 4 bytes each and 4 more while drawing, stay within 200 MB.
func (w *writer) hands() int {
	if w.Format != PNG {
		return runtime.GOMAXPROCS(0)
	}
	return max(1, min(runtime.GOMAXPROCS(0), 200e6/(8*w.Width*w.height())))
}

// height returns the height of a PNG in pixels.
func (w *writer) height() int { return int(math.Round(float64(w.Width) / cardart.Aspect)) }

func (w *writer) picture(s side, name string) error {
	d := s.drawing(w.Style)
	return w.create(name, func(file io.Writer) error {
		out := bufio.NewWriter(file)
		var err error
		if w.Format == PNG {
			err = png.Encode(out, d.Raster(w.Width, w.height()))
		} else {
			err = d.SVG(out, s.title)
		}
		if err != nil {
			return err
		}
		return out.Flush()
	})
}
