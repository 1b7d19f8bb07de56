package miniature

import (
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// A bare table has round corners, and objects on it are visible on the felt.
func TestTable(t *testing.T) {
	for _, p := range []theme.Palette{theme.Light, theme.Dark} {
		bare := New(p).Raster(160, 96)
		if bare.RGBAAt(0, 0).A != 0 || bare.RGBAAt(80, 48).A != 255 {
			t.Error("the table has square corners, or a hole")
		}
		laid := New(p)
		laid.Sheet(40, 20, 2, Ivory, IvoryEdge, vector.Move(40, 30))
		laid.Inlay(13, 20, vector.Pt(110, 60))
		laid.Line(Red, 2, vector.Identity, vector.Pt(20, 80), vector.Pt(60, 80))
		m := laid.Raster(160, 96)
		if c := m.RGBAAt(40, 30); c.R != Ivory.R || c.G != Ivory.G {
			t.Errorf("in the middle of a sheet there is %v", c)
		}
		if c := m.RGBAAt(40, 80); c.R != Red.R || c.B != Red.B {
			t.Errorf("on the line there is %v", c)
		}
		same := true
		for y := 40; y < 60; y++ {
			for x := 95; x < 125; x++ {
				same = same && m.RGBAAt(x, y) == bare.RGBAAt(x, y)
			}
		}
		if same {
			t.Error("the number isn't seen in the felt")
		}
	}
}
