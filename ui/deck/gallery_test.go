package deck

import (
	"image"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

var (
	plain = cardart.Style{}
	fancy = cardart.Style{Colours: cardart.FourColours, Index: cardart.LargeIndex, Back: cardart.StarBack}
)

// newTestGallery returns a gallery with a frame for each card and the back, and a function that waits until pictures
// are ready.
func newTestGallery(t *testing.T) (g *gallery, frames []*frame, ready func()) {
	t.Helper()
	test.NewTempApp(t)
	g = newGallery(widget.NewArt(plain))
	signal := make(chan bool, 1)
	g.changed = func() { signal <- true }
	for _, c := range pack() {
		frames = append(frames, g.face(c))
	}
	frames = append(frames, g.back())
	return g, frames, func() {
		select {
		case <-signal:
		case <-time.After(2 * time.Minute):
			t.Fatal("no picture gets ready")
		}
	}
}

// look asks for all pictures as the window does, and returns them.
func look(frames []*frame, w, h int) (pictures []image.Image) {
	for _, f := range frames {
		pictures = append(pictures, f.raster.Generator(w, h))
	}
	return pictures
}

// await waits until every frame shows the right picture.
func await(g *gallery, frames []*frame, w, h int, ready func()) {
	for done := false; !done; {
		look(frames, w, h)
		done = true
		for _, f := range frames {
			done = done && f.isRight(g)
		}
		if !done {
			ready()
			g.exchange()
		}
	}
}

func (f *frame) isRight(g *gallery) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return f.shown.of == f.want
}

func samePixels(a image.Image, b *image.RGBA) bool {
	got, ok := a.(*image.RGBA)
	return ok && got.Rect == b.Rect && string(got.Pix) == string(b.Pix)
}

// The first picture is a blank card. Each frame gets its own card in the end, and retains it while another style is
// drawn.
func TestGallery(t *testing.T) {
	g, frames, ready := newTestGallery(t)
	const w, h = 40, 56
	if !samePixels(frames[3].raster.Generator(w, h), cardart.Face(card.Card{}, plain, w, h)) {
		t.Error("a frame whose picture isn't drawn yet shows something else than an empty card")
	}
	check := func(style cardart.Style) {
		t.Helper()
		await(g, frames, w, h, ready)
		for i, picture := range look(frames[:len(pack())], w, h) {
			if !samePixels(picture, cardart.Face(pack()[i], style, w, h)) {
				t.Errorf("%v, %v: another picture", style, pack()[i])
			}
		}
		if !samePixels(frames[len(pack())].raster.Generator(w, h), cardart.Back(style, w, h)) {
			t.Errorf("%v: another back", style)
		}
	}
	check(plain)
	g.setStyle(fancy)
	for i, picture := range look(frames[:len(pack())], w, h) {
		if !samePixels(picture, cardart.Face(pack()[i], plain, w, h)) {
			t.Errorf("%v: the old picture goes before the new one is hung", pack()[i])
		}
	}
	check(fancy)
	g.setStyle(plain)
	g.setStyle(fancy)
	check(fancy)
}

// Of many wishes only the last is shown; outdated ones are soon given up.
func TestTheNewestWishCounts(t *testing.T) {
	g, frames, ready := newTestGallery(t)
	f := frames[0]
	for i := range 30 {
		g.setCard(f, pack()[i])
		f.raster.Generator(20+i, 28+i)
		g.setStyle([]cardart.Style{plain, fancy}[i%2])
	}
	want := wish{card: pack()[29], style: fancy, w: 49, h: 57}
	for f.shown.of != want {
		ready()
		g.exchange()
	}
	if !samePixels(f.raster.Generator(49, 57), cardart.Face(pack()[29], fancy, 49, 57)) {
		t.Error("another picture")
	}
}

// A picture that is ready when another one is wanted already isn't shown, in whichever order two painters end.
func TestALatePictureIsNotHung(t *testing.T) {
	g, frames, _ := newTestGallery(t)
	g.painters = 100 // as if they were busy: the test paints
	f := frames[0]
	f.raster.Generator(20, 28)
	_, first := g.begin()
	g.setCard(f, pack()[7])
	if g.end(f, first, image.NewRGBA(image.Rect(0, 0, 1, 1))); len(g.exchange()) != 0 {
		t.Error("it is hung before the new one is begun")
	}
	g.setCard(f, pack()[8])
	_, second := g.begin()
	g.end(f, second, paint(g.art, second))
	if g.end(f, first, image.NewRGBA(image.Rect(0, 0, 1, 1))); len(g.exchange()) != 1 {
		t.Error("the new one isn't hung")
	}
	if !samePixels(f.raster.Generator(20, 28), cardart.Face(pack()[8], plain, 20, 28)) {
		t.Error("the late one is hung")
	}
}

// After close nothing is drawn or reported.
func TestClosedGallery(t *testing.T) {
	g, frames, _ := newTestGallery(t)
	g.close()
	g.changed = func() { t.Error("something is told") }
	look(frames, 30, 42)
	if g.painters != 0 {
		t.Error("a painter begins")
	}
}

// A frame that isn't in sight costs nothing.
func TestForgottenFrame(t *testing.T) {
	g, frames, ready := newTestGallery(t)
	frames[0].raster.Generator(30, 42)
	frames[1].raster.Generator(30, 42)
	g.forget(frames[1])
	g.setStyle(fancy)
	for !frames[0].isRight(g) {
		ready()
		g.exchange()
	}
	if frames[1].begun.style == fancy {
		t.Error("a forgotten frame got a new picture")
	}
}
