package cardtable

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// TappedSecondary implements fyne.SecondaryTappable.
func (s *Surface) TappedSecondary(*fyne.PointEvent) {
	if s.OnAsked != nil {
		s.OnAsked()
	}
}

// Tapped implements fyne.Tappable. A tap during a movement applies to the final scene.
func (s *Surface) Tapped(e *fyne.PointEvent) {
	if s.OnTapped != nil {
		at, ok := s.scene.At(e.Position.X, e.Position.Y)
		s.OnTapped(at.Face, ok)
	}
}

// MouseIn implements desktop.Hoverable.
func (s *Surface) MouseIn(e *desktop.MouseEvent) { s.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (s *Surface) MouseMoved(e *desktop.MouseEvent) {
	at, _ := s.scene.At(e.Position.X, e.Position.Y)
	s.point(at)
}

// MouseOut implements desktop.Hoverable.
func (s *Surface) MouseOut() { s.point(Sprite{}) }

// point sets the card under the pointer. There is none while something moves: the cards are elsewhere.
func (s *Surface) point(at Sprite) {
	if at.Key == s.pointed || s.movement != nil {
		return
	}
	s.pointed = at.Key
	if s.OnPointed != nil {
		s.OnPointed(at)
	}
}

// wheelNotch is the scroll distance that Fyne reports for a notch of the wheel. Smooth scrolling comes in smaller
// steps.
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
