package cardtable

import (
	"image"
	"image/color"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// clock is an animation clock that a test turns.
type clock struct {
	length time.Duration
	show   func(now time.Duration)
	stops  int
}

func (c *clock) run(length time.Duration, show func(time.Duration)) (stop func()) {
	c.length, c.show = length, show
	return func() { c.stops++ }
}

// told records the calls of a table.
type told struct {
	settled []string
	heard   []sound.Effect
}

// lay returns an empty table of 1000×800, its clock, and a record of its calls.
func lay(t *testing.T) (*Surface, *clock, *told) {
	t.Helper()
	test.NewTempApp(t)
	felt := widget.NewBackdrop(func() func(w, h int) image.Image {
		return func(w, h int) image.Image { return image.NewRGBA(image.Rect(0, 0, w, h)) }
	})
	s, c, says := NewSurface(widget.NewArt(cardart.Style{}), felt), new(clock), new(told)
	s.Run = c.run
	s.OnSettled = func(movement string) { says.settled = append(says.settled, movement) }
	s.Sound = func(e sound.Effect) { says.heard = append(says.heard, e) }
	s.Resize(fyne.NewSize(1000, 800))
	return s, c, says
}

// face returns a single card face up, by its text, with its corner at a point.
func face(name string, x, y float32) Sprite {
	c, err := card.Parse(name)
	if err != nil {
		panic(err)
	}
	return Sprite{Key: name, Face: c, Spot: Rect{x, y, 63, 88}, Open: true}
}

// down returns n cards of a hand face down, side by side.
func down(hand string, n int, x, y float32) Sprite {
	return Sprite{Key: "backs " + hand, Hand: hand, Down: true, Count: n, Spot: Rect{x, y, 88*cardart.Aspect + 10*float32(n-1), 88}}
}

// scene returns a scene of sprites, from the bottom up.
func scene(sprites ...Sprite) Scene { return Scene{Sprites: sprites} }

// pictures returns the positions of visible card pictures on a table, from the bottom up, without shadows.
func pictures(s *Surface) (all []fyne.Position) {
	for _, o := range test.WidgetRenderer(s).Objects() {
		for _, v := range s.views {
			if o == fyne.CanvasObject(v.picture) && v.picture.Visible() {
				all = append(all, o.Position())
			}
		}
	}
	return all
}

// check compares a table where nothing moves with its scene.
func check(t *testing.T, name string, s *Surface) {
	t.Helper()
	if _, moving := s.Moving(); moving {
		t.Errorf("%s: something moves", name)
	}
	if len(s.views) != len(s.scene.Sprites) {
		t.Errorf("%s: %d sprites are drawn of %d", name, len(s.views), len(s.scene.Sprites))
	}
	at := -1
	for _, sprite := range s.scene.Sprites {
		v, place := s.views[sprite.Key], sprite.Place()
		if v == nil {
			t.Errorf("%s: %s isn't there", name, sprite.Key)
			continue
		}
		if pos := v.picture.Position(); pos != fyne.NewPos(place.X, place.Y) || v.picture.Size() != fyne.NewSize(place.W, place.H) {
			t.Errorf("%s: %s is at %v, want %v", name, sprite.Key, pos, place)
		}
		if !v.picture.Visible() || v.shade.Visible() != sprite.Dim || v.edge.Visible() != sprite.Chosen {
			t.Errorf("%s: %s looks wrong", name, sprite.Key)
		}
		above := at
		for i, o := range s.order {
			if o == fyne.CanvasObject(v.picture) {
				at = i
			}
		}
		if at <= above {
			t.Errorf("%s: %s isn't above what it lies on", name, sprite.Key)
		}
	}
}

// painter is an app whose driver counts paintings and drawings.
type painter struct {
	fyne.App
	fyne.Driver
	fyne.Canvas
	painted, drawn int
}

// watch counts from now on.
func watch(t *testing.T) *painter {
	t.Helper()
	app := fyne.CurrentApp()
	p := &painter{App: app, Canvas: test.NewCanvas()}
	p.Driver = app.Driver()
	fyne.SetCurrentApp(watchedApp{app, p})
	return p
}

type watchedApp struct {
	fyne.App
	driver *painter
}

func (a watchedApp) Driver() fyne.Driver { return watchedDriver{a.driver.Driver, a.driver} }

type watchedDriver struct {
	fyne.Driver
	painter *painter
}

func (d watchedDriver) CanvasForObject(fyne.CanvasObject) fyne.Canvas {
	return watchedCanvas{d.painter.Canvas, d.painter}
}

type watchedCanvas struct {
	fyne.Canvas
	painter *painter
}

// Refresh implements fyne.Canvas: the texture of a raster is thrown away, and drawn and uploaded again.
func (c watchedCanvas) Refresh(o fyne.CanvasObject) {
	c.painter.painted++
	if r, ok := o.(*canvas.Rectangle); !ok || r.FillColor != color.Transparent {
		c.painter.drawn++
	}
}

// SetDirty implements the method of the canvases of Fyne's drivers: the window is painted without drawing.
func (c watchedCanvas) SetDirty() { c.painter.painted++ }
