package table

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// noSpot selects nothing.
var noSpot tabletop.Spot

// pick chooses a card among those to be given, thrown away or laid down, or no longer.
func (s *Screen) pick(c card.Card) {
	s.advice.Stop()
	s.note.said, s.entry.sure = "", false
	m := s.model.Choose(c)
	if m.Chosen == s.model.Chosen {
		s.note.said = text.TN("few.table.enough", s.model.Picks)
		return
	}
	s.entry.picked = slices.DeleteFunc(s.entry.picked, func(p card.Card) bool { return p == c })
	if m.Chosen.Has(c) {
		s.entry.picked = append(s.entry.picked, c)
	}
	s.change(m)
}

// begun reports whether the user has chosen cards, or a packet.
func (s *Screen) begun() bool {
	return s.asked() && (s.model.Chosen.Len() > 0 || s.model.Free && s.model.Packet != few.NoPacket)
}

// unpick takes back the card that was chosen last, or the packet, and reports whether there was one.
func (s *Screen) unpick() bool {
	if !s.begun() {
		return false
	}
	if s.model.Free {
		s.change(s.model.With(few.NoPacket))
		return true
	}
	last := s.model.Chosen.Cards()[0]
	if n := len(s.entry.picked); n > 0 {
		last = s.entry.picked[n-1]
	}
	s.pick(last)
	return true
}

// unpickAll takes back all that is chosen.
func (s *Screen) unpickAll() {
	m := s.model.With(few.NoPacket)
	m.Chosen = card.Hand{}
	s.entry.picked, s.entry.sure = nil, false
	s.parts.box.Unselect()
	s.parts.surface.Select(noSpot)
	s.change(m)
}

// done ends a choice of cards: they are given, thrown away or laid down. A choice of none to throw away needs
// confirmation.
func (s *Screen) done() {
	s.finish()
	e, ok := s.model.Event()
	switch {
	case !s.asked() || s.model.Picks == 0:
		return
	case !ok:
		s.note.said = ""
		s.show() // shows how many more
	case s.model.Picks < 0 && e.Count == 0 && !s.entry.sure:
		s.entry.sure = true
		s.say(text.T("few.table.keep-sure"))
	default:
		s.act(e)
	}
}
