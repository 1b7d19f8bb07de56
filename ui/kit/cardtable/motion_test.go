package cardtable

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// plan formats motions: sprite, left edges of start and end, and delay in milliseconds.
func plan(motions []Motion) string {
	var all []string
	for _, m := range motions {
		words := fmt.Sprintf("%s %.0f-%.0f", m.Sprite.Key, m.From.X, m.To.X)
		if m.Delay > 0 {
			words += fmt.Sprintf(" after %d", m.Delay.Milliseconds())
		}
		if m.Hidden {
			words += " hidden"
		}
		if m.Leaves {
			words += " leaves"
		}
		all = append(all, words)
	}
	return strings.Join(all, ", ")
}

// The plan is the difference of two scenes, and of nothing else.
func TestMotions(t *testing.T) {
	at := func(s Sprite, x float32) Sprite { s.Spot.X = x; return s }
	raised := func(s Sprite) Sprite { s.Lift = 14; return s }
	a, b := face("SA", 0, 0), face("HK", 100, 0)
	deck := Rect{500, 0, 63, 88}
	for _, tt := range []struct {
		name      string
		old, next Scene
		want      string
	}{
		{"nothing", scene(a, b), scene(a, b), ""},
		{"another order", scene(a, b), scene(b, a), ""},
		{"moves", scene(a, b), scene(at(a, 300), b), "SA 0-300"},
		{"two move", scene(a, b), scene(at(b, 200), at(a, 300)), "HK 100-200, SA 0-300"},
		{"appears", scene(a), scene(a, b), ""},
		{"is gone", scene(a, b), scene(a), ""},
		{"leaves", scene(a, b), Scene{Sprites: []Sprite{a}, Exits: map[string]Rect{"HK": {700, 0, 63, 88}}}, "HK 100-700 leaves"},
		{"leaves to a small place", scene(b), Scene{Exits: map[string]Rect{"HK": {731, 44, 1, 0}}}, "HK 100-700 leaves"},
		{"has an exit and stays", scene(a, b), Scene{Sprites: []Sprite{a, b}, Exits: map[string]Rect{"HK": deck}}, ""},
		{"an exit of what isn't there", scene(a), Scene{Sprites: []Sprite{a}, Exits: map[string]Rect{"HK": deck}}, ""},
		{"arrives", scene(a), Scene{Sprites: []Sprite{a, b}, Arrivals: []Arrival{{Key: "HK", From: deck}}}, "HK 500-100"},
		{"arrives where it lies", scene(a), Scene{Sprites: []Sprite{a, b}, Arrivals: []Arrival{{Key: "HK", From: b.Spot}}}, "HK 100-100"},
		{"was there, and comes from there", scene(a, at(b, 200)),
			Scene{Sprites: []Sprite{a, b}, Arrivals: []Arrival{{Key: "HK", From: deck, Delay: 20 * time.Millisecond}}}, "HK 200-100 after 20"},
		{"was there, and stays", scene(a, b), Scene{Sprites: []Sprite{a, b}, Arrivals: []Arrival{{Key: "HK", From: deck}}}, ""},
		{"one after the other", Scene{}, Scene{Sprites: []Sprite{a, b}, Arrivals: []Arrival{
			{Key: "SA", From: deck, Delay: 30 * time.Millisecond}, {Key: "HK", From: deck, Hidden: true}}}, "HK 500-100 hidden, SA 500-0 after 30"},
		{"an arrival of what isn't there", scene(a), Scene{Sprites: []Sprite{a}, Arrivals: []Arrival{{Key: "HK", From: deck}}}, ""},
		{"a raised card moves from where it is seen", scene(raised(a)), scene(at(a, 300)), "SA 0-300"},
		{"is raised", scene(a), scene(raised(a)), "SA 0-0"},
		{"the same card under another key", scene(a), scene(func() Sprite { s := at(a, 300); s.Key = "another"; return s }()), ""},
		{"in packets", Scene{}, Scene{Sprites: []Sprite{down("N", 5, 200, 0)}, Arrivals: []Arrival{
			{Key: "backs N", From: deck, First: 0, Count: 2}, {Key: "backs N", From: deck, First: 2, Count: 3, Delay: 40 * time.Millisecond}}},
			"backs N 0 495-200, backs N 2 490-220 after 40"},
		{"fewer in a packet", scene(down("N", 5, 200, 0)), scene(down("N", 4, 205, 0)), "backs N 200-205"},
	} {
		if got := plan(Motions(tt.old, tt.next)); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// A raised card starts at its visible height, and is raised at once if nothing else moves.
func TestWhatIsOnlyRaisedDoesNotMove(t *testing.T) {
	a, b := face("SA", 0, 50), face("HK", 100, 50)
	up := a
	up.Lift = 14
	if m := Motions(scene(up), scene(face("SA", 300, 50)))[0]; m.From.Y != 36 || m.To.Y != 50 {
		t.Errorf("it moves from %v to %v", m.From, m.To)
	}
	away := b
	away.Spot.X = 400
	for _, tt := range []struct {
		old, next Scene
		want      bool
	}{
		{scene(a, b), scene(up, b), false},
		{scene(up, b), scene(a, b), false},
		{scene(up, b), scene(a, away), true},
		{scene(a), Scene{Sprites: []Sprite{a, b}, Arrivals: []Arrival{{Key: "HK"}}}, true},
		{scene(a, b), Scene{Sprites: []Sprite{a}, Exits: map[string]Rect{"HK": {}}}, true},
		{scene(a, b), scene(a), false},
	} {
		if got := worthSeeing(tt.old, Motions(tt.old, tt.next)); got != tt.want {
			t.Errorf("from %v to %v: %v", tt.old, tt.next, got)
		}
	}
}

// A sprite has its final size from the start, moves straight, and ends in time.
func TestTheWayOfASprite(t *testing.T) {
	m := Motion{From: Rect{0, 0, 20, 30}, To: Rect{300, 100, 63, 88}, Delay: 50 * time.Millisecond}
	if start := m.At(0); start != (Rect{-21.5, -29, 63, 88}) || m.At(m.Delay) != start {
		t.Errorf("it starts at %v, after its delay at %v", start, m.At(m.Delay))
	}
	if m.At(m.Delay+MoveTime) != m.To || m.At(time.Hour) != m.To || Span([]Motion{m}) != m.Delay+MoveTime {
		t.Errorf("it ends at %v after %v", m.At(m.Delay+MoveTime), Span([]Motion{m}))
	}
	last := float32(-100)
	for now := time.Duration(0); now < Span([]Motion{m}); now += time.Millisecond {
		r := m.At(now)
		if r.X < last || r.W != 63 || r.H != 88 {
			t.Fatalf("after %v it is at %v", now, r)
		}
		last = r.X
	}
}

// The cards of a sprite face down are where its picture shows them, and its parts cover it.
func TestCardsFaceDown(t *testing.T) {
	row := down("N", 5, 200, 10)
	column := Sprite{Key: "backs W", Hand: "W", Down: true, Count: 5, Column: true, Spot: Rect{10, 200, 88, 103}}
	for _, s := range []Sprite{row, column} {
		var all []Rect
		for i := range s.Count {
			all = append(all, s.Card(i))
		}
		if near(Covering(all), s.Spot) > 0.01 || near(Covering([]Rect{s.part(0, 2).Spot, s.part(2, 3).Spot}), s.Spot) > 0.01 {
			t.Errorf("%s: the cards are at %v, which isn't %v", s.Key, all, s.Spot)
		}
		part := s.part(2, 3)
		if near(part.Card(0), all[2]) > 0.01 || near(part.Card(2), all[4]) > 0.01 || part.Count != 3 || part.Hand != s.Hand {
			t.Errorf("%s: a part of it is %+v", s.Key, part)
		}
		if s.short() > 64 || s.short() < 61 {
			t.Errorf("%s: a card is %v wide", s.Key, s.short())
		}
	}
}

// near returns the distance of two rectangles.
func near(a, b Rect) float32 {
	abs := func(x float32) float32 { return max(x, -x) }
	return abs(a.X-b.X) + abs(a.Y-b.Y) + abs(a.W-b.W) + abs(a.H-b.H)
}
