package cardart

import (
	"math"
	"testing"
)

func TestOutline(t *testing.T) {
	p := outline("M1 2L3 -4 5 6C.5 1 1 1.5 2 2Z")
	wantVerbs := []verb{moveTo, lineTo, lineTo, cubeTo, closePath}
	wantPoints := []point{{1, 2}, {3, -4}, {5, 6}, {.5, 1}, {1, 1.5}, {2, 2}}
	if len(p.verbs) != len(wantVerbs) || len(p.points) != len(wantPoints) {
		t.Fatalf("%v", p)
	}
	for i, v := range p.verbs {
		if v != wantVerbs[i] {
			t.Errorf("verb %d is %d, want %d", i, v, wantVerbs[i])
		}
	}
	for i, a := range p.points {
		if a != wantPoints[i] {
			t.Errorf("point %d is %v, want %v", i, a, wantPoints[i])
		}
	}
}

func TestOutlineMistakes(t *testing.T) {
	for _, text := range []string{"M1", "M1 2H3", "1 2", "M1 x", "M1 2L3 4 5"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%q was taken", text)
				}
			}()
			outline(text)
		}()
	}
}

// Every point of a mirrored shape has its mate, and the contour closes once.
func TestMirrored(t *testing.T) {
	for _, text := range []string{"M0 0L2 1C3 1 3 2 2 3L0 4", "M0 0L2 1L1 4"} {
		p := mirrored(text)
		has := make(map[point]bool)
		for _, a := range p.points {
			has[a] = true
		}
		for a := range has {
			if !has[point{-a.x, a.y}] {
				t.Errorf("%q: %v has no mate", text, a)
			}
		}
		if last := len(p.verbs) - 1; p.verbs[last] != closePath {
			t.Errorf("%q: not closed", text)
		}
	}
}

func TestMatrixThen(t *testing.T) {
	m := scale(2, 3).then(turn(90)).then(move(10, 20))
	if got := m.apply(point{1, 1}); math.Hypot(got.x-7, got.y-22) > 1e-9 { // (2, 3), (-3, 2), (7, 22)
		t.Errorf("got %v", got)
	}
	if got := scale(2, 8).size(); got != 4 {
		t.Errorf("size %v", got)
	}
}

// Every index keeps to its column, and every letter to its height but for the
// overshoot of round ones: so nothing meets the suit sign below or the frame beside.
func TestTextFits(t *testing.T) {
	for _, l := range []layout{small, large} {
		for _, s := range []string{"A", "K", "Q", "J", "M", "R", "D", "V", "S", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"} {
			low, high := text(s, l.indexHeight, l.indexWidth).bounds()
			if high.x-low.x > l.indexWidth+0.2 || math.Abs(low.x+high.x) > 0.2 {
				t.Errorf("%s: from %.2f to %.2f across, want at most %.1f about 0", s, low.x, high.x, l.indexWidth)
			}
			if over := 0.05 * l.indexHeight; low.y < -l.indexHeight-over || high.y > over {
				t.Errorf("%s: from %.2f to %.2f down", s, low.y, high.y)
			}
			if low.y > -0.95*l.indexHeight || high.y < -0.05*l.indexHeight {
				t.Errorf("%s: only from %.2f to %.2f down", s, low.y, high.y)
			}
		}
	}
}
