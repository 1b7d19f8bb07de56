package table

import (
	"errors"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// act carries out the user's decision.
func (s *Screen) act(e few.Event) {
	s.fresh()
	s.entry.pending.Drop()
	if err := s.session.Act(e); err != nil {
		words := fewtext.Rule(err)
		if errors.Is(err, play.ErrNotAsked) {
			words = text.T("few.table.not-your-turn")
		}
		s.say(words)
		return
	}
	s.parts.surface.Select(noSpot)
}

// goOn gathers the trick that waits, and reports whether anything moved or waited.
func (s *Screen) goOn() bool {
	moving := s.finish()
	if s.state.Waits {
		s.session.GoOn()
		return true
	}
	return moving
}

// next deals the next deal. Like all writes it is done in the background: a busy disk must not hold up the window. An
// error shows in the session's state.
func (s *Screen) next() { s.work.Write(s.work.Ctx, s.session.Next, func(error) {}) }

// forget stops explaining the object under the mouse.
func (s *Screen) forget() {
	s.parts.box.Forget()
	s.note.told = -1
}

// spotClicked handles a click on a card or a pile, or a card dragged to the middle. Running motions are finished first;
// a waiting trick is gathered.
func (s *Screen) spotClicked(at tabletop.Spot) {
	if peeks(s.sheets.Top()) {
		s.sheets.Pop()
		return
	}
	moving, waited := s.finish(), s.state.Waits
	if waited {
		s.session.GoOn()
		if s.state.Board.Turn() == s.config.Person && at.Card != (card.Card{}) && s.view().Check(few.Played(at.Card)) == nil {
			s.act(few.Played(at.Card))
			return
		}
	}
	if !s.sheets.Empty() || s.model.Over {
		return
	}
	switch place := at.Place; {
	case place == few.Place{Pile: few.ThrownAway, Of: s.config.Person}:
		s.change(s.model.Peeked(!s.model.Peek))
	case s.marks(at):
	case !s.asked():
		if !moving && !waited {
			s.say(text.T("few.table.not-your-turn"))
		}
	case s.model.Free && place.Pile == few.OpenPacket && s.model.May(at):
		s.clickPacket(few.Open)
	case s.model.Free && s.model.May(at):
		s.clickPacket(few.Closed)
	case s.model.Picks != 0 && s.model.May(at):
		s.pick(at.Card)
		s.show()
	case s.model.May(at):
		s.act(few.Played(at.Card))
	case s.calling():
		s.say(text.T("few.table.auction-first"))
	case at.Card == card.Card{}:
		s.say(text.T("few.table.face-down"))
	default:
		s.refuse(at.Card)
		s.show()
	}
}

// elseClicked handles a click elsewhere on the table: it continues.
func (s *Screen) elseClicked() {
	if peeks(s.sheets.Top()) {
		s.sheets.Pop()
		return
	}
	s.goOn()
}
