package placement

import "testing"

// Two screens: the user's own, with a bar of 30 at its top, and above left of it one that is finer.
var (
	own  = Screen{0, 30, 1920, 1050, 1}
	fine = Screen{-3840, -200, 3840, 2160, 2}
)

func TestWhereAWindowComesBack(t *testing.T) {
	for _, tt := range []struct {
		kept    string
		screens []Screen
		want    string
	}{
		{"", []Screen{own}, "0,0 1280x800"},
		{"", []Screen{{0, 0, 1024, 600, 1}}, "0,0 1024x600"},
		{"", []Screen{{0, 0, 2048, 1200, 2}}, "0,0 1024x600"},
		{"", nil, "0,0 1280x800"},
		{"100,60 1100x720", []Screen{own}, "100,60 1100x720"},
		{"100,60 1100x720 full-screen", []Screen{own}, "100,60 1100x720 full-screen"},
		{"-3000,100 1500x900", []Screen{own, fine}, "-3000,100 1500x900"},
		{"-3000,100 2500x1500 maximised", []Screen{own, fine}, "-3840,-200 1920x1080 maximised"},
		// The screen has gone, or is smaller than it was.
		{"-3000,100 1500x900", []Screen{own}, "0,100 1500x900"},
		{"2000,100 3000x900", []Screen{own}, "0,100 1920x900"},
		{"5000,100 1000x700", []Screen{fine, own}, "920,100 1000x700"},
		{"-5000,3000 1000x700", []Screen{own, fine}, "-3840,560 1000x700"},
		{"700,500 1000x700", []Screen{{0, 0, 1280, 800, 1}}, "280,100 1000x700"},
		{"100,100 1100x720", nil, "0,0 1100x720"},
		// Some of it is outside.
		{"100,10 1100x720", []Screen{own}, "100,30 1100x720"},
		{"100,1080 1100x720", []Screen{own}, "100,360 1100x720"},
		{"1819,100 1100x720", []Screen{own}, "820,100 1100x720"},
		{"-100,100 1100x720", []Screen{own}, "0,100 1100x720"},
		{"-200,100 1100x720", []Screen{own, fine}, "-2200,100 1100x720"},
		// Rounding never makes it larger than the screen.
		{"0,0 2000x2000", []Screen{{1, 3, 1366, 768, 1.1}}, "1,3 1241x698"},
	} {
		p, _ := Parse(tt.kept)
		if got := p.on(tt.screens).String(); got != tt.want {
			t.Errorf("%q on %v: %s, want %s", tt.kept, tt.screens, got, tt.want)
		}
	}
}

// The first window was as high as the screen, and its frame was the more than that.
func TestAFrameTakesRoom(t *testing.T) {
	got := own.within(frame{left: 2, top: 20, right: 3, bottom: 5})
	if want := (Screen{2, 50, 1915, 1025, 1}); got != want {
		t.Errorf("in a frame there is %v, want %v", got, want)
	}
	if got := (Screen{0, 0, 10, 10, 1}).within(frame{top: 20}); got.H != 1 {
		t.Errorf("a frame that is higher than the screen leaves %v", got)
	}
}
