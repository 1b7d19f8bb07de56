package emblem

import (
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/miniature"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Each picture is different, follows theme and cards, and stays on its table.
func TestOf(t *testing.T) {
	seen := map[string]string{}
	names := []string{"", "Longwood"} // without pictures of their own
	for name := range pictures {
		names = append(names, name)
	}
	for _, p := range []theme.Palette{theme.Light, theme.Dark} {
		seen[string(miniature.New(p).Raster(160, 96).Pix)] = "a bare table"
		for _, style := range []cardart.Style{{}, {Colours: cardart.FourColours}} {
			for _, name := range names {
				d := Of(name, style, p)
				if d.Width != Width || d.Height != Height {
					t.Errorf("%s: the picture measures %v by %v", name, d.Width, d.Height)
				}
				for _, s := range d.Shapes {
					low, high := s.Path.Bounds()
					if half := s.Line / 2; low.X-half < -0.1 || low.Y-half < -0.1 || high.X+half > Width+0.1 || high.Y+half > Height+0.1 {
						t.Errorf("%s: a shape reaches from %v to %v", name, low, high)
					}
				}
				if pictures[name] == nil {
					continue
				}
				picture := string(d.Raster(160, 96).Pix)
				if other := seen[picture]; other != "" {
					t.Errorf("%s looks like %s", name, other)
				}
				seen[picture] = name
			}
		}
	}
}

// Every game has its own fan of five cards, wider than high.
func TestCards(t *testing.T) {
	seen := map[string]string{string(Cards("Longwood", cardart.Style{}).Raster(90, 50).Pix): "backs"}
	for name := range pictures {
		d := Cards(name, cardart.Style{})
		picture := string(d.Raster(90, 50).Pix)
		if other := seen[picture]; other != "" || d.Width <= d.Height {
			t.Errorf("%s looks like %q, and is %v wide and %v high", name, other, d.Width, d.Height)
		}
		seen[picture] = name
	}
}
