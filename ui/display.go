package ui

import (
	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// windowSize returns the size of the first window: 1280×800, or what a smaller display
// has room for. It is 1280×800 too where the display doesn't tell its size.
func windowSize() fyne.Size {
	size := fyne.NewSize(1280, 800)
	monitor := glfw.GetPrimaryMonitor()
	if monitor == nil {
		return size
	}
	_, _, w, h := monitor.GetWorkarea()
	scaleX, scaleY := monitor.GetContentScale()
	if w > 0 && h > 0 && scaleX > 0 && scaleY > 0 {
		size = size.Min(fyne.NewSize(float32(w)/scaleX, float32(h)/scaleY))
	}
	return size
}
