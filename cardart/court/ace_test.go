package court

import (
	"image"
	"image/color"
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// inRegion returns the painted area of an ace, in mm², in the region that picked selects, from a picture of
// it; positions are relative to its middle.
func inRegion(m *image.RGBA, picked func(x, y float64) bool) (area float64) {
	const half, dot = aceRoom / 2, aceRoom / acePixels
	for y := range acePixels {
		for x := range acePixels {
			if c := m.RGBAAt(x, y); c.A > 0x80 && c != (color.RGBA{0xff, 0xfd, 0xf5, 0xff}) && picked((float64(x)+0.5)*dot-half, (float64(y)+0.5)*dot-half) {
				area += dot * dot
			}
		}
	}
	return area
}

const (
	aceRoom   = 72. // mm
	acePixels = 720
)

func aceRaster(s card.Suit) *image.RGBA {
	d := vector.Drawing{Width: aceRoom, Height: aceRoom}
	d.Place(Ace(s, vector.RGB(0xc0272d), vector.Identity), vector.Move(aceRoom/2, aceRoom/2))
	return d.Raster(acePixels, acePixels)
}

// The four aces are of one family: each has its sign in a ring, a crown above it and laurels
// with their stems below; no sign is much smaller than another, and none touches its ring.
func TestAcesAreOfOneFamily(t *testing.T) {
	const inner = 18.9 // the radius of the inner line of the ring
	var least, most [3]float64
	for i := range least {
		least[i] = math.Inf(1)
	}
	for _, suit := range card.Suits {
		m := aceRaster(suit)
		for i, area := range []float64{
			inRegion(m, func(x, y float64) bool { return math.Hypot(x, y) < inner-0.2 }),
			inRegion(m, func(x, y float64) bool { return y < 0 && math.Hypot(x, y) > 22.6 }),
			inRegion(m, func(x, y float64) bool { return y > 0 && math.Hypot(x, y) > 22.6 }),
		} {
			least[i], most[i] = min(least[i], area), max(most[i], area)
		}
		if near := inRegion(m, func(x, y float64) bool { r := math.Hypot(x, y); return r > inner-0.9 && r < inner-0.2 }); near > 0 {
			t.Errorf("%v: the sign comes too near to its ring, with %.1f mm²", suit, near)
		}
		for x := 3.; x < 15; x += 0.1 { // the stem continues between the leaves
			stem := inRegion(m, func(px, py float64) bool {
				return py > 0 && math.Abs(px-x) < 0.06 && math.Abs(math.Hypot(px, py)-26.1) < 0.5
			})
			if stem == 0 {
				t.Errorf("%v: the stem of the laurel has a gap at %.1f", suit, x)
			}
		}
		if high, low := inRegion(m, func(_, y float64) bool { return y < -34 }), inRegion(m, func(_, y float64) bool { return y > 30 }); high+low > 0 {
			t.Errorf("%v reaches too far: %.1f mm² above, %.1f below", suit, high, low)
		}
	}
	for i, x := range []struct {
		what  string
		least float64 // of the largest
		area  float64 // in mm², at least
	}{{"sign", 0.8, 350}, {"crown", 0.5, 60}, {"laurel", 1, 80}} {
		if share := least[i] / most[i]; share < x.least || least[i] < x.area {
			t.Errorf("the smallest %s has %.0f mm², the largest %.0f", x.what, least[i], most[i])
		}
		t.Logf("%s: %.0f to %.0f mm²", x.what, least[i], most[i])
	}
}
