package placement

import "github.com/go-gl/glfw/v3.4/glfw"

// told returns the position to report to Fyne for a window with this place and size. Fyne 2.8.0 finds a window's screen
// by the window's middle, and takes a high-resolution screen for smaller than it is: there it mostly found none, and
// used the scale of the first one. With two screens of different scale the window shrank and grew while it was moved.
// So the reported position is near the screen's corner, where Fyne finds the screen. A window belongs to the screen
// that contains its corner, and when its size follows the scale, that doesn't change.
func told(x, y, w, h int, all []Screen) (toldX, toldY int) {
	i := Placement{X: x, Y: y}.screen(all)
	if len(all) < 2 || i < 0 {
		return x, y
	}
	const near = 8 // a screen seems smaller by its scale, which is less than this
	return all[i].X + all[i].W/near - w/2, all[i].Y + all[i].H/near - h/2
}

// whole returns all screens, including bars and docks, where Fyne finds the scale of a window by its place. Elsewhere
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
