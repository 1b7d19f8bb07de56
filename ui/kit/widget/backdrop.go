package widget

import (
	"image"
	"sync"
	"sync/atomic"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Backdrop is a picture that takes longer to paint than the window can wait: when it should
// be another one, it shows the old one, stretched, until a goroutine has painted the new.
// Only the first is waited for.
type Backdrop struct {
	Raster *canvas.Raster
	Rough  bool // the first one is painted in a quarter of its size at first, for a moment

	// scene returns a function that paints the current picture. Scene is called on Fyne's goroutine, its result on
	// another one.
	scene func() func(w, h int) image.Image

	mu       sync.Mutex
	shown    image.Image // nil at first
	of, want view
	painting bool
	paint    func(w, h int) image.Image // for want
}

// view is a size in pixels, and a counter of the picture's looks.
type view struct{ w, h, look int }

// NewBackdrop returns a picture that scene's functions paint.
func NewBackdrop(scene func() func(w, h int) image.Image) *Backdrop {
	b := &Backdrop{scene: scene}
	b.Raster = canvas.NewRaster(b.show)
	return b
}

// Refresh paints the picture again: it should look otherwise than before.
func (b *Backdrop) Refresh() {
	b.mu.Lock()
	b.want.look++
	b.mu.Unlock()
	b.Raster.Refresh()
}

// show returns the picture for w by h pixels, or the previous one until that is ready.
func (b *Backdrop) show(w, h int) image.Image {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.want.w, b.want.h = max(w, 1), max(h, 1)
	if b.shown != nil && b.of == b.want {
		return b.shown
	}
	b.paint = b.scene()
	switch {
	case b.shown == nil && b.Rough:
		b.shown = b.paint(max(b.want.w/4, 1), max(b.want.h/4, 1))
	case b.shown == nil:
		b.shown, b.of = b.paint(b.want.w, b.want.h), b.want
		return b.shown
	}
	if !b.painting {
		b.painting = true
		begun.Add(1)
		go b.work()
	}
	return b.shown
}

// begun and done count the backdrops that goroutines have begun and finished painting.
var begun, done atomic.Int64

// Painted returns how many backdrops have been painted in the background since the start of the program, and whether
// one is being painted now: until then the window shows the previous one.
func Painted() (times int64, now bool) {
	times = begun.Load()
	return times, done.Load() < times
}

// work paints until the picture is as it should be.
func (b *Backdrop) work() {
	for {
		b.mu.Lock()
		want, paint := b.want, b.paint
		if b.of == want {
			b.painting = false
			b.mu.Unlock()
			done.Add(1)
			fyne.Do(b.Raster.Refresh)
			return
		}
		b.mu.Unlock()
		picture := paint(want.w, want.h)
		b.mu.Lock()
		b.shown, b.of = picture, want
		b.mu.Unlock()
	}
}
