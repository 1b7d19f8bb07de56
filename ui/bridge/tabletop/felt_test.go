package tabletop

import (
	"image/color"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// near reports whether two colours differ by little, as by grain.
func near(a, b color.NRGBA, by int) bool {
	apart := func(x, y uint8) bool { d := int(x) - int(y); return d > by || d < -by }
	return !apart(a.R, b.R) && !apart(a.G, b.G) && !apart(a.B, b.B)
}

// The table is an ellipse: felt in the middle, a rim of wood around it on all four sides,
// the room in the corners.
func TestFelt(t *testing.T) {
	for _, p := range []theme.Palette{theme.Light, theme.Dark} {
		for _, scale := range []int{1, 2} { // pixels for each point
			g := NewGeometry(1280, 800)
			picture := feltPicture(1280*scale, 800*scale, 1280, g.Oval.Rect, rimWidth*g.U, p)
			at := func(x, y float32) color.NRGBA {
				c := picture.RGBAAt(int(x)*scale, int(y)*scale)
				return color.NRGBA(c)
			}
			x, y := g.Oval.Centre()
			if c := at(x, y); !near(c, p.Felt, 6) {
				t.Errorf("the middle is %v, want felt %v", c, p.Felt)
			}
			for _, corner := range [][2]float32{{2, 60}, {1277, 60}, {2, 797}, {1277, 797}} {
				if c := at(corner[0], corner[1]); c != p.Room {
					t.Errorf("the corner %v is %v, want the room %v", corner, c, p.Room)
				}
			}
			for name, c := range map[string]color.NRGBA{
				"left":   at(g.Oval.X+rimWidth/2, y),
				"right":  at(g.Oval.X+g.Oval.W-rimWidth/2, y),
				"top":    at(x, g.Oval.Y+rimWidth/2),
				"bottom": at(x, g.Oval.Y+g.Oval.H-rimWidth/2),
			} {
				if int(c.R) <= int(c.G) || int(c.G) <= int(c.B) {
					t.Errorf("on the %s the rim is %v, which is not wood", name, c)
				}
			}
		}
	}
}
