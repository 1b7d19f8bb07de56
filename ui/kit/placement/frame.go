package placement

// frame is how wide the edges are that the system draws round a window, the title among them, in its coordinates.
type frame struct{ left, top, right, bottom int }

// usual is a frame as most are, for where none is told: on Wayland, and by some window managers before a window is shown.
var usual = frame{left: 4, top: 28, right: 4, bottom: 4}

// within returns what a screen has for what a frame holds.
func (s Screen) within(f frame) Screen {
	s.X, s.Y = s.X+f.left, s.Y+f.top
	s.W, s.H = max(1, s.W-f.left-f.right), max(1, s.H-f.top-f.bottom)
	return s
}

// framed returns what the screens that there are have for what a frame holds.
func framed(f frame) []Screen {
	all := Screens()
	for i, s := range all {
		all[i] = s.within(f)
	}
	return all
}
