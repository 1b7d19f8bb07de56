package table

import (
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
)

// finale lets the end of a deal or of the session be heard, and celebrates it.
type finale struct {
	table
	glitter cardtable.Flourish
	heard   int // the last deal whose result has been played as sound
}

// hearResult plays the sound of a deal's result, and celebrates a game or a slam of the user's.
func (f *finale) hearResult() {
	t := f.play.model.Table
	if f.heard == t.Setup().Number || t.Passed() {
		return
	}
	f.heard = t.Setup().Number
	gain := t.Score().Balance(t.Side(f.play.config.Person))
	switch {
	case gain > 0:
		f.parts.surface.Hear(cardtable.Cue{Effect: sound.Made})
	case gain < 0:
		f.parts.surface.Hear(cardtable.Cue{Effect: sound.Down})
	}
	if gain <= 0 || t.Defends(f.play.config.Person) {
		return
	}
	for _, l := range t.Score() {
		switch l.Item {
		case few.SlamItem:
			f.celebrate(cardtable.Splendour{Signs: 26, Rays: true})
			return
		case few.RubberItem:
			f.celebrate(cardtable.Splendour{Signs: 44, Rays: true})
			return
		}
	}
	if t.Setup().Completes(t.Contract()) {
		f.celebrate(cardtable.Splendour{Signs: 12})
	}
}

// celebrate shows a flourish around the sheet on the table.
func (f *finale) celebrate(of cardtable.Splendour) {
	if f.parts.surface.Animates() {
		f.glitter.Around(f.parts.sheets.Shown(), f.parts.art, of, card.Suits[:], f.parts.unit())
	}
}

// finish ends all motions, and reports whether any carried information, which a flourish doesn't.
func (f *finale) finish() bool {
	f.glitter.Stop()
	return f.parts.surface.Finish()
}
