package tabletop

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// drag is a card that the pointer carries.
type drag struct {
	on           bool
	spot         Spot
	key          string
	home         Rect    // its place before
	x, y         float32 // position of the pointer
	fromX, fromY float32 // start of the drag
	midX, midY   float32 // from the pointer to the middle of the card
}

// jitter is the largest movement of the pointer within a click, in units.
const jitter = 6

// within reports whether the pointer has hardly moved: that is a click.
func (d drag) within(u float32) bool {
	dx, dy := d.x-d.fromX, d.y-d.fromY
	return dx*dx+dy*dy < jitter*jitter*u*u
}

// spotAt returns the card at a point, with its sprite.
func (s *Surface) spotAt(x, y float32) (spot Spot, at cardtable.Sprite, ok bool) {
	at, ok = s.Scene().At(x, y)
	if !ok {
		return Spot{}, at, false
	}
	spot, ok = s.spotOf(at.Key)
	return spot, at, ok
}

// spotOf returns the spot of the sprite with a key.
func (s *Surface) spotOf(key string) (spot Spot, ok bool) {
	for _, l := range lay(s.model, s.geometry) {
		if l.sprite.Key == key {
			return l.Spot, true
		}
	}
	return Spot{}, false
}

// point raises the card under the pointer.
func (s *Surface) point(at cardtable.Sprite) {
	if s.drag.on {
		return
	}
	spot, _ := s.spotOf(at.Key)
	if s.pointed != spot {
		s.pointed = spot
		s.update(s.model)
	}
}

// Tapped implements fyne.Tappable.
func (s *Surface) Tapped(e *fyne.PointEvent) { s.touch(e.Position.X, e.Position.Y) }

// touch reports the clicked object.
func (s *Surface) touch(x, y float32) {
	spot, _, ok := s.spotAt(x, y)
	switch {
	case ok && s.OnSpot != nil:
		s.OnSpot(spot)
	case !ok && s.OnElse != nil:
		s.OnElse()
	}
}

// Dragged implements fyne.Draggable: a card that can be played or chosen is carried.
func (s *Surface) Dragged(e *fyne.DragEvent) {
	x, y := e.Position.X, e.Position.Y
	if !s.drag.on {
		s.Finish()
		s.drag = drag{on: true, fromX: x - e.Dragged.DX, fromY: y - e.Dragged.DY}
		if spot, at, ok := s.spotAt(s.drag.fromX, s.drag.fromY); ok && s.model.May(spot) && !at.Down {
			midX, midY := at.Place().Centre()
			s.drag.spot, s.drag.key, s.drag.home = spot, at.Key, at.Spot
			s.drag.midX, s.drag.midY = midX-s.drag.fromX, midY-s.drag.fromY
		}
	}
	s.drag.x, s.drag.y = x, y
	if s.drag.key == "" || s.Carried() == "" && s.drag.within(s.geometry.U) {
		return
	}
	s.Carry(s.drag.key, x+s.drag.midX, y+s.drag.midY)
}

// DragEnd implements fyne.Draggable: a card that was carried away from its place is played.
func (s *Surface) DragEnd() {
	d, carried := s.drag, s.Carried() != ""
	s.drag = drag{}
	switch {
	case !d.on:
	case !carried && d.within(s.geometry.U):
		s.touch(d.fromX, d.fromY)
	case carried:
		s.Drop()
		if abs(d.y-d.fromY) > d.home.H*0.4 && s.model.May(d.spot) && s.OnSpot != nil {
			s.OnSpot(d.spot)
		}
		s.update(s.model) // back to its place, if it has none elsewhere
	}
}
