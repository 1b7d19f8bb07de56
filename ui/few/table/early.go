package table

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	"github.com/superbridge/superbridge/ui/kit/earlycard"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// marks marks a card to be played at its turn, or removes its mark. It reports whether the card can be marked.
func (s *Screen) marks(at tabletop.Spot) bool {
	if !s.mayMark(at) {
		return false
	}
	id := "table.unmarked"
	if s.early.Toggle(at.Card) {
		id = "table.marked"
	}
	s.parts.surface.Mark(s.early.Card())
	s.say(text.T(id, "Card", text.Card(at.Card)))
	return true
}

// mayMark reports whether a card can be marked: cards are being played, the setting is on, it isn't the user's turn,
// and the user plays from the card's place.
func (s *Screen) mayMark(at tabletop.Spot) bool {
	return s.options.Early && !s.asked() && !s.model.Over && s.model.Table.Stage() == few.StagePlaying && s.owns(at)
}

// owns reports whether an open card is played by the user, now or later.
func (s *Screen) owns(at tabletop.Spot) bool {
	switch at.Place.Pile {
	case few.Hand, few.Dummy, few.Row, few.Reserve, few.OpenPacket, few.ClosedPacket:
		return at.Card != (card.Card{}) && s.config.Person != few.Nobody && s.model.Table.Owner(at.Place) == s.config.Person
	}
	return false
}

// mayMarkOf reports whether a card of a suit can be marked.
func (s *Screen) mayMarkOf(suit card.Suit) bool {
	return slices.ContainsFunc(s.model.Piles, func(p tabletop.Pile) bool {
		return slices.ContainsFunc(p.Spots, func(at tabletop.Spot) bool { return at.Card.Suit == suit && s.mayMark(at) })
	})
}

// unmark takes the mark back.
func (s *Screen) unmark() {
	s.early.Drop()
	s.parts.surface.Mark(card.Card{})
}

// playMarked plays the marked card when its turn has come, or once no sheet is on the table any more. If the card isn't
// legal then, it drops the mark and says so. If the card is gone it drops the mark silently.
func (s *Screen) playMarked() {
	c := s.early.Card()
	if !s.early.There() {
		return
	}
	m := s.model
	at, _ := m.At(c)
	own := s.options.Early && !m.Over && m.Table.Stage() == few.StagePlaying && s.owns(at)
	turn := s.asked() && s.sheets.Empty() && slices.Contains(m.Turn(), at.Place)
	fate := s.early.Due(own, turn, m.Plays.Has(c))
	s.parts.surface.Mark(s.early.Card())
	switch fate {
	case earlycard.Plays:
		s.act(few.Played(c))
	case earlycard.Refused:
		s.say(text.T("table.mark-dropped", "Card", text.Card(c)))
	}
}
