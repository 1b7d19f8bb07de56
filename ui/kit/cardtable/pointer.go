package cardtable

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/superbridge/superbridge/game/card"
)

// Tapped implements fyne.Tappable. A tap within a movement means what is there at its end.
func (s *Surface) Tapped(e *fyne.PointEvent) {
	if s.OnTapped != nil {
		s.OnTapped(s.scene.At(e.Position.X, e.Position.Y))
	}
}

// MouseIn implements desktop.Hoverable.
func (s *Surface) MouseIn(e *desktop.MouseEvent) { s.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (s *Surface) MouseMoved(e *desktop.MouseEvent) {
	c, _ := s.scene.At(e.Position.X, e.Position.Y)
	s.point(c)
}

// MouseOut implements desktop.Hoverable.
func (s *Surface) MouseOut() { s.point(card.Card{}) }

// point says that another card is under the pointer. While something moves nothing is: the cards are elsewhere.
func (s *Surface) point(c card.Card) {
	if c == s.pointed || s.movement != nil {
		return
	}
	s.pointed = c
	if s.OnPointed != nil {
		s.OnPointed(c)
	}
}

// wheelNotch is how far Fyne says that a wheel scrolls with each of its notches. What scrolls smoothly does so in
// smaller steps.
const wheelNotch = 10

// Scrolled implements fyne.Scrollable.
func (s *Surface) Scrolled(e *fyne.ScrollEvent) {
	if s.OnWheel == nil {
		return
	}
	s.wheel -= e.Scrolled.DY
	if notches := int(s.wheel / wheelNotch); notches != 0 {
		s.wheel -= float32(notches) * wheelNotch
		s.OnWheel(notches)
	}
}
