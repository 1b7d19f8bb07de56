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
	// Count is the number of cards face down, 1 or more; 0 for a card face up.
	Count  int
	Column bool    // cards face down are in a column, turned by a quarter
	Spot   Rect    // its place
	Lift   float32 // how far it is raised from Spot, in points
	Hand   string  // overlapping cards of a hand throw one shadow; "" is a single card
	Open   bool    // it can be pointed at and tapped
	Dim    bool    // shaded
	Chosen bool    // with a gold edge
	Wins   bool    // the winning card so far: with a soft light around it
	Halo   bool    // being explained: with a gold edge and a glow
}

// Place returns the sprite's visible place: its spot, raised.
func (s Sprite) Place() Rect {
	s.Spot.Y -= s.Lift
	return s.Spot
}

// Card returns the place of one of the cards face down, counted from 0. Each overlaps the one before.
func (s Sprite) Card(i int) Rect {
	r, along := s.Spot, float32(i)/float32(max(s.Count-1, 1))
	if s.Column {
		h := r.W * cardart.Aspect
		return Rect{r.X, r.Y + (r.H-h)*along, r.W, h}
	}
	w := r.H * cardart.Aspect
	return Rect{r.X + (r.W-w)*along, r.Y, w, r.H}
}

// part returns a sprite of count of the cards face down, from number first.
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
