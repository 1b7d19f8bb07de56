package placement

import (
	"time"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"github.com/superbridge/superbridge/ui/kit/graphics"
)

// Track follows where a window is. The zero value is of one that has never been shown.
type Track struct {
	window fyne.Window
	view   *glfw.Window // nil where Fyne doesn't let it be reached
	now    Placement
	before Placement // the last one that it wasn't maximised in, up to its last move
	moved  time.Time

	leaving bool // the full screen: the system moves the window to where it was
}

// calm is how long a window rests between two moves.
const calm = time.Second / 2

// see takes where the window is now. While it is maximised, the place that it comes back to is the one that it had before. Some systems
// move it first, and say later that it is maximised: then what it had before that move counts. While it covers its screen all else stays.
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

// Placement returns where the window was last, or none if it has never been shown.
func (t *Track) Placement() Placement { return t.now }

// Follow returns the track of a window, which is shown and was restored to a placement. A window that was maximised or covered its screen
// does so again. Where Fyne doesn't let its window be reached nothing is followed.
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
		t.now.Maximised = restored.Maximised // the system says it later
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

// note sees where the window is.
func (t *Track) note() {
	x, y := t.view.GetPos()
	w, h := t.view.GetSize()
	scale := t.window.Canvas().Scale()
	if w <= 0 || h <= 0 || scale <= 0 || t.view.GetAttrib(glfw.Iconified) == glfw.True || t.leaving {
		return
	}
	// Fyne rounds up what it makes of units, so that a window is as large again. The little more is for what a scale is short of, as 0.8 is.
	units := func(n int) int { return int(float64(n)/float64(scale) + 0.01) }
	p := Placement{x, y, units(w), units(h), t.view.GetAttrib(glfw.Maximized) == glfw.True, t.window.FullScreen()}
	t.see(p, time.Now(), Screens)
}
