package theme

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"
)

// Text is as large as at 1280×800 in smaller windows too, and grows with larger ones, in
// steps.
func TestTextGrowsWithTheWindow(t *testing.T) {
	for _, x := range []struct {
		w, h float32
		want float32
	}{
		{860, 600, 1}, {1024, 700, 1}, {1280, 800, 1}, {1400, 880, 1}, {1440, 900, 1.125},
		{2560, 1440, 1.75}, {1280, 2000, 1}, {3840, 2160, 2.625}, {7680, 4320, 3}, {0, 0, 1},
	} {
		if got := UnitFor(fyne.NewSize(x.w, x.h)); got != x.want {
			t.Errorf("%v×%v: unit %v, want %v", x.w, x.h, got, x.want)
		}
	}
	settings := test.NewTempApp(t).Settings()
	for unit, want := range map[float32]float32{0: BodyText, 1: BodyText, 2: 2 * BodyText} {
		settings.SetTheme(Theme{Unit: unit})
		if U(BodyText) != want || fynetheme.TextSize() != want {
			t.Errorf("unit %v: text of %v, Fyne's of %v, want %v", unit, U(BodyText), fynetheme.TextSize(), want)
		}
	}
}
