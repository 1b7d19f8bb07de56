package theme

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"

	"github.com/superbridge/superbridge/cardart/vector"
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
		if got := UnitFor(fyne.NewSize(x.w, x.h), NormalLetters); got != x.want {
			t.Errorf("%v×%v: unit %v, want %v", x.w, x.h, got, x.want)
		}
	}
	settings := test.NewTempApp(t).Settings()
	for unit, want := range map[float32]float32{0: BodyText, 1: BodyText, 2: 2 * BodyText} {
		settings.SetTheme(Theme{Unit: unit})
		if U(BodyText) != want || fynetheme.TextSize() != want {
			t.Errorf("unit %v: text of %v, Fyne's of %v, want %v", unit, U(BodyText), fynetheme.TextSize(), want)
		}
		// A scroll bar that the mouse isn't near is wide enough to be seen.
		if bar := fynetheme.ScrollBarSmallSize(); bar < U(BodyText)/3 || bar > fynetheme.ScrollBarSize() {
			t.Errorf("unit %v: a scroll bar is %v wide, near the mouse %v", unit, bar, fynetheme.ScrollBarSize())
		}
	}
}

// The ink of a result, and the edge of a focused field, can be seen on every ground.
func TestInksCanBeSeen(t *testing.T) {
	for name, p := range map[string]Palette{"light": Light, "dark": Dark} {
		for ground, on := range map[string]color.NRGBA{"panel": p.Panel, "room": p.Room, "a selected row": Mix(p.Panel, p.Gold, 0.16)} {
			for points, word := range map[int]string{1: "good", -1: "bad", 0: "neither"} {
				if c := vector.Contrast(p.ForYou(points), on); c < Legible {
					t.Errorf("%s: %s on %s has the contrast %.1f", name, word, ground, c)
				}
			}
		}
		variant := Theme{Appearance: AlwaysDark}
		if p == Light {
			variant.Appearance = AlwaysLight
		}
		edge := color.NRGBAModel.Convert(variant.Color(fynetheme.ColorNamePrimary, fynetheme.VariantLight)).(color.NRGBA)
		if c := vector.Contrast(edge, p.Panel); c < 3 {
			t.Errorf("%s: the edge of a field has the contrast %.1f", name, c)
		}
	}
	if Light.ForYou(1) == Light.ForYou(-1) || Dark.ForYou(1) == Dark.ForYou(-1) {
		t.Error("good and bad are one colour")
	}
}

// Text grows only as far as what fits the smallest window still fits.
func TestLargerText(t *testing.T) {
	for _, x := range []struct {
		w, h           float32
		large, largest float32
	}{
		{860, 600, 1, 1}, {1024, 700, 1, 1}, {1280, 800, 1.125, 1.125}, {1440, 900, 1.25, 1.25}, {1920, 1080, 1.5, 1.5},
		{2560, 1440, 2, 2}, {1280, 2000, 1.125, 1.25}, {0, 0, 1, 1},
	} {
		size := fyne.NewSize(x.w, x.h)
		large, largest := UnitFor(size, LargeLetters), UnitFor(size, LargestLetters)
		if large != x.large || largest != x.largest {
			t.Errorf("%v×%v: units of %v and %v, want %v and %v", x.w, x.h, large, largest, x.large, x.largest)
		}
		for _, u := range []float32{large, largest} {
			if u > 1 && (u*Smallest.Width > x.w || u*Smallest.Height > x.h) {
				t.Errorf("%v×%v: with a unit of %v not everything fits", x.w, x.h, u)
			}
		}
	}
}
