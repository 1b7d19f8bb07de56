// Package watchdog redraws a window whose picture is frozen.
package watchdog

import (
	"image"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/go-gl/glfw/v3.4/glfw"

	"github.com/superbridge/superbridge/ui/kit/graphics"
)

// Watchdog redraws the whole window when the picture is frozen although the user does something. It looks only after a
// key or a click, so an unused program sleeps on.
//
// Fyne 2.8.1 loses the picture when its goroutine doesn't run for a minute, because the computer sleeps or is too busy,
// and the first frame after that draws something new: it takes everything just drawn for a minute old and forgets it.
// From then on requests to redraw an object are ignored, and the picture is frozen until something is drawn for another
// reason.
type Watchdog struct {
	probe   *canvas.Raster // drawn with every screen
	known   func() bool    // reports whether Fyne knows the probe's window
	redraw  func()         // draws the whole window again
	note    func(string)   // in the log
	now     func() time.Time
	later   func(time.Duration, func()) // does something on Fyne's goroutine
	seen    bool                        // the probe has been drawn
	owed    time.Time                   // time of the probe's pending redraw, or zero
	looking bool                        // a look is due
	warned  bool                        // the last look saw a frame that is owed
	asleep  atomic.Bool                 // the window has closed; Fyne then runs functions on any goroutine
}

// patience is the longest wait for a frame.
const patience = 2 * time.Second

// New returns a watchdog of a window, which calls note when it has redrawn that.
func New(w fyne.Window, note func(string)) *Watchdog {
	d := &Watchdog{note: note, now: time.Now}
	d.probe = canvas.NewRaster(func(int, int) image.Image {
		d.drawn()
		return image.NewNRGBA(image.Rect(0, 0, 1, 1))
	})
	d.probe.Resize(fyne.NewSquareSize(1))
	d.known = func() bool { return fyne.CurrentApp().Driver().CanvasForObject(d.probe) != nil }
	d.redraw = func() {
		c := w.Canvas()
		for _, o := range append([]fyne.CanvasObject{c.Content()}, c.Overlays().List()...) {
			c.Refresh(o) // the canvas itself, as the object may have lost it
		}
	}
	d.later = func(wait time.Duration, f func()) { time.AfterFunc(wait, func() { fyne.Do(f) }) }
	return d
}

// Probe returns an invisible object that must be drawn with every screen.
func (d *Watchdog) Probe() fyne.CanvasObject { return d.probe }

// input is called on a key or a click before anything else.
func (d *Watchdog) input() {
	if d.lost() {
		d.again("what has been drawn was forgotten")
	}
	if d.owed.IsZero() {
		d.owed = d.now()
	}
	d.probe.Refresh()
	if !d.looking {
		d.looking, d.warned = true, false
		d.later(patience, d.look)
	}
}

// drawn notes that a frame has been drawn.
func (d *Watchdog) drawn() { d.seen, d.owed = true, time.Time{} }

// lost reports whether Fyne has lost the probe.
func (d *Watchdog) lost() bool { return d.seen && !d.known() }

// look checks whether the pending redraw has happened.
func (d *Watchdog) look() {
	if d.asleep.Load() {
		return
	}
	d.looking = false
	late := !d.owed.IsZero() && d.now().Sub(d.owed) >= patience
	switch {
	case d.lost():
		d.again("what has been drawn was forgotten")
	case late && d.warned:
		d.again("no frame for two seconds after an input")
	case late: // the goroutine itself may have stood still, and is about to draw
		d.looking, d.warned = true, true
		d.later(patience/10, d.look)
	case !d.owed.IsZero(): // still pending
		d.looking = true
		d.later(patience-d.now().Sub(d.owed), d.look)
	}
}

// again draws the whole window again.
func (d *Watchdog) again(why string) {
	d.note("draws all again: " + why)
	d.owed, d.warned = time.Time{}, false
	d.redraw()
}

// Watch makes a watchdog follow the keys and clicks in a window, which is shown, until it closes. If Fyne gives no
// access to its window, it sleeps.
func (d *Watchdog) Watch(w fyne.Window) {
	view := graphics.View(w)
	if view == nil {
		return
	}
	w.SetOnClosed(func() { d.asleep.Store(true) })
	keys := view.SetKeyCallback(nil)
	view.SetKeyCallback(func(v *glfw.Window, key glfw.Key, scan int, action glfw.Action, mods glfw.ModifierKey) {
		d.input()
		if keys != nil {
			keys(v, key, scan, action, mods)
		}
	})
	clicks := view.SetMouseButtonCallback(nil)
	view.SetMouseButtonCallback(func(v *glfw.Window, button glfw.MouseButton, action glfw.Action, mods glfw.ModifierKey) {
		d.input()
		if clicks != nil {
			clicks(v, button, action, mods)
		}
	})
}
