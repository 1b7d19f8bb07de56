package cardtable

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
)

// A carried card is on top, under the pointer; dropped, it moves to its place in the next scene, or back.
func TestCarry(t *testing.T) {
	for name, next := range map[string]float32{"another place": 700, "back": 100} {
		s, c, _ := lay(t)
		s.Lay(scene(face("HA", 100, 100), face("HK", 300, 100), face("HQ", 500, 100)))
		s.Carry("HA", 400, 300)
		if s.Carry("HA", 450, 320); s.Carried() != "HA" {
			t.Fatalf("%s: %q is carried", name, s.Carried())
		}
		at := Around(450, 320, 63, 88)
		all := pictures(s)
		if last := all[len(all)-1]; last != fyne.NewPos(at.X, at.Y) || len(all) != 3 {
			t.Errorf("%s: on top lies %v, want %v", name, last, at)
		}
		if got, _ := s.Scene().Sprite("HK"); got.Spot.X != 300 {
			t.Errorf("%s: another card lies at %v", name, got.Spot)
		}
		s.Set(scene(face("HA", next, 100), face("HK", 300, 100), face("HQ", 500, 100)))
		if s.Carried() != "" || c.show == nil {
			t.Fatalf("%s: %q is still carried", name, s.Carried())
		}
		c.show(0)
		if got := s.views["HA"].picture.Position(); got != fyne.NewPos(at.X, at.Y) {
			t.Errorf("%s: it moves from %v, want %v", name, got, at)
		}
		c.show(time.Hour)
		check(t, name, s)
	}
}

// Only sprites on the table can be carried.
func TestCarryNothing(t *testing.T) {
	s, _, _ := lay(t)
	s.Lay(scene(face("HA", 100, 100)))
	if s.Carry("HK", 400, 300); s.Carried() != "" {
		t.Errorf("%q is carried", s.Carried())
	}
	check(t, "nothing", s)
}
