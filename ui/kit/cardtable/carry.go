package cardtable

import "slices"

// Carry makes the pointer carry a sprite, with its middle at a point and above all others, until another scene is
// shown: if that has the sprite elsewhere, it moves from where it was dropped. Running motions are finished first.
func (s *Surface) Carry(key string, x, y float32) {
	s.Finish()
	i := slices.IndexFunc(s.scene.Sprites, func(sprite Sprite) bool { return sprite.Key == key })
	if i < 0 {
		return
	}
	if s.carried != key {
		sprites := slices.Clone(s.scene.Sprites) // a scene is a value
		carried := sprites[i]
		carried.Hand = ""
		sprites = append(slices.Delete(sprites, i, i+1), carried)
		i, s.scene.Sprites, s.carried = len(sprites)-1, sprites, key
		s.put(carried, carried.Place())
		s.stack(nil)
	}
	carried := &s.scene.Sprites[i]
	carried.Lift, carried.Spot = 0, Around(x, y, carried.Spot.W, carried.Spot.H)
	s.views[key].move(carried.Spot)
	s.bell.Refresh()
}

// Drop drops the carried sprite where it is.
func (s *Surface) Drop() { s.carried = "" }

// Restack shows other furniture, or other marks.
func (s *Surface) Restack() {
	if s.movement != nil {
		s.stack(s.movement.motions)
		return
	}
	s.stack(nil)
}

// Carried returns the key of the sprite that the pointer carries, or "".
func (s *Surface) Carried() string { return s.carried }
