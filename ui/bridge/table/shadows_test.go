package table

import (
	"fmt"
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

// Each card of a hand lies in just one outline, but for one that is raised; no outline is
// larger than its cards; and there are few.
func TestOutlines(t *testing.T) {
	for _, size := range sizes {
		g := NewGeometry(size[0], size[1])
		for i, events := range stages {
			m := modelOf(t, board(t, 7, events), card.South, true)
			hand := m.Sorted(m.Hands[card.South])
			for _, raised := range []card.Card{{}, hand[0], hand[5]} {
				scene := NewScene(m, g, raised)
				checkOutlines(t, fmt.Sprintf("%v, stage %d, %v raised", size, i, raised), scene, g)
			}
		}
	}
}

// Cards of two hands that touch have two outlines.
func TestOutlinesOfTwoHands(t *testing.T) {
	spot := Rect{0, 0, 63, 88}
	scene := Scene{
		{Key: "a", Held: true, Seat: card.South, Spot: spot},
		{Key: "b", Held: true, Seat: card.West, Spot: Rect{30, 0, 63, 88}},
		{Key: "c", Seat: card.West, Spot: spot},
	}
	if all := outlines(scene); len(all) != 2 || all[0].Rect != spot {
		t.Errorf("got %v", all)
	}
}

func checkOutlines(t *testing.T, name string, scene Scene, g Geometry) {
	t.Helper()
	all := outlines(scene)
	if len(all) > 12 {
		t.Errorf("%s: %d outlines", name, len(all))
	}
	var area, covered float32
	for _, o := range all {
		area += o.W * o.H
	}
	for i, s := range scene {
		if !s.inHand() {
			continue
		}
		in := 0
		x, y := s.Spot.Centre()
		for _, o := range all {
			if o.Contains(x, y) {
				in++
				if sunk := s.Spot.Y - o.Y; sunk < -rise*g.U-0.01 || s.Spot.Y+s.Spot.H > o.Y+o.H+0.01 {
					t.Errorf("%s: %s lies at %v, its outline at %v", name, s.Key, s.Spot, o.Rect)
				}
			}
		}
		if in != 1 {
			t.Errorf("%s: %s lies in %d outlines", name, s.Key, in)
		}
		// What is seen of the card: it ends where the next one begins.
		w, h := s.Spot.W, s.Spot.H
		if i+1 < len(scene) && s.covered(scene[i+1]) {
			next := scene[i+1].Spot
			if next.X != s.Spot.X {
				w = next.X - s.Spot.X
			} else {
				h = next.Y - s.Spot.Y
			}
		}
		covered += w * h
	}
	if area > covered*1.001 || area < covered*0.999 {
		t.Errorf("%s: the outlines cover %.0f, the cards %.0f", name, area, covered)
	}
}
