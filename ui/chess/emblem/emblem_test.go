package emblem

import (
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/miniature"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

func inside(t *testing.T, d vector.Drawing) {
	t.Helper()
	for _, s := range d.Shapes {
		low, high := s.Path.Bounds()
		if half := s.Line / 2; low.X-half < -0.1 || low.Y-half < -0.1 || high.X+half > d.Width+0.1 || high.Y+half > d.Height+0.1 {
			t.Errorf("a shape reaches from %v to %v", low, high)
		}
	}
}

// The picture stays on its table and follows the theme.
func TestOf(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range []theme.Palette{theme.Light, theme.Dark} {
		d := Of(p)
		if d.Width != Width || d.Height != Height {
			t.Errorf("it is %v × %v large", d.Width, d.Height)
		}
		inside(t, d)
		picture := string(d.Raster(160, 96).Pix)
		if seen[picture] || picture == string(miniature.New(p).Raster(160, 96).Pix) {
			t.Error("the picture is that of another theme, or empty")
		}
		seen[picture] = true
	}
}

// Every kind but the pawn and every army is in the row, on clear ground.
func TestPieces(t *testing.T) {
	d := Pieces()
	inside(t, d)
	kinds, armies := map[any]bool{}, map[any]bool{}
	for _, s := range row {
		kinds[s.kind], armies[s.army] = true, true
	}
	if len(kinds) != 5 || len(armies) != 4 {
		t.Errorf("%d kinds of %d armies", len(kinds), len(armies))
	}
	picture := d.Raster(300, 100)
	for _, x := range []int{0, 299} {
		if picture.RGBAAt(x, 0).A != 0 || picture.RGBAAt(150, 60).A != 0xff {
			t.Error("the ground isn't clear, or nothing stands on it")
		}
	}
}
