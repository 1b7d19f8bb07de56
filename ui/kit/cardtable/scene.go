// Package cardtable shows cards on felt, for any game: it knows the look of cards, and no rules.
//
// The table's content is a [Scene], a value that the game computes from its state. The difference between the last
// scene and the next gives the motions ([Motions]), and a [Surface] shows them. A movement decides nothing: the table
// is in its new state from the start, it answers taps in that state while cards are still moving, and the movement can
// be cut short at any moment.
//
// Sprites are identified by their keys, and never by look or place.
package cardtable

import (
	"slices"
	"time"
)

// Scene is the content of the table, and how it arises from the previous scene. The zero Scene is an empty table.
type Scene struct {
	Sprites []Sprite // from the bottom up
	// Reach is the distance below an open card within which a tap still means it, in points.
	Reach float32
	// Movement names the movement to this scene, for those who wait for its end; "" if nobody waits.
	Movement string
	Arrivals []Arrival
	// Exits are the destinations of sprites that are in the previous scene but not in this one, by key. Others vanish
	// at once. Only the middle of the rectangle counts.
	Exits map[string]Rect
}

// Arrival describes how a sprite moves to its place. A sprite without arrivals appears at once if it is new on the
// table, and otherwise moves straight from its previous place.
type Arrival struct {
	Key   string        // of the sprite
	From  Rect          // start if it is new on the table; only the middle counts
	Delay time.Duration // before it starts
	// Count is the number of cards that arrive of a sprite face down, from number First on; 0 means all.
	First, Count int
	Hidden       bool // invisible before it starts
}

// Empty reports whether the table is empty.
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
