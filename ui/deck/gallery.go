package deck

import (
	"image"
	"runtime"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// gallery updates pictures of cards without blocking the window: a frame shows its old picture until one of the
// painters, which are goroutines, has drawn the new one. The newest wish counts.
type gallery struct {
	mu       sync.Mutex
	art      *widget.Art // never another one
	style    cardart.Style
	frames   []*frame
	painters int  // at work
	told     bool // that pictures are ready; they have not been hung yet
	closed   bool

	changed func() // called from a painter when pictures are ready to be hung
}

// frame is a place for the picture of a card. Its fields belong to the gallery's lock.
type frame struct {
	raster *canvas.Raster
	want   wish
	begun  wish // begun last by a painter
	shown  hanging
	next   hanging
}

// wish is all that makes a picture.
type wish struct {
	card  card.Card
	back  bool
	style cardart.Style
	w, h  int // 0 until the window has asked
}

// hanging is a picture with the wish that it fulfils.
type hanging struct {
	of      wish
	picture image.Image
}

func newGallery(art *widget.Art) *gallery {
	g := &gallery{art: art, style: art.Style}
	g.changed = func() { fyne.Do(g.hang) }
	return g
}

// face adds a frame for the face of a card.
func (g *gallery) face(c card.Card) *frame { return g.add(wish{card: c, style: g.style}) }

// back adds a frame for the back of the cards.
func (g *gallery) back() *frame { return g.add(wish{back: true, style: g.style}) }

func (g *gallery) add(w wish) *frame {
	f := &frame{want: w}
	f.raster = canvas.NewRaster(func(w, h int) image.Image { return g.show(f, w, h) })
	g.mu.Lock()
	defer g.mu.Unlock()
	g.frames = append(g.frames, f)
	return f
}

// show returns the present picture of a frame. If it should be another one, that is drawn, and the window asks again
// later. Meanwhile a new frame shows a card without a face.
func (g *gallery) show(f *frame, w, h int) image.Image {
	g.mu.Lock()
	defer g.mu.Unlock()
	f.want.w, f.want.h = max(w, 1), max(h, 1)
	if f.shown.of == f.want {
		return f.shown.picture
	}
	g.start()
	if f.shown.picture != nil {
		return f.shown.picture
	}
	return g.art.FacePicture(card.Card{}, w, h)
}

// setStyle shows all cards in another style as soon as they are drawn.
func (g *gallery) setStyle(style cardart.Style) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.style = style
	for _, f := range g.frames {
		f.want.style = style
	}
	g.start()
}

// setCard shows another card in a frame as soon as it is drawn.
func (g *gallery) setCard(f *frame, c card.Card) {
	g.mu.Lock()
	defer g.mu.Unlock()
	f.want.card = c
	g.start()
}

// forget records that a frame is not visible and needs no picture until the window asks.
func (g *gallery) forget(f *frame) {
	g.mu.Lock()
	defer g.mu.Unlock()
	f.want.w, f.want.h = 0, 0
}

// close sends the painters home.
func (g *gallery) close() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.closed = true
}

// start sets painters to work if there is work. The caller holds the lock.
func (g *gallery) start() {
	for n := g.missing(); !g.closed && g.painters < min(n, runtime.GOMAXPROCS(0)); g.painters++ {
		go g.work()
	}
}

// missing returns the number of pictures that no painter has begun. The caller holds the lock.
func (g *gallery) missing() (n int) {
	for _, f := range g.frames {
		if f.isMissing() {
			n++
		}
	}
	return n
}

func (f *frame) isMissing() bool { return f.want.w > 0 && f.begun != f.want }

// work paints a picture after the other until none is missing.
func (g *gallery) work() {
	for {
		f, want := g.begin()
		if f == nil {
			return
		}
		if g.end(f, want, paint(g.art, want)) {
			g.changed()
		}
	}
}

// begin returns the first frame whose picture is missing. If there is none the painter is done.
func (g *gallery) begin() (*frame, wish) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, f := range g.frames {
		if f.isMissing() && !g.closed {
			f.begun = f.want
			return f, f.want
		}
	}
	g.painters--
	return nil, wish{}
}

// end stores a picture until it can be shown, unless another painter has begun a newer one. It reports whether to
// notify the window, which then shows all that are ready.
func (g *gallery) end(f *frame, of wish, picture image.Image) (tell bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if f.begun != of || g.closed {
		return false
	}
	f.next = hanging{of, picture}
	tell = !g.told
	g.told = true
	return tell
}

// paint returns the picture of a wish.
func paint(art *widget.Art, w wish) image.Image {
	art = art.With(w.style)
	if w.back {
		return art.BackPicture(w.w, w.h)
	}
	return art.FacePicture(w.card, w.w, w.h)
}

// hang shows the pictures that are ready.
func (g *gallery) hang() {
	for _, r := range g.exchange() {
		r.Refresh()
	}
}

// exchange puts the pictures that are ready and still wanted into their frames, and
// returns those that changed.
func (g *gallery) exchange() (changed []*canvas.Raster) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.told = false
	for _, f := range g.frames {
		if f.next.of == f.want && f.shown.of != f.want {
			f.shown = f.next
			changed = append(changed, f.raster)
		}
	}
	return changed
}
