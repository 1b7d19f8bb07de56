package cardtable

import (
	"testing"
	"time"
)

// The topmost open card at a point is found; a raised one is found at its visible and at its lowered place, so that it
// doesn't escape from the pointer, and each is found a little below its edge.
func TestAt(t *testing.T) {
	a, b, c := face("SA", 100, 100), face("SK", 140, 100), face("HQ", 500, 100)
	b.Lift = 14
	c.Open = false
	sc := scene(a, b, down("N", 3, 300, 100), c)
	for _, tt := range []struct {
		x, y, reach float32
		want        string
	}{
		{120, 150, 0, "SA"},
		{141, 150, 0, "SK"},
		{141, 90, 0, "SK"},
		{141, 187, 0, "SK"},
		{120, 90, 0, ""},
		{120, 190, 0, ""},
		{120, 190, 14, "SA"},
		{320, 150, 14, ""},
		{520, 150, 14, ""},
		{900, 150, 14, ""},
	} {
		sc.Reach = tt.reach
		got, ok := sc.At(tt.x, tt.y)
		if ok != (tt.want != "") || ok && got.Face.String() != tt.want || !ok && got != (Sprite{}) {
			t.Errorf("at %v, %v: %v %v, want %q", tt.x, tt.y, got, ok, tt.want)
		}
	}
}

// Delaying a scene doesn't change the original.
func TestLater(t *testing.T) {
	sc := Scene{Arrivals: []Arrival{{Key: "SA", Delay: time.Second}, {Key: "SK"}}}
	later := sc.Later(time.Minute)
	if later.Arrivals[0].Delay != time.Minute+time.Second || later.Arrivals[1].Delay != time.Minute || sc.Arrivals[1].Delay != 0 {
		t.Errorf("%v, later %v", sc, later)
	}
	if !(Scene{}).Empty() || scene(face("SA", 0, 0)).Empty() {
		t.Error("what is empty isn't")
	}
}
