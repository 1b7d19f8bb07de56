// Package mouse makes clicks go to the position of the mouse.
package mouse

import (
	"time"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"github.com/superbridge/superbridge/ui/kit/graphics"
)

// mouse passes the window's movements and clicks to Fyne in an order that Fyne can handle. Fyne 2.8.0 reads the
// position of the mouse once in a frame, after the clicks of that frame. So a click together with a movement, such as
// the tap of a finger, would go to the previous position. Such a click waits for the next frame, and so does everything
// after it.
type mouse struct {
	moved   bool // since Fyne last read the position
	waiting []mouseEvent
	later   func(time.Duration, func()) // runs a function on Fyne's goroutine, after the current frame and the time
}

// mouseEvent is a movement or a click.
type mouseEvent struct {
	moves bool
	tell  func() // Fyne
}

// frame is longer than one of Fyne's.
const frame = 20 * time.Millisecond

// come takes an event from the system.
func (m *mouse) come(e mouseEvent) {
	if len(m.waiting) > 0 || m.moved && !e.moves {
		m.waiting = append(m.waiting, e)
		return
	}
	e.tell()
	if e.moves && !m.moved {
		m.moved = true
		m.later(0, m.looked)
	}
}

// looked continues after Fyne has read the position of the mouse.
func (m *mouse) looked() {
	m.moved = false
	for len(m.waiting) > 0 {
		e := m.waiting[0]
		if m.moved && !e.moves {
			break
		}
		m.waiting = m.waiting[1:]
		e.tell()
		m.moved = m.moved || e.moves
	}
	if m.moved {
		m.later(frame, m.looked)
	}
}

// ClicksInPlace makes the clicks in a window, which is shown, go to the position of the mouse. If Fyne gives no access
// to its window, nothing changes.
func ClicksInPlace(w fyne.Window) {
	view := graphics.View(w)
	if view == nil {
		return
	}
	m := &mouse{later: func(d time.Duration, f func()) {
		if d == 0 {
			fyne.Do(f) // after the current frame
			return
		}
		time.AfterFunc(d, func() { fyne.Do(f) })
	}}
	moves, clicks := view.SetCursorPosCallback(nil), view.SetMouseButtonCallback(nil)
	if moves == nil || clicks == nil {
		view.SetCursorPosCallback(moves)
		view.SetMouseButtonCallback(clicks)
		return
	}
	view.SetCursorPosCallback(func(w *glfw.Window, x, y float64) {
		m.come(mouseEvent{true, func() { moves(w, x, y) }})
	})
	view.SetMouseButtonCallback(func(w *glfw.Window, button glfw.MouseButton, action glfw.Action, mods glfw.ModifierKey) {
		m.come(mouseEvent{false, func() { clicks(w, button, action, mods) }})
	})
}
