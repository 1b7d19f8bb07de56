// Package cardtable shows cards on felt, for any game: it knows what a card looks like, and no rule.
//
// What lies on the table is a [Scene], a value that the game works out from its state. The difference between
// the last scene and the next one is the plan of what moves ([Motions]), and a [Surface] shows that. A movement
// decides nothing: the table is in its new state from the start, it answers taps in that state while cards are
// still on their way, and the movement can be cut short at any moment.
//
// Sprites are recognised by their keys, and never by how they look or where they are.
package cardtable

import (
	"slices"
	"time"
)

// Scene is what lies on the table, and how it comes there from the scene before. The zero Scene is an empty table.
type Scene struct {
	Sprites []Sprite // from the bottom up
	// Reach is how far below an open card a tap still means it, in points.
	Reach float32
	// Movement names what moves the sprites to this scene, for those who wait until it is at its end; "" is what
	// nobody waits for.
	Movement string
	Arrivals []Arrival
	// Exits are where sprites of the scene before go that aren't in this one, by their keys. Others are gone at once.
	// Only the middle of the rectangle counts.
	Exits map[string]Rect
}

// Arrival is how a sprite comes to its place. One without arrivals is there at once if it is new on the table, and
// else goes straight from where it was.
type Arrival struct {
	Key   string        // of the sprite
	From  Rect          // where it starts from if it is new on the table; only the middle counts
	Delay time.Duration // until it starts
	// Count is how many of the cards of a sprite that is face down come, those from number First on; 0 means all.
	First, Count int
	Hidden       bool // it isn't seen before it starts
}

// Empty reports whether nothing lies on the table.
func (s Scene) Empty() bool { return len(s.Sprites) == 0 }

// Same reports whether two scenes look the same once nothing moves.
func (s Scene) Same(o Scene) bool { return s.Reach == o.Reach && slices.Equal(s.Sprites, o.Sprites) }

// At returns the topmost open card at a point; ok is false if there is none.
func (s Scene) At(x, y float32) (at Sprite, ok bool) {
	for _, sprite := range slices.Backward(s.Sprites) {
		r := sprite.Place()
		r.H += sprite.Lift + s.Reach
		if sprite.Open && r.Contains(x, y) {
			return sprite, true
		}
	}
	return Sprite{}, false
}

// Sprite returns the sprite with a key.
func (s Scene) Sprite(key string) (found Sprite, ok bool) {
	i := slices.IndexFunc(s.Sprites, func(sprite Sprite) bool { return sprite.Key == key })
	if i < 0 {
		return Sprite{}, false
	}
	return s.Sprites[i], true
}

// Later returns the scene with all its arrivals later by a time.
func (s Scene) Later(by time.Duration) Scene {
	s.Arrivals = slices.Clone(s.Arrivals)
	for i := range s.Arrivals {
		s.Arrivals[i].Delay += by
	}
	return s
}

// lying returns the sprites that don't arrive.
func (s Scene) lying() []Sprite {
	arrives := make(map[string]bool, len(s.Arrivals))
	for _, a := range s.Arrivals {
		arrives[a.Key] = true
	}
	return slices.DeleteFunc(slices.Clone(s.Sprites), func(sprite Sprite) bool { return arrives[sprite.Key] })
}
