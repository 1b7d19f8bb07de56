package emblem

import (
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/miniature"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// There are thirteen boxes, three and twice five, and no card is in two of them.
func TestThirteenBoxes(t *testing.T) {
	seen := map[string]bool{}
	boxes := 0
	for i, row := range rows {
		if want := []int{3, 5, 5}[i]; len(row) != want {
			t.Errorf("row %d has %d boxes", i+1, len(row))
		}
		for _, text := range row {
			boxes++
			if text == "" {
				continue
			}
			if c, err := card.Parse(text); err != nil || seen[c.String()] || !card.Deck52.Has(c) {
				t.Errorf("%s: %v", text, err)
			}
			seen[text] = true
		}
	}
	if boxes != 13 {
		t.Errorf("%d boxes", boxes)
	}
}

// The picture stays on its table, and follows the theme and the chosen cards.
func TestOf(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range []theme.Palette{theme.Light, theme.Dark} {
		for _, style := range []cardart.Style{{}, {Honours: cardart.SolidHonours}, {Colours: cardart.FourColours}} {
			d := Of(style, p)
			for _, s := range d.Shapes {
				low, high := s.Path.Bounds()
				if half := s.Line / 2; low.X-half < -0.1 || low.Y-half < -0.1 || high.X+half > Width+0.1 || high.Y+half > Height+0.1 {
					t.Errorf("%+v: a shape reaches from %v to %v", style, low, high)
				}
			}
			picture := string(d.Raster(160, 96).Pix)
			if seen[picture] || picture == string(miniature.New(p).Raster(160, 96).Pix) {
				t.Errorf("%+v: the picture is that of another style, or empty", style)
			}
			seen[picture] = true
		}
	}
}
