package placement

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// Screen is what a screen has for windows, in the system's coordinates, which go over all screens.
type Screen struct {
	X, Y, W, H int     // without bars and docks
	Scale      float32 // how many coordinates Fyne gives to one of its units there
}

// Screens returns the screens that there are, the user's first one first. Those that don't tell their size are left out. It belongs to
// Fyne's goroutine.
func Screens() (all []Screen) {
	for _, m := range glfw.GetMonitors() {
		if x, y, w, h := m.GetWorkarea(); w > 0 && h > 0 {
			all = append(all, Screen{x, y, w, h, rounded(systemScale(m) * userScale())})
		}
	}
	return all
}

// grip is how far behind its corner a window must be on a screen, so that its title can be seen and dragged.
const grip = 100

// screen returns which screen a window is on, counted from 0, or -1 if it can't be seen or not be moved.
func (p Placement) screen(all []Screen) int {
	return slices.IndexFunc(all, func(s Screen) bool {
		return p.X+grip >= s.X && p.X+grip < s.X+s.W && p.Y >= s.Y && p.Y < s.Y+s.H
	})
}

// first is the size of a window that has never been open.
var first = Placement{W: 1280, H: 800}

// on returns the size of a window that had a placement, and whether it goes to where it was. It doesn't if that is on none of these
// screens. No window is larger than its screen.
func (p Placement) on(all []Screen) (size fyne.Size, there bool) {
	if p == (Placement{}) {
		p = first
	} else {
		there = p.screen(all) >= 0
	}
	size = fyne.NewSize(float32(p.W), float32(p.H))
	if len(all) > 0 {
		s := all[max(0, p.screen(all))]
		size = size.Min(fyne.NewSize(float32(s.W)/s.Scale, float32(s.H)/s.Scale))
	}
	return size, there
}

// Restore gives a window that isn't shown yet the size and the place that it had. On a screen that has gone, and where there has been none,
// the system chooses the place. So it does at 0,0, which Fyne takes for no place: only a window without a frame is there. Where the screen
// has less room than the least that the window needs, everything becomes smaller.
func Restore(w fyne.Window, p Placement, least fyne.Size) {
	all := Screens()
	if len(all) > 0 {
		s := all[max(0, p.screen(all))]
		if scale := s.fitting(least); scale < s.Scale {
			setUserScale(userScale() * scale / s.Scale)
			all = Screens()
		}
	}
	size, there := p.on(all)
	w.Resize(size)
	if d, ok := w.(desktop.Window); ok && there {
		d.RequestPosition(p.X, p.Y)
	}
}
