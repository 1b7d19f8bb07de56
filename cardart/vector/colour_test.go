package vector

import (
	"math"
	"testing"
)

// The contrast of colours of which WCAG's examples give it.
func TestContrast(t *testing.T) {
	white := RGB(0xffffff)
	for hex, want := range map[uint32]float64{0xffffff: 1, 0x000000: 21, 0x767676: 4.54, 0xff0000: 4.0, 0x0000ff: 8.59} {
		for _, got := range []float64{Contrast(RGB(hex), white), Contrast(white, RGB(hex))} {
			if math.Abs(got-want) > 0.01 {
				t.Errorf("%06x on white: %.2f, want %.2f", hex, got, want)
			}
		}
	}
}
