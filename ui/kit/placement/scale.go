package placement

import (
	"math"
	"os"
	"runtime"
	"strconv"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// scaleEnv is the variable with the user's own scale for Fyne.
const scaleEnv = "FYNE_SCALE"

// systemScale returns the number of a screen's coordinates in a unit before the user's own scale, computed as Fyne
// 2.8.0 does, which doesn't tell before there is a window.
func systemScale(m *glfw.Monitor) float32 {
	switch {
	case runtime.GOOS == "darwin", glfw.GetPlatform() == glfw.PlatformWayland:
		return 1
	case runtime.GOOS == "windows":
		scale, _ := m.GetContentScale()
		return scale
	}
	mode := m.GetVideoMode()
	if off, _ := strconv.ParseBool(os.Getenv("FYNE_DISABLE_DPI_DETECTION")); off || mode == nil {
		return 1
	}
	width, _ := m.GetPhysicalSize()
	return fineness(mode.Width, width)
}

// fineness returns the scale of a screen by its width in pixels and in millimetres: 1 for 120 dots per inch, and for
// coarser or implausible ones.
func fineness(pixels, millimetres int) float32 {
	if dpi := float64(pixels) / (float64(millimetres) / 25.4); dpi <= 1000 {
		return float32(max(1, dpi/120))
	}
	return 1
}

// userScale returns the user's own scale, which multiplies the system's.
func userScale() float32 {
	env := os.Getenv(scaleEnv)
	if scale, err := strconv.ParseFloat(env, 32); err == nil && scale != 0 {
		if scale < 0 {
			return 1
		}
		return float32(scale)
	}
	if scale := fyne.CurrentApp().Settings().Scale(); scale > 0 && env != "auto" {
		return scale
	}
	return 1
}

// setUserScale sets the user's own scale for this run.
func setUserScale(scale float32) {
	os.Setenv(scaleEnv, strconv.FormatFloat(float64(scale), 'f', 4, 32))
}

// rounded returns a scale as Fyne rounds it.
func rounded(scale float32) float32 { return float32(math.Round(float64(scale)*10)) / 10 }

// smallestScale is the smallest that can be read.
const smallestScale = 0.5

// fitting returns the largest of Fyne's scales with which a window of a size in Fyne's units fits a screen.
func (s Screen) fitting(least fyne.Size) float32 {
	fits := min(float32(s.W)/least.Width, float32(s.H)/least.Height)
	return max(float32(math.Floor(float64(fits)*10))/10, smallestScale)
}
