package emblem

import (
	"bytes"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/miniature"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Each game has a different picture: one without its own shows its number of cards.
func TestEachGameHasAPicture(t *testing.T) {
	large, small := bridge.SuperBridge(), bridge.Duplicate()
	large.Name, small.Name = "Longwood", "Shortwood"
	t.Cleanup(bridge.Register(large))
	t.Cleanup(bridge.Register(small))
	seen := map[string]string{}
	for _, p := range []theme.Palette{theme.Light, theme.Dark} {
		for _, r := range bridge.Games() {
			d := Of(r, cardart.Style{}, p)
			if d.Width != Width || d.Height != Height {
				t.Errorf("%s: the picture measures %v by %v", r.Name, d.Width, d.Height)
			}
			picture := d.Raster(80, 48)
			if other := seen[string(picture.Pix)]; other != "" {
				t.Errorf("%s looks like %s", r.Name, other)
			}
			seen[string(picture.Pix)] = r.Name
			if c := picture.RGBAAt(0, 0); c.A != 0 {
				t.Errorf("%s: the corner is %v", r.Name, c)
			}
			if bytes.Equal(picture.Pix, miniature.New(p).Raster(80, 48).Pix) {
				t.Errorf("%s: the felt is bare", r.Name)
			}
		}
	}
}

// The leaf of the calendar shows the day, and is on the table.
func TestDaily(t *testing.T) {
	seen := map[string]bool{}
	for day := 1; day <= 31; day++ {
		d := Daily(day, cardart.Style{}, theme.Light)
		for _, s := range d.Shapes {
			low, high := s.Path.Bounds()
			if half := s.Line / 2; low.X-half < -0.1 || low.Y-half < -0.1 || high.X+half > Width+0.1 || high.Y+half > Height+0.1 {
				t.Errorf("on day %d a shape reaches from %v to %v", day, low, high)
			}
		}
		picture := string(d.Raster(80, 48).Pix)
		if seen[picture] {
			t.Errorf("day %d looks like one before", day)
		}
		seen[picture] = true
	}
}

// No picture exceeds its rim.
func TestPicturesStayOnTheTable(t *testing.T) {
	for _, r := range bridge.Games() {
		for _, s := range Of(r, cardart.Style{}, theme.Light).Shapes {
			low, high := s.Path.Bounds()
			if half := s.Line / 2; low.X-half < -0.1 || low.Y-half < -0.1 || high.X+half > Width+0.1 || high.Y+half > Height+0.1 {
				t.Errorf("%s: a shape reaches from %v to %v", r.Name, low, high)
			}
		}
	}
}
