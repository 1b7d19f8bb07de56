package cardtable

import (
	"strconv"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

// Sprite is a card on the table, or several face down in a row or a column as one picture: Fyne paints the whole
// window for each frame, and one picture costs less than seventeen on top of each other.
type Sprite struct {
	Key  string    // names it from scene to scene; no two of a scene have the same
	Face card.Card // its zero value if it is face down
	Down bool      // backs are shown
	// Count is how many cards lie face down, 1 or more; 0 for a card that lies face up.
	Count  int
	Column bool    // those lie one below the other, turned by a quarter
	Spot   Rect    // where it lies
	Lift   float32 // how far it is raised from there, up, in points
	Hand   string  // cards of one hand, which lie on each other, throw one shadow; "" is a card by itself
	Open   bool    // it can be pointed at and tapped
	Dim    bool    // it is out of the light
	Chosen bool    // it has a gold edge
	Wins   bool    // it wins so far: it has a soft light round it
	Halo   bool    // it is spoken of: it has a gold edge, and shines
}

// Place returns where the sprite is seen: its spot, raised.
func (s Sprite) Place() Rect {
	s.Spot.Y -= s.Lift
	return s.Spot
}

// Card returns where one of the cards lies that are face down, counted from 0. Each lies on the one before.
func (s Sprite) Card(i int) Rect {
	r, along := s.Spot, float32(i)/float32(max(s.Count-1, 1))
	if s.Column {
		h := r.W * cardart.Aspect
		return Rect{r.X, r.Y + (r.H-h)*along, r.W, h}
	}
	w := r.H * cardart.Aspect
	return Rect{r.X + (r.W-w)*along, r.Y, w, r.H}
}

// part returns the sprite of some of the cards that lie face down, from the one with the number first.
func (s Sprite) part(first, count int) Sprite {
	s.Spot = Covering([]Rect{s.Card(first), s.Card(first + count - 1)})
	s.Key += " " + strconv.Itoa(first)
	s.Count = count
	return s
}

// short returns the shorter side of a card of the sprite.
func (s Sprite) short() float32 {
	r := s.Spot
	if s.Down {
		r = s.Card(0)
	}
	return min(r.W, r.H)
}
