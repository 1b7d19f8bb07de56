package cardart

import (
	"math"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
)

// Every index keeps to its column, and every letter to its height but for the
// overshoot of round ones: so nothing meets the suit sign below or the frame beside.
func TestTextFits(t *testing.T) {
	for _, l := range []layout{small, large} {
		for _, s := range []string{"A", "K", "Q", "J", "M", "R", "D", "V", "S", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"} {
			low, high := text(s, l.indexHeight, l.indexWidth).Bounds()
			if high.X-low.X > l.indexWidth+0.2 || math.Abs(low.X+high.X) > 0.2 {
				t.Errorf("%s: from %.2f to %.2f across, want at most %.1f about 0", s, low.X, high.X, l.indexWidth)
			}
			if over := 0.05 * l.indexHeight; low.Y < -l.indexHeight-over || high.Y > over {
				t.Errorf("%s: from %.2f to %.2f down", s, low.Y, high.Y)
			}
			if low.Y > -0.95*l.indexHeight || high.Y < -0.05*l.indexHeight {
				t.Errorf("%s: only from %.2f to %.2f down", s, low.Y, high.Y)
			}
		}
	}
}

// Condensed numbers are about as black as those that fit, so that 10, 11 and 12 don't look
// like a lighter face: of two uprights at half their height, each is as wide, nearly, as
// that of a 1 alone.
func TestCondensedKeepsItsWeight(t *testing.T) {
	for _, l := range []layout{small, large} {
		alone := inkAcross(text("1", l.indexHeight, l.indexWidth), -l.indexHeight*0.45)
		both := inkAcross(text("11", l.indexHeight, l.indexWidth), -l.indexHeight*0.45)
		if share := both / 2 / alone; share < 0.85 || share > 1.1 {
			t.Errorf("an upright of 11 is %.2f of that of 1", share)
		}
	}
}

// inkAcross returns how much of a horizontal line lies within a path of straight uprights.
func inkAcross(p vector.Path, y float64) (sum float64) {
	var crossings []float64
	for _, c := range contours(p) {
		points := along(c)
		for i, a := range points {
			b := points[(i+1)%len(points)]
			if (a.Y > y) != (b.Y > y) {
				crossings = append(crossings, a.X+(b.X-a.X)*(y-a.Y)/(b.Y-a.Y))
			}
		}
	}
	slices.Sort(crossings)
	for i := 0; i+1 < len(crossings); i += 2 {
		sum += crossings[i+1] - crossings[i]
	}
	return sum
}
