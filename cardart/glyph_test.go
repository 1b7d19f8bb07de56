package cardart

import (
	"math"
	"testing"
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
