package placement

import "testing"

// Fyne took each screen for smaller by its scale, and looked for the middle of a window in that.
func TestFyneSeesTheScreenOfAWindow(t *testing.T) {
	all := []Screen{own, fine}
	seen := func(x, y, w, h int) int {
		for i, s := range all {
			dx, dy := x+w/2-s.X, y+h/2-s.Y
			if dx >= 0 && dy >= 0 && float32(dx) < float32(s.W)/s.Scale && float32(dy) < float32(s.H)/s.Scale {
				return i
			}
		}
		return 0
	}
	for _, tt := range []struct{ x, y, w, h, want int }{
		{100, 60, 1280, 800, 0},
		{1800, 1000, 1280, 800, 0},
		{-3840, -200, 2560, 1600, 1},
		{-3000, 100, 2560, 1600, 1},
		{-1000, 1000, 2560, 1600, 1},
		{-1000, 1000, 1280, 800, 1}, // as large as its scale made it before
	} {
		x, y := told(tt.x, tt.y, tt.w, tt.h, all)
		if got := seen(x, y, tt.w, tt.h); got != tt.want {
			t.Errorf("a window at %d,%d seems to be on screen %d, want %d", tt.x, tt.y, got, tt.want)
		}
	}
	for _, screens := range [][]Screen{nil, {own}, all} {
		if x, y := told(5000, 60, 1280, 800, screens); x != 5000 || y != 60 {
			t.Errorf("with %d screens a window on none seems to be at %d,%d", len(screens), x, y)
		}
	}
	if x, y := told(100, 60, 1280, 800, all[:1]); x != 100 || y != 60 {
		t.Errorf("with one screen a window seems to be at %d,%d", x, y)
	}
}
