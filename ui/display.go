package ui

import (
	"errors"
	"os"
	"runtime"

	"github.com/go-gl/glfw/v3.4/glfw"
)

// display returns why no window can be opened, or nil. Without a display Fyne would panic
// later, so GLFW, on which Fyne stands, is started here; a second start does nothing.
func display() error {
	if runtime.GOOS != "windows" && runtime.GOOS != "darwin" {
		x11, wayland := os.Getenv("DISPLAY") != "", os.Getenv("WAYLAND_DISPLAY") != ""
		if !x11 && !wayland {
			return errors.New("neither DISPLAY nor WAYLAND_DISPLAY is set")
		}
		if !wayland { // Wayland's library would complain on standard error
			glfw.InitHint(glfw.PlatformHint, int(glfw.PlatformX11))
		}
	}
	return glfw.Init()
}
