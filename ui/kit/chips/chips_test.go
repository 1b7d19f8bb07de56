package chips

import (
	"testing"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

func TestCounted(t *testing.T) {
	for n, want := range map[int][len(Values)]int{
		-3: {}, 0: {}, 4: {5: 4}, 7: {4: 1, 5: 2}, 100: {2: 1}, 999: {1: 1, 2: 4, 3: 3, 4: 4, 5: 4}, 2500: {0: 2, 1: 1},
	} {
		if got := Counted(n); got != want {
			t.Errorf("%d is %v, want %v", n, got, want)
		}
	}
	for n := range 3000 {
		sum, all := 0, 0
		for i, count := range Counted(n) {
			sum += count * Values[i]
			all += count
		}
		if sum != n || n < 1000 && all > 16 {
			t.Fatalf("%d is counted out as %v", n, Counted(n))
		}
	}
}

// Nothing is drawn beyond the measures, and other sums look otherwise.
func TestPiles(t *testing.T) {
	if d := Piles(0); d.Width != 0 || len(d.Shapes) != 0 {
		t.Errorf("nothing is drawn as %d shapes", len(d.Shapes))
	}
	seen := map[string]int{}
	for _, n := range []int{1, 2, 5, 20, 25, 99, 100, 385, 500, 1000, 4321, 20000, 90000} {
		d := Piles(n)
		for _, s := range d.Shapes {
			low, high := s.Path.Bounds()
			if half := s.Line / 2; low.X-half < 0 || low.Y-half < 0 || high.X+half > d.Width || high.Y+half > d.Height {
				t.Errorf("%d: a shape reaches from %v to %v of %v by %v", n, low, high, d.Width, d.Height)
			}
		}
		picture := string(d.Raster(120, 90).Pix)
		if other, ok := seen[picture]; ok {
			t.Errorf("%d looks like %d", n, other)
		}
		seen[picture] = n
	}
}

func TestTray(t *testing.T) {
	light, dark := Tray(theme.Light), Tray(theme.Dark)
	for _, s := range light.Shapes {
		low, high := s.Path.Bounds()
		if half := s.Line / 2; low.X-half < 0 || low.Y-half < 0 || high.X+half > TrayWidth || high.Y+half > TrayHeight {
			t.Errorf("a shape reaches from %v to %v", low, high)
		}
	}
	a, b := light.Raster(210, 58), dark.Raster(210, 58)
	if a.RGBAAt(0, 0).A != 0 || a.RGBAAt(105, 29).A != 255 || string(a.Pix) == string(b.Pix) {
		t.Error("the tray has no form, or doesn't go by the theme")
	}
}
