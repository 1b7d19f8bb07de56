package tabletop

import (
	"testing"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// There is felt up to the edges, deeper there than in the middle, and no wood.
func TestFelt(t *testing.T) {
	for _, p := range []theme.Palette{theme.Light, theme.Dark} {
		picture := feltPicture(320, 200, p)
		for _, at := range [][2]int{{0, 0}, {319, 0}, {0, 199}, {160, 0}, {0, 100}} {
			c, middle := picture.RGBAAt(at[0], at[1]), picture.RGBAAt(160, 100)
			if c.G <= c.R || c.G <= c.B || c.G >= middle.G || c.A != 0xff {
				t.Errorf("at %v is %v, in the middle %v", at, c, middle)
			}
		}
	}
}
