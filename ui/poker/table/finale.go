package table

import (
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// finale plays the sounds at the end of a hand, and celebrates a fantasy, a hand or a game that is won.
type finale struct {
	table
	joy cardtable.Joy
}

// finish ends all motions, and reports whether any carried information, which a flourish doesn't.
func (f *finale) finish() bool {
	f.joy.Stop()
	return f.parts.surface.Finish()
}

// celebrateFantasy greets a fantasy dealt to the user: a quiet flourish over the arriving cards.
func (f *finale) celebrateFantasy(m tabletop.Model) {
	if f.play.model.Number == 0 || m.Number == f.play.model.Number || m.Person().Fantasy == 0 || m.Placing.Len() == 0 {
		return
	}
	f.parts.Play(sound.Made)
	if f.parts.Animates() {
		g := f.parts.geometryIn(f.parts.content.Size())
		f.joy.Start(cardtable.Success, f.joy.Signs, cardtable.Covering(g.FanSpots(m.Placing.Len())), g.U)
	}
}

// great is the number of royalties that are celebrated: those of a straight flush at the bottom, for instance.
const great = 15

// celebrate lets the result of a hand be heard that has just ended, and celebrates one that the user has won with great royalties or
// a fantasy.
func (f *finale) celebrate(before play.State) {
	m := f.play.model
	if before.Hand.Table().Hand != m.Number || !f.joy.First(m.Number) {
		return
	}
	gain := f.play.gain(m.Person())
	f.joy.Tell(gain)
	f.joy.Celebrate(splendourOf(m.Person(), gain))
}

// splendourOf returns the splendour for a player who has won that many chips in a hand.
func splendourOf(p tabletop.Player, gain int) cardtable.Splendour {
	switch {
	case gain <= 0:
		return cardtable.Splendour{}
	case royalties(p.Rated) >= great:
		return cardtable.Feat
	case p.Next > 0:
		return cardtable.Success
	}
	return cardtable.Splendour{}
}
