package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// celebrateFantasy greets a fantasy dealt to the user: a quiet flourish over the arriving cards.
func (s *Screen) celebrateFantasy(m tabletop.Model) {
	if s.model.Number == 0 || m.Number == s.model.Number || m.Person().Fantasy == 0 || m.Placing.Len() == 0 {
		return
	}
	s.parts.surface.Hear(cardtable.Cue{Effect: sound.Made})
	if !s.animates() {
		return
	}
	g := s.geometryIn(s.parts.content.Size())
	s.glitter.Start(s.art, cardtable.Splendour{Signs: 16}, card.Suits[:], cardtable.Covering(g.FanSpots(m.Placing.Len())), g.U)
}

// celebrate shows a flourish around the sheet on the table.
func (s *Screen) celebrate(of cardtable.Splendour) {
	shown := s.sheets.Shown()
	if !s.animates() || shown == nil {
		return
	}
	at, size := shown.Position(), shown.Size()
	s.glitter.Start(s.art, of, card.Suits[:], cardtable.NewRect(at.X, at.Y, size.Width, size.Height), s.unit())
}

// animates reports whether anything moves.
func (s *Screen) animates() bool {
	return s.options.Animated && fyne.CurrentApp().Settings().ShowAnimations()
}
