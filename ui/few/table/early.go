package table

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	"github.com/superbridge/superbridge/ui/kit/earlycard"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// early is the card that is played when its turn comes.
type early struct {
	earlycard.Mark
	table
	entry *entry
}

// marks marks a card to be played at its turn, or removes its mark. It reports whether the card can be marked.
func (e *early) marks(at tabletop.Spot) bool {
	if !e.mayMark(at) {
		return false
	}
	id := "table.unmarked"
	if e.Toggle(at.Card) {
		id = "table.marked"
	}
	e.parts.surface.Mark(e.Card())
	e.note.say(text.T(id, "Card", text.Card(at.Card)))
	return true
}

// mayMark reports whether a card can be marked: cards are being played, the setting is on, it isn't the user's turn,
// and the user plays from the card's place.
func (e *early) mayMark(at tabletop.Spot) bool {
	return e.play.options.Early && !e.play.asked() && !e.play.model.Over && e.play.model.Table.Stage() == few.StagePlaying && e.play.owns(at)
}

// owns reports whether an open card is played by the user, now or later.
func (p *playing) owns(at tabletop.Spot) bool {
	switch at.Place.Pile {
	case few.Hand, few.Dummy, few.Row, few.Reserve, few.OpenPacket, few.ClosedPacket:
		return at.Card != (card.Card{}) && p.config.Person != few.Nobody && p.model.Table.Owner(at.Place) == p.config.Person
	}
	return false
}

// unmark takes the mark back.
func (e *early) unmark() {
	e.Drop()
	e.parts.surface.Mark(card.Card{})
}

// playMarked plays the marked card when its turn has come, or once no sheet is on the table any more. If the card isn't
// legal then, it drops the mark and says so. If the card is gone it drops the mark silently.
func (e *early) playMarked() {
	c := e.Card()
	if !e.There() {
		return
	}
	m := e.play.model
	at, _ := m.Piles.At(c)
	own := e.play.options.Early && !m.Over && m.Table.Stage() == few.StagePlaying && e.play.owns(at)
	turn := e.play.asked() && e.parts.sheets.Empty() && slices.Contains(m.Turn(), at.Place)
	fate := e.Due(own, turn, m.Plays.Has(c))
	e.parts.surface.Mark(e.Card())
	switch fate {
	case earlycard.Plays:
		e.entry.act(few.Played(c))
	case earlycard.Refused:
		e.note.say(text.T("table.mark-dropped", "Card", text.Card(c)))
	}
}
