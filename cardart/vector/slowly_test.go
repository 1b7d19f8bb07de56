package vector

import (
	"image"
	"math"
	"testing"
)

const side = 40 // of the pictures in these tests

// samples is the number of points across and down each pixel that the slow outputs check.
const samples = 8

// slowly returns the coverage of each pixel by the region inside, by checking many points.
func slowly(inside func(Point) bool) (covered [side][side]float64) {
	for y := range side * samples {
		for x := range side * samples {
			if inside(Point{(float64(x) + 0.5) / samples, (float64(y) + 0.5) / samples}) {
				covered[y/samples][x/samples] += 1. / samples / samples
			}
		}
	}
	return covered
}

// compare reports how far a picture's alpha is from what it ought to be.
func compare(t *testing.T, what any, m *image.RGBA, want [side][side]float64, worst, mean float64) {
	t.Helper()
	sum := 0.
	for y := range side {
		for x := range side {
			off := math.Abs(float64(m.RGBAAt(x, y).A)/255 - want[y][x])
			if sum += off; off > worst {
				t.Errorf("%v: %d,%d is covered by %d/255, want %.3f", what, x, y, m.RGBAAt(x, y).A, want[y][x])
				return
			}
		}
	}
	if sum /= side * side; sum > mean {
		t.Errorf("%v: pixels are %.4f off in the mean", what, sum)
	}
}

// winding returns the number of times a polygon goes round a point.
func winding(polygon []Point, at Point) (turns int) {
	a := polygon[len(polygon)-1]
	for _, b := range polygon {
		if area := (b.X-a.X)*(at.Y-a.Y) - (b.Y-a.Y)*(at.X-a.X); a.Y <= at.Y && at.Y < b.Y && area > 0 {
			turns++
		} else if b.Y <= at.Y && at.Y < a.Y && area < 0 {
			turns--
		}
		a = b
	}
	return turns
}

// nearness returns the distance of a point from the nearest of a polyline's points.
func nearness(at Point, points []Point) float64 {
	near := distance(at, points[0])
	for i, b := range points[1:] {
		a := points[i]
		along := ((at.X-a.X)*(b.X-a.X) + (at.Y-a.Y)*(b.Y-a.Y)) / max(1e-12, (b.X-a.X)*(b.X-a.X)+(b.Y-a.Y)*(b.Y-a.Y))
		near = min(near, distance(at, Mix(a, b, min(max(along, 0), 1))))
	}
	return near
}
