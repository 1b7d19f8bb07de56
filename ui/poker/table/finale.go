package table

import (
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// finale plays the sounds at the end of a hand, and celebrates a fantasy or a game that is won.
type finale struct {
	table
	glitter cardtable.Flourish
	heard   int // the last hand whose result has been played as sound
}

// finish ends all motions, and reports whether any carried information, which a flourish doesn't.
func (f *finale) finish() bool {
	f.glitter.Stop()
	return f.parts.surface.Finish()
}

// celebrateFantasy greets a fantasy dealt to the user: a quiet flourish over the arriving cards.
func (f *finale) celebrateFantasy(m tabletop.Model) {
	if f.play.model.Number == 0 || m.Number == f.play.model.Number || m.Person().Fantasy == 0 || m.Placing.Len() == 0 {
		return
	}
	f.parts.surface.Hear(cardtable.Cue{Effect: sound.Made})
	if !f.parts.surface.Animates() {
		return
	}
	g := f.parts.geometryIn(f.parts.content.Size())
	f.glitter.Start(f.parts.art, cardtable.Splendour{Signs: 16}, card.Suits[:], cardtable.Covering(g.FanSpots(m.Placing.Len())), g.U)
}

// celebrate shows a flourish around the sheet on the table.
func (f *finale) celebrate(of cardtable.Splendour) {
	if f.parts.surface.Animates() {
		f.glitter.Around(f.parts.sheets.Shown(), f.parts.art, of, card.Suits[:], f.parts.unit())
	}
}

// hearResult plays the sound of a hand's result.
func (f *finale) hearResult() {
	if f.heard == f.play.model.Number || f.parts.surface.Sound == nil {
		return
	}
	f.heard = f.play.model.Number
	switch gain := f.play.gain(f.play.model.Person()); {
	case gain > 0:
		f.parts.surface.Hear(cardtable.Cue{Effect: sound.Made})
	case gain < 0:
		f.parts.surface.Hear(cardtable.Cue{Effect: sound.Down})
	}
}
