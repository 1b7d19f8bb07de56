package table

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/earlycard"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// marks marks a card to be played when its turn comes, or takes the mark back if it has it already. It reports whether the card can be
// marked: cards are played, the user wants that, it isn't his turn, and it is he who plays from the hand that the card is in.
func (s *Screen) marks(c card.Card) bool {
	if !s.mayMark(c) {
		return false
	}
	id := "table.unmarked"
	if s.early.Toggle(c) {
		id = "table.marked"
	}
	s.parts.surface.Mark(s.early.Card())
	s.say(text.T(id, "Card", text.Card(c)))
	return true
}

// mayMark reports whether a card can be marked.
func (s *Screen) mayMark(c card.Card) bool {
	m := s.play.model
	_, own := s.ownHand(c)
	return s.options.Early && !s.guided.on && !m.Yours && !m.Over && m.Table.Phase() == bridge.PlayPhase && own
}

// ownHand returns the seat from whose open hand the user plays a card; ok is false if there is none.
func (s *Screen) ownHand(c card.Card) (seat card.Seat, ok bool) {
	m := s.play.model
	for _, seat := range card.Seats {
		plays := seat
		if declarer := m.Table.Contract().Declarer; seat == declarer.Partner() {
			plays = declarer
		}
		if m.Open[seat] && m.Hands[seat].Has(c) && s.play.config.User.Decides(m.Table, plays) {
			return seat, true
		}
	}
	return 0, false
}

// mayMarkOf reports whether a card of a suit can be marked.
func (s *Screen) mayMarkOf(suit card.Suit) bool {
	for _, hand := range s.play.model.Hands {
		for _, c := range hand.Suit(suit).Cards() {
			if s.mayMark(c) {
				return true
			}
		}
	}
	return false
}

// unmark takes the mark back.
func (s *Screen) unmark() {
	s.early.Drop()
	s.parts.surface.Mark(card.Card{})
}

// playMarked plays the marked card when its turn has come, or once no sheet lies on the table any more. If the card isn't legal then it drops
// the mark and says so. If the card is gone it drops the mark silently.
func (s *Screen) playMarked() {
	m, c := s.play.model, s.early.Card()
	if !s.early.There() {
		return
	}
	seat, own := s.ownHand(c)
	turn := m.Yours && !m.Waits && m.Table.Turn() == seat && s.sheets.Empty()
	fate := s.early.Due(own && !m.Over && s.options.Early, turn, m.Plays.Has(c))
	s.parts.surface.Mark(s.early.Card())
	switch fate {
	case earlycard.Plays:
		s.act(bridge.Played(c))
	case earlycard.Refused:
		s.say(text.T("table.mark-dropped", "Card", text.Card(c)))
	}
}
