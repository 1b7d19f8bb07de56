package placement

// frame holds the widths of the edges that the system draws round a window, including the title, in its coordinates.
type frame struct{ left, top, right, bottom int }

// usual is a typical frame, for use when the real one isn't known: on Wayland, and with some window managers before a
// window is shown.
var usual = frame{left: 4, top: 28, right: 4, bottom: 4}

// within returns the screen reduced by a frame.
func (s Screen) within(f frame) Screen {
	s.X, s.Y = s.X+f.left, s.Y+f.top
	s.W, s.H = max(1, s.W-f.left-f.right), max(1, s.H-f.top-f.bottom)
	return s
}

// framed returns all screens, reduced by a frame.
func framed(f frame) []Screen {
	all := Screens()
	for i, s := range all {
		all[i] = s.within(f)
	}
	return all
}
