package placement

import (
	"time"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"github.com/superbridge/superbridge/ui/kit/graphics"
)

// Track follows the placement of a window. The zero value is of one that has never been shown.
type Track struct {
	window fyne.Window
	view   *glfw.Window // nil if Fyne gives no access
	now    Placement
	before Placement // the last one that it wasn't maximised in, up to its last move
	moved  time.Time

	leaving bool // leaving full screen: the system is restoring the window's place
}

// calm is the pause after which a move counts as a new one.
const calm = time.Second / 2

// see records the window's present placement. While it is maximised, its place to return to is the previous one. Some
// systems move it first and report later that it is maximised: then the place before that move counts. While it covers
// its screen everything else stays.
func (t *Track) see(p Placement, at time.Time, screens func() []Screen) {
	was := t.now
	switch {
	case p == was, p.FullScreen && was.FullScreen:
		return
	case p.FullScreen || was.FullScreen:
		t.now.FullScreen = p.FullScreen
		t.before, t.moved = t.now, at
	case was == Placement{}:
		t.before, t.now, t.moved = p, p, at
	case !p.Maximised:
		if at.Sub(t.moved) > calm {
			t.before = was
			t.before.Maximised = false
		}
		t.now, t.moved = p, at
	default:
		if !was.Maximised && at.Sub(t.moved) <= calm {
			t.now = t.before
		}
		t.now.Maximised = true
		if all := screens(); p.screen(all) != t.now.screen(all) { // it is maximised there
			t.now.X, t.now.Y = p.X, p.Y
		}
	}
}

// Placement returns the last placement of the window, or none if it has never been shown.
func (t *Track) Placement() Placement { return t.now }

// Follow returns the track of a window, which is shown and was restored to a placement. A window that was maximised or
// covered its screen does so again. If Fyne gives no access to its window nothing is followed.
func Follow(window fyne.Window, restored Placement) *Track {
	t := &Track{window: window, view: graphics.View(window)}
	if t.view == nil {
		return t
	}
	bring(t.view)
	t.note()
	if restored.Maximised {
		t.view.Maximize()
	}
	if restored.FullScreen {
		t.now.Maximised = restored.Maximised // the system reports it later
		t.SetFullScreen(true)
	}
	moves, sizes := t.view.SetPosCallback(nil), t.view.SetSizeCallback(nil)
	width, height := t.view.GetSize() // as Fyne knows it
	moved := func(w *glfw.Window, x, y int) {
		if moves != nil {
			x, y = told(x, y, width, height, whole())
			moves(w, x, y)
		}
		t.note()
	}
	t.view.SetPosCallback(moved)
	t.view.SetSizeCallback(func(v *glfw.Window, w, h int) {
		width, height = w, h
		if sizes != nil {
			sizes(v, w, h)
		}
		t.note()
	})
	t.view.SetMaximizeCallback(func(*glfw.Window, bool) { t.note() })
	x, y := t.view.GetPos()
	moved(t.view, x, y) // Fyne has looked already
	return t
}

// note records the window's present placement.
func (t *Track) note() {
	x, y := t.view.GetPos()
	w, h := t.view.GetSize()
	scale := t.window.Canvas().Scale()
	if w <= 0 || h <= 0 || scale <= 0 || t.view.GetAttrib(glfw.Iconified) == glfw.True || t.leaving {
		return
	}
	// Fyne rounds up when it converts units, so that a window has the same size again. The small addition covers
	// rounding errors of a scale such as 0.8.
	units := func(n int) int { return int(float64(n)/float64(scale) + 0.01) }
	p := Placement{x, y, units(w), units(h), t.view.GetAttrib(glfw.Maximized) == glfw.True, t.window.FullScreen()}
	t.see(p, time.Now(), Screens)
}
