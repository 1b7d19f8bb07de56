package ui

import (
	"context"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"github.com/superbridge/superbridge/ui/kit/graphics"
	"github.com/superbridge/superbridge/ui/kit/placement"
)

// setFullScreen makes the window cover its screen, or lets it be as it was.
func (a *App) setFullScreen(full bool) {
	a.track.SetFullScreen(full)
	a.keepPlacement()
	a.redraw() // the settings show the state
}

// keepPlacement saves the window's placement in the background.
func (a *App) keepPlacement() {
	if a.store == nil || a.closing {
		return
	}
	dir, where := a.options.Dir, a.track.Placement()
	a.runner.Write(context.Background(), func() error {
		placement.Write(dir, where) // on failure the next window has the previous placement
		return nil
	}, nil)
}

// fullScreens reports whether a key of the system's is that for full screen: F11, or Enter with Alt alone.
func fullScreens(key glfw.Key, mods glfw.ModifierKey) bool {
	mods &^= glfw.ModCapsLock | glfw.ModNumLock
	enter := key == glfw.KeyEnter || key == glfw.KeyKPEnter
	return key == glfw.KeyF11 && mods == 0 || enter && mods == glfw.ModAlt
}

// takeFullScreenKeys handles the keys for full screen before anything else in a window, which is shown: neither a
// focused field nor a dialog receives them. If Fyne gives no access to its window, nothing changes.
func takeFullScreenKeys(w fyne.Window, toggle func()) {
	view := graphics.View(w)
	if view == nil {
		return
	}
	keys := view.SetKeyCallback(nil)
	var held glfw.Key // one that was taken, until it is let go
	view.SetKeyCallback(func(v *glfw.Window, key glfw.Key, scan int, action glfw.Action, mods glfw.ModifierKey) {
		switch {
		case action == glfw.Press && fullScreens(key, mods):
			held = key
			fyne.Do(toggle)
		case key == held && action == glfw.Repeat:
		case key == held && action == glfw.Release:
			held = 0
		case keys != nil:
			keys(v, key, scan, action, mods)
		}
	})
}
