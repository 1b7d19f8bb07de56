package table

import (
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// celebrateFantasy greets a fantasy of the person's when it is dealt: a quiet flourish over the cards as they come.
func (s *Screen) celebrateFantasy(m tabletop.Model) {
	if s.model.Number == 0 || m.Number == s.model.Number || m.Person().Fantasy == 0 || m.Placing.Len() == 0 {
		return
	}
	s.parts.surface.Hear(cardtable.Cue{Effect: sound.Made})
	if !s.parts.surface.Animates() {
		return
	}
	g := s.geometryIn(s.parts.content.Size())
	s.glitter.Start(s.art, cardtable.Splendour{Signs: 16}, card.Suits[:], cardtable.Covering(g.FanSpots(m.Placing.Len())), g.U)
}

// celebrate shows a flourish around the sheet that lies on the table.
func (s *Screen) celebrate(of cardtable.Splendour) {
	if s.parts.surface.Animates() {
		s.glitter.Around(s.sheets.Shown(), s.art, of, card.Suits[:], s.unit())
	}
}
