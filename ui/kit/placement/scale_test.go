package placement

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestFineness(t *testing.T) {
	for _, tt := range []struct {
		pixels, millimetres int
		want                float32
	}{
		{1920, 508, 1}, // 96 dots per inch
		{3840, 406, 2},
		{3840, 597, 1.4}, // a usual one of 27 inches
		{1280, 0, 1},     // unknown
		{1920, 16, 1},    // the ratio of the sides
		{800, 5000, 1},   // a projector
	} {
		if got := rounded(fineness(tt.pixels, tt.millimetres)); got != tt.want {
			t.Errorf("%d pixels on %d mm: scale %v, want %v", tt.pixels, tt.millimetres, got, tt.want)
		}
	}
}

func TestUserScale(t *testing.T) {
	test.NewTempApp(t)
	for env, want := range map[string]float32{"": 1, "auto": 1, "1.5": 1.5, "2": 2, "0": 1, "-1": 1, "large": 1} {
		t.Setenv(scaleEnv, env)
		if got := userScale(); got != want {
			t.Errorf("%s=%s: %v, want %v", scaleEnv, env, got, want)
		}
	}
	if setUserScale(0.75); userScale() != 0.75 {
		t.Errorf("0.75 is set, and it is %v", userScale())
	}
}

// On a screen of 1024×600 the player's cards were below its edge.
func TestWhatFitsAScreen(t *testing.T) {
	least := fyne.NewSize(1024, 700)
	for _, tt := range []struct {
		screen Screen
		want   float32
	}{
		{Screen{W: 1024, H: 600}, 0.8},
		{Screen{W: 1280, H: 800}, 1.1},
		{Screen{W: 1366, H: 728}, 1}, // a bar of 40 is below it
		{Screen{W: 1024, H: 768}, 1},
		{Screen{W: 3840, H: 2160}, 3},
		{Screen{W: 320, H: 200}, smallestScale},
	} {
		if got := tt.screen.fitting(least); got != tt.want {
			t.Errorf("on %d×%d scale %v fits, want %v", tt.screen.W, tt.screen.H, got, tt.want)
		}
	}
}
