package placement

import (
	"runtime"
	"time"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// FullScreen reports whether the window covers its screen, with bars and docks. One that isn't followed yet, a nil Track, doesn't.
func (t *Track) FullScreen() bool { return t != nil && t.view != nil && t.window.FullScreen() }

// SetFullScreen makes the window cover its screen, or restores its place and size. It does nothing to a window that
// isn't shown.
func (t *Track) SetFullScreen(full bool) {
	if t == nil || t.view == nil || t.leaving || full == t.FullScreen() {
		return
	}
	t.note()
	was := t.now
	t.leaving = !full
	t.window.SetFullScreen(full)
	if runtime.GOOS == "darwin" { // the system remembers the place itself
		t.leaving = false
		t.note()
		return
	}
	if full {
		t.cover(was)
		t.note()
		return
	}
	// Fyne brings it back as large as it was when its content last changed, and that may have been in full screen.
	if was.Maximised {
		t.view.Maximize()
	} else {
		t.window.Resize(fyne.NewSize(float32(was.W), float32(was.H)))
		if glfw.GetPlatform() != glfw.PlatformWayland {
			t.view.SetPos(was.X, was.Y)
		}
	}
	was.FullScreen = false
	t.now, t.before, t.moved = was, was, time.Now()
	time.AfterFunc(calm, func() {
		fyne.Do(func() {
			t.leaving = false
			t.note()
		})
	})
}

// cover makes the window, which is in full screen, cover the screen that it was on: Fyne takes high-resolution screens
// for smaller than they are.
func (t *Track) cover(was Placement) {
	monitors := glfw.GetMonitors()
	var all []Screen
	for _, m := range monitors {
		x, y, w, h := m.GetWorkarea()
		all = append(all, Screen{x, y, w, h, 1})
	}
	i := was.screen(all)
	if i < 0 || t.view.GetMonitor() == nil || *t.view.GetMonitor() == *monitors[i] {
		return
	}
	if mode := monitors[i].GetVideoMode(); mode != nil {
		t.view.SetMonitor(monitors[i], 0, 0, mode.Width, mode.Height, mode.RefreshRate)
	}
}
