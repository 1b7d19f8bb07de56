package table

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/earlycard"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// early is the card that is played when its turn comes.
type early struct {
	earlycard.Mark
	table
	entry *entry
}

// marks marks a card to be played when its turn comes, or takes the mark back if it has it already. It reports whether the card can be
// marked: cards are played, the user wants that, it isn't his turn, and it is he who plays from the hand that the card is in.
func (e *early) marks(c card.Card) bool {
	if !e.mayMark(c) {
		return false
	}
	id := "table.unmarked"
	if e.Toggle(c) {
		id = "table.marked"
	}
	e.parts.surface.Mark(e.Card())
	e.note.say(text.T(id, "Card", text.Card(c)))
	return true
}

// mayMark reports whether a card can be marked.
func (e *early) mayMark(c card.Card) bool {
	m := e.play.model
	_, own := e.play.ownHand(c)
	return e.play.options.Early && !e.guided.on && !m.Yours && !m.Over && m.Table.Phase() == bridge.PlayPhase && own
}

// ownHand returns the seat from whose open hand the user plays a card; ok is false if there is none.
func (p *playing) ownHand(c card.Card) (seat card.Seat, ok bool) {
	m := p.model
	for _, seat := range card.Seats {
		plays := seat
		if declarer := m.Table.Contract().Declarer; seat == declarer.Partner() {
			plays = declarer
		}
		if m.Open[seat] && m.Hands[seat].Has(c) && p.config.User.Decides(m.Table, plays) {
			return seat, true
		}
	}
	return 0, false
}

// mayMarkOf reports whether a card of a suit can be marked.
func (e *early) mayMarkOf(suit card.Suit) bool {
	for _, hand := range e.play.model.Hands {
		for _, c := range hand.Suit(suit).Cards() {
			if e.mayMark(c) {
				return true
			}
		}
	}
	return false
}

// unmark takes the mark back.
func (e *early) unmark() {
	e.Drop()
	e.parts.surface.Mark(card.Card{})
}

// playMarked plays the marked card when its turn has come, or once no sheet lies on the table any more. If the card isn't legal then it drops
// the mark and says so. If the card is gone it drops the mark silently.
func (e *early) playMarked() {
	m, c := e.play.model, e.Card()
	if !e.There() {
		return
	}
	seat, own := e.play.ownHand(c)
	turn := m.Yours && !m.Waits && m.Table.Turn() == seat && e.parts.sheets.Empty()
	fate := e.Due(own && !m.Over && e.play.options.Early, turn, m.Plays.Has(c))
	e.parts.surface.Mark(e.Card())
	switch fate {
	case earlycard.Plays:
		e.entry.act(bridge.Played(c))
	case earlycard.Refused:
		e.note.say(text.T("table.mark-dropped", "Card", text.Card(c)))
	}
}
