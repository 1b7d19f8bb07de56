// Package graphics asks the system for a screen and a renderer.
package graphics

import (
	"fmt"
	"os"
	"runtime"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"github.com/superbridge/superbridge/game/fault"
)

// Start returns why no window can be opened, or nil. Without a display Fyne would panic later, so GLFW, on which Fyne
// is built, is started here; a second start does nothing. It must be called on the main goroutine.
func Start() (err error) {
	if runtime.GOOS != "windows" && runtime.GOOS != "darwin" {
		x11, wayland := os.Getenv("DISPLAY") != "", os.Getenv("WAYLAND_DISPLAY") != ""
		if !x11 && !wayland {
			return fault.New("neither DISPLAY nor WAYLAND_DISPLAY is set")
		}
		if !wayland { // Wayland's library would complain on standard error
			glfw.InitHint(glfw.PlatformHint, int(glfw.PlatformX11))
		}
	}
	if err := glfw.Init(); err != nil {
		return err
	}
	// Where Windows can't make a window, Init only logs why and returns nil; then any other call panics.
	defer func() {
		if recover() != nil {
			err = fault.New("the system lets no window be made")
		}
	}()
	glfw.GetTime()
	return nil
}

// View returns the GLFW window behind one of Fyne's that is shown, or nil if Fyne gives no access. It must be called on
// Fyne's goroutine.
func View(w fyne.Window) (view *glfw.Window) {
	if window, ok := w.(interface{ RunWithContext(func()) }); ok {
		window.RunWithContext(func() { view = glfw.GetCurrentContext() })
	}
	return view
}

// Screen is a screen with its renderer.
type Screen struct {
	OpenGL string // its version
	W, H   int    // in pixels; 0 if the system doesn't say
	Scale  float64
}

// Look opens an invisible window, and returns the screen, or why it can't. It must be called on the main goroutine.
func Look() (Screen, error) {
	if err := Start(); err != nil {
		return Screen{}, err
	}
	defer glfw.Terminate()
	glfw.WindowHint(glfw.Visible, glfw.False)
	window, err := glfw.CreateWindow(64, 64, "Super Bridge", nil, nil)
	if err != nil {
		return Screen{}, fault.Errorf("there is a screen, but no OpenGL to draw on it with (%w)", err)
	}
	defer window.Destroy()
	s := Screen{OpenGL: fmt.Sprintf("%d.%d", window.GetAttrib(glfw.ContextVersionMajor), window.GetAttrib(glfw.ContextVersionMinor))}
	monitor := glfw.GetPrimaryMonitor()
	if monitor == nil {
		return s, nil
	}
	if mode := monitor.GetVideoMode(); mode != nil {
		scale, _ := monitor.GetContentScale()
		s.W, s.H, s.Scale = mode.Width, mode.Height, float64(scale)
	}
	return s, nil
}
