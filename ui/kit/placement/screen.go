package placement

import (
	"cmp"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// Screen is the usable area of a screen, in the system's coordinates, which cover all screens.
type Screen struct {
	X, Y, W, H int     // without bars and docks
	Scale      float32 // coordinates in one of Fyne's units there
}

// Screens returns the screens, the primary one first, without those of unknown size. It must be called on
// Fyne's goroutine.
func Screens() (all []Screen) {
	for _, m := range glfw.GetMonitors() {
		if x, y, w, h := m.GetWorkarea(); w > 0 && h > 0 {
			all = append(all, Screen{x, y, w, h, rounded(systemScale(m) * userScale())})
		}
	}
	return all
}

// grip is the width, from a window's corner, that must be on a screen, so that the title can be seen and dragged.
const grip = 100

// screen returns the index of the screen that a window is on, or -1 if it can't be seen or moved.
func (p Placement) screen(all []Screen) int {
	return slices.IndexFunc(all, func(s Screen) bool {
		return p.X+grip >= s.X && p.X+grip < s.X+s.W && p.Y >= s.Y && p.Y < s.Y+s.H
	})
}

// nearest returns the screen that a window is on, or else the one nearest to it; the first one for no placement. There
// must be one.
func (p Placement) nearest(all []Screen) Screen {
	if i := p.screen(all); i >= 0 {
		return all[i]
	}
	if p == (Placement{}) {
		return all[0]
	}
	return slices.MinFunc(all, func(a, b Screen) int { return cmp.Compare(p.far(a), p.far(b)) })
}

// far returns the distance of a window's grip from a screen, across and down together.
func (p Placement) far(s Screen) int {
	outside := func(at, from, size int) int { return max(from-at, at-(from+size-1), 0) }
	return outside(p.X+grip, s.X, s.W) + outside(p.Y, s.Y, s.H)
}

// first is the size of a window that has never been open.
var first = Placement{W: 1280, H: 800}

// into returns the placement moved into a screen. A window larger than the screen is reduced to it.
func (p Placement) into(s Screen) Placement {
	p.W, p.H = min(p.W, int(float32(s.W)/s.Scale)), min(p.H, int(float32(s.H)/s.Scale))
	along := func(at, from, size, units int) int {
		return max(from, min(at, from+size-int(math.Ceil(float64(float32(units)*s.Scale)))))
	}
	p.X, p.Y = along(p.X, s.X, s.W, p.W), along(p.Y, s.Y, s.H, p.H)
	return p
}

// on returns p moved into its screen, or into the nearest one if that is missing. The result has no place if p is zero or
// there are no screens; a zero p gets the size of a first window.
func (p Placement) on(all []Screen) Placement {
	was := p
	if p == (Placement{}) {
		p = first
	}
	if len(all) > 0 {
		p = p.into(was.nearest(all))
	}
	if was == (Placement{}) || len(all) == 0 {
		p.X, p.Y = 0, 0
	}
	return p
}

// Restore gives a window that isn't shown yet its former size and place, with its whole frame on a screen. Without a
// former placement the system chooses the place, and also at 0,0, which Fyne takes for no place: only a window without
// a frame is there. If the screen has less room than the window's least size, everything gets smaller.
func Restore(w fyne.Window, p Placement, least fyne.Size) {
	f := nextFrame()
	all := framed(f)
	if len(all) > 0 {
		s := p.nearest(all)
		if scale := s.fitting(least); scale < s.Scale {
			setUserScale(userScale() * scale / s.Scale)
			all = framed(f)
		}
	}
	p = p.on(all)
	w.Resize(fyne.NewSize(float32(p.W), float32(p.H)))
	if d, ok := w.(desktop.Window); ok {
		d.RequestPosition(p.X, p.Y)
	}
}

// bring moves a window that is shown onto its screen with its whole frame, if necessary: the system has placed it, and
// may have reported its frame only now.
func bring(view *glfw.Window) {
	all := framed(frameOf(view))
	if len(all) == 0 || view.GetAttrib(glfw.Maximized) == glfw.True || view.GetMonitor() != nil {
		return
	}
	var was Placement
	was.X, was.Y = view.GetPos()
	was.W, was.H = view.GetSize()
	s := was.nearest(all)
	s.Scale = 1 // it is measured in the system's coordinates
	now := was.into(s)
	if now.W != was.W || now.H != was.H {
		view.SetSize(now.W, now.H)
	}
	if now.X != was.X || now.Y != was.Y {
		view.SetPos(now.X, now.Y)
	}
}
