package placement

import "github.com/go-gl/glfw/v3.4/glfw"

// told returns at which place Fyne is told that a window is, whose place and size these are. Fyne 2.8.0 finds the screen of a window by
// the window's middle, and takes a fine screen for smaller than it is: there it mostly saw none, and took the scale of the first one. With
// two screens of different scale the window shrank and grew while it was moved. So what Fyne is told lies near the screen's corner, where
// it sees the screen. A window belongs to the screen that it begins on: when its size follows the scale, that doesn't change.
func told(x, y, w, h int, all []Screen) (toldX, toldY int) {
	i := Placement{X: x, Y: y}.screen(all)
	if len(all) < 2 || i < 0 {
		return x, y
	}
	const near = 8 // a screen seems smaller by its scale, which is less
	return all[i].X + all[i].W/near - w/2, all[i].Y + all[i].H/near - h/2
}

// whole returns the screens that there are, with their bars and docks, where Fyne finds the scale of a window by its place. Elsewhere
// it returns none.
func whole() (all []Screen) {
	if glfw.GetPlatform() != glfw.PlatformX11 {
		return nil
	}
	for _, m := range glfw.GetMonitors() {
		if mode := m.GetVideoMode(); mode != nil {
			x, y := m.GetPos()
			all = append(all, Screen{x, y, mode.Width, mode.Height, 1})
		}
	}
	return all
}
