package tabletop

import (
	"math"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker"
)

// drag is a card that the pointer carries.
type drag struct {
	card       int // of the hand
	on         bool
	x, y       float32 // position of the pointer
	fromX      float32 // start of the drag
	fromY      float32
	midX, midY float32 // from the pointer to the middle of the card
}

// over returns the user's row under the card.
func (d drag) over(g Geometry) (poker.Row, bool) {
	if !d.on {
		return 0, false
	}
	return g.RowAt(d.x, d.y)
}

func (d drag) overAway(g Geometry) bool { return d.on && g.Away.Contains(d.x, d.y) }

// jitter is the largest movement of the pointer within a click, in units.
const jitter = 6

// Dragged implements fyne.Draggable.
func (s *Surface) Dragged(e *fyne.DragEvent) {
	x, y := e.Position.X, e.Position.Y
	if !s.drag.on {
		s.Finish()
		fromX, fromY := x-e.Dragged.DX, y-e.Dragged.DY
		s.drag = drag{card: -1, on: true, fromX: fromX, fromY: fromY}
		if at, ok := s.Scene().At(fromX, fromY); ok {
			s.drag.card = s.model.CardAt(at.Key)
			midX, midY := at.Place().Centre()
			s.drag.midX, s.drag.midY = midX-fromX, midY-fromY
		}
	}
	s.drag.x, s.drag.y = x, y
	if s.drag.card < 0 || s.Carried() == "" && s.within() {
		return
	}
	s.Carry(s.model.handKeys()[s.drag.card], x+s.drag.midX, y+s.drag.midY)
	s.furnish()
	s.Restack()
}

// within reports whether the pointer has hardly moved: that is a click.
func (s *Surface) within() bool {
	return math.Hypot(float64(s.drag.x-s.drag.fromX), float64(s.drag.y-s.drag.fromY)) < float64(jitter*s.geometry.U)
}

// DragEnd implements fyne.Draggable.
func (s *Surface) DragEnd() {
	d, carried, late := s.drag, s.Carried() != "", s.late
	s.drag, s.late = drag{}, nil
	switch {
	case !carried && s.geometry.W > 0 && d.on && hypot(d) < jitter*s.geometry.U:
		s.touch(d.fromX, d.fromY)
		return
	case !carried:
		return
	}
	s.Drop()
	if late != nil { // something has happened meanwhile
		s.SetModel(*late)
	}
	to := Hand
	if row, ok := s.geometry.RowAt(d.x, d.y); ok {
		to = To(row)
	} else if s.geometry.Away.Contains(d.x, d.y) {
		to = Away
	}
	if d.card < s.model.Placing.Len() {
		s.OnMove(d.card, to)
	}
	s.furnish()
	s.update(s.model) // back to its place, if it has none elsewhere
}

func hypot(d drag) float32 {
	return float32(math.Hypot(float64(d.x-d.fromX), float64(d.y-d.fromY)))
}
