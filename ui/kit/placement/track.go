package placement

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"github.com/superbridge/superbridge/ui/kit/graphics"
)

// Track follows where a window is. The zero value is of one that has never been shown.
type Track struct {
	now    Placement
	before Placement // the last one that it wasn't maximised in, up to its last move
	moved  time.Time
}

// calm is how long a window rests between two moves.
const calm = time.Second / 2

// see takes where the window is now. While it is maximised, the place that it comes back to is the one that it had before. Some systems
// move it first, and say later that it is maximised: then what it had before that move counts.
func (t *Track) see(p Placement, at time.Time, screens func() []Screen) {
	was := t.now
	switch {
	case p == was:
		return
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

// Follow returns the track of a window, which is shown and was restored to a placement. A window that was maximised is so again. Where Fyne
// doesn't let its window be reached nothing is followed.
func Follow(window fyne.Window, restored Placement) *Track {
	t := &Track{}
	view := graphics.View(window)
	if view == nil {
		return t
	}
	note := func() {
		x, y := view.GetPos()
		w, h := view.GetSize()
		scale := window.Canvas().Scale()
		if w <= 0 || h <= 0 || scale <= 0 || view.GetAttrib(glfw.Iconified) == glfw.True {
			return
		}
		units := func(n int) int { return int(math.Round(float64(n) / float64(scale))) }
		t.see(Placement{x, y, units(w), units(h), view.GetAttrib(glfw.Maximized) == glfw.True}, time.Now(), Screens)
	}
	note()
	if restored.Maximised {
		view.Maximize()
	}
	moves, sizes := view.SetPosCallback(nil), view.SetSizeCallback(nil)
	width, height := view.GetSize() // as Fyne knows it
	moved := func(w *glfw.Window, x, y int) {
		if moves != nil {
			x, y = told(x, y, width, height, whole())
			moves(w, x, y)
		}
		note()
	}
	view.SetPosCallback(moved)
	view.SetSizeCallback(func(v *glfw.Window, w, h int) {
		width, height = w, h
		if sizes != nil {
			sizes(v, w, h)
		}
		note()
	})
	view.SetMaximizeCallback(func(*glfw.Window, bool) { note() })
	x, y := view.GetPos()
	moved(view, x, y) // Fyne has looked already
	return t
}
