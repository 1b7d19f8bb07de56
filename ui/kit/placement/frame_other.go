//go:build darwin || windows

package placement

import "github.com/go-gl/glfw/v3.4/glfw"

// frameOf returns the frame of a window. It belongs to Fyne's goroutine.
func frameOf(view *glfw.Window) (f frame) {
	f.left, f.top, f.right, f.bottom = view.GetFrameSize()
	return f
}

// nextFrame returns the frame that the next window will have: that of one that is never shown. It belongs to Fyne's goroutine.
func nextFrame() frame {
	defer glfw.DefaultWindowHints()
	glfw.WindowHint(glfw.Visible, glfw.False)
	glfw.WindowHint(glfw.ClientAPI, glfw.NoAPI) // nothing is drawn in it
	view, err := glfw.CreateWindow(64, 64, "Super Bridge", nil, nil)
	if err != nil {
		return usual
	}
	defer view.Destroy()
	return frameOf(view)
}
