package export

import (
	"bufio"
	"context"
	"image/png"
	"math"
	"os"
	"runtime"
	"sync"

	"github.com/superbridge/superbridge/cardart"
)

// Write writes the deck and returns the paths of the files. The error is an [*Error], or
// that of ctx when it ends; then nothing has been written, and what was made for it is gone.
//
// While it goes on, progress is called with how many of the faces and the back are done,
// from 0 to all, never twice at once; it may be nil.
func Write(ctx context.Context, o Options, progress func(done, total int)) (files []string, err error) {
	if err := o.Check(); err != nil {
		return nil, err
	}
	names := o.Files()
	if err := taken(o.Dir, names, o.Force); err != nil {
		return nil, err
	}
	f, err := openFolder(o.Dir)
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			f.remove()
		}
	}()
	w := writer{Options: o, ctx: ctx, folder: f, progress: progress, sides: o.sides()}
	w.step(0)
	if o.Format == PDF {
		err = w.pdf(names[0])
	} else {
		err = w.pictures(names)
	}
	if err == nil {
		err = ctx.Err()
	}
	if err == nil {
		err = taken(o.Dir, names, o.Force) // as time has passed
	}
	if err == nil {
		err = f.moveIn(names)
	}
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		files = append(files, f.path(name))
	}
	return files, nil
}

// writer is a deck being written.
type writer struct {
	Options
	ctx      context.Context
	folder   *folder
	sides    []side
	progress func(done, total int)

	mu   sync.Mutex
	done int
}

// step reports so many more sides as done.
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

// hands returns how many pictures are drawn at once: one a processor, but no more than
// keep their pixels, of which each takes 4 bytes and 4 more to be drawn, within 200 MB.
func (w *writer) hands() int {
	if w.Format != PNG {
		return runtime.GOMAXPROCS(0)
	}
	return max(1, min(runtime.GOMAXPROCS(0), 200e6/(8*w.Width*w.height())))
}

// height returns how many pixels high a PNG is.
func (w *writer) height() int { return int(math.Round(float64(w.Width) / cardart.Aspect)) }

func (w *writer) picture(s side, name string) error {
	d := s.drawing(w.Style)
	return w.folder.create(name, func(file *os.File) error {
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
