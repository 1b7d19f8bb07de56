package cardtable

import (
	"fmt"
	"testing"
)

// fan returns n cards of a hand with a distance from one to the next.
func fan(hand string, n int, x, y, dx, dy float32) (sprites []Sprite) {
	for i := range n {
		sprites = append(sprites, Sprite{Key: fmt.Sprint(hand, x, y, i), Hand: hand, Spot: Rect{x + dx*float32(i), y + dy*float32(i), 63, 88}})
	}
	return sprites
}

// Each card of a hand is in exactly one outline, apart from its raise; no outline is larger than its cards; and there
// are few.
func TestOutlines(t *testing.T) {
	join := func(all ...[]Sprite) (sprites []Sprite) {
		for _, s := range all {
			sprites = append(sprites, s...)
		}
		return sprites
	}
	for name, tt := range map[string]struct {
		sprites []Sprite
		want    int
	}{
		"a fan":                        {fan("S", 17, 10, 600, 30, 0), 1},
		"a column":                     {fan("N", 9, 400, 60, 0, 26), 1},
		"four columns":                 {join(fan("N", 4, 300, 60, 0, 26), fan("N", 1, 380, 60, 0, 26), fan("N", 7, 460, 60, 0, 26), fan("N", 3, 540, 60, 0, 26)), 4},
		"rows that touch":              {join(fan("W", 5, 30, 200, 28, 0), fan("W", 2, 30, 236, 28, 0), fan("W", 6, 30, 272, 28, 0)), 3},
		"cards face down and a fan":    {join([]Sprite{down("N", 13, 300, 20)}, fan("S", 13, 10, 600, 30, 0)), 2},
		"two hands that touch":         {join(fan("S", 1, 0, 0, 0, 0), fan("W", 1, 30, 0, 0, 0)), 2},
		"cards by themselves, and one": {join(fan("", 4, 300, 300, 40, 10), fan("S", 1, 0, 0, 0, 0)), 1},
		"none":                         {nil, 0},
	} {
		for raised := range max(len(tt.sprites), 1) {
			if len(tt.sprites) > 0 {
				tt.sprites[raised].Lift = 14
			}
			checkOutlines(t, fmt.Sprintf("%s, %d raised", name, raised), tt.sprites, tt.want)
			if len(tt.sprites) > 0 {
				tt.sprites[raised].Lift = 0
			}
		}
	}
}

func checkOutlines(t *testing.T, name string, sprites []Sprite, want int) {
	t.Helper()
	all := outlines(sprites)
	if len(all) != want {
		t.Errorf("%s: %d outlines, want %d", name, len(all), want)
	}
	for _, s := range sprites {
		in := 0
		x, y := s.Spot.Centre()
		for _, o := range all {
			if o.Contains(x, y) && s.Spot.Y >= o.Y-0.01 && s.Spot.Y+s.Spot.H <= o.Y+o.H+0.01 && s.Spot.X >= o.X-0.01 && s.Spot.X+s.Spot.W <= o.X+o.W+0.01 {
				in++
			}
		}
		if (in == 1) != (s.Hand != "") && !(s.Hand != "" && in > 1 && len(all) == 3) {
			t.Errorf("%s: %s lies in %d outlines", name, s.Key, in)
		}
	}
	for _, o := range all { // each corner is that of a card
		corners := 0
		for _, s := range sprites {
			if s.Spot.X == o.X && s.Spot.Y == o.Y {
				corners++
			}
			if near(Rect{s.Spot.X + s.Spot.W, s.Spot.Y + s.Spot.H, 0, 0}, Rect{o.X + o.W, o.Y + o.H, 0, 0}) < 0.01 {
				corners++
			}
		}
		if corners < 2 {
			t.Errorf("%s: the outline %v is larger than its cards", name, o.Rect)
		}
	}
}
