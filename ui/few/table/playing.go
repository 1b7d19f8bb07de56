package table

import (
	"errors"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// playing holds the session that is played at the table, and the model that was shown last.
type playing struct {
	options Options // of the table
	config  play.Config
	session *play.Session
	state   play.State      // as it was shown last
	model   tabletop.Model  // of that state
	work    background.Work // for the session, beside the window
}

// act carries out the user's decision.
func (en *entry) act(e few.Event) {
	en.fresh()
	en.pending.Drop()
	if err := en.play.session.Act(e); err != nil {
		words := fewtext.Rule(err)
		if errors.Is(err, play.ErrNotAsked) {
			words = text.T("few.table.not-your-turn")
		}
		en.note.say(words)
		return
	}
	en.parts.surface.Select(noSpot)
}

// goOn gathers the trick that waits, and reports whether anything moved or waited.
func (s *Screen) goOn() bool {
	moving := s.finale.finish()
	if s.play.state.Waits {
		s.play.session.GoOn()
		return true
	}
	return moving
}

// next deals the next deal. Like all writes it is done in the background: a busy disk must not hold up the window. An
// error shows in the session's state.
func (p *playing) next() { p.work.Write(p.work.Ctx, p.session.Next, func(error) {}) }

// forget stops explaining the object under the mouse.
func (n *note) forget() {
	n.parts.box.Forget()
	n.told = -1
}

// spotClicked handles a click on a card or a pile, or a card dragged to the middle. Running motions are finished first;
// a waiting trick is gathered.
func (s *Screen) spotClicked(at tabletop.Spot) {
	if sheet.Peeks(s.parts.sheets.Top()) {
		s.parts.sheets.Pop()
		return
	}
	moving, waited := s.finale.finish(), s.play.state.Waits
	if waited {
		s.play.session.GoOn()
		if s.play.state.Board.Turn() == s.play.config.Person && at.Card != (card.Card{}) && s.play.view().Check(few.Played(at.Card)) == nil {
			s.entry.act(few.Played(at.Card))
			return
		}
	}
	if !s.parts.sheets.Empty() || s.play.model.Over {
		return
	}
	switch place := at.Place; {
	case place == few.Place{Pile: few.ThrownAway, Of: s.play.config.Person}:
		s.parts.change(s.play.model.Peeked(!s.play.model.Peek))
	case s.early.marks(at):
	case !s.play.asked():
		if !moving && !waited {
			s.note.say(text.T("few.table.not-your-turn"))
		}
	case s.play.model.Free && place.Pile == few.OpenPacket && s.play.model.May(at):
		s.entry.clickPacket(few.Open)
	case s.play.model.Free && s.play.model.May(at):
		s.entry.clickPacket(few.Closed)
	case s.play.model.Picks != 0 && s.play.model.May(at):
		s.entry.pick(at.Card)
		s.parts.show()
	case s.play.model.May(at):
		s.entry.act(few.Played(at.Card))
	case s.play.calling():
		s.note.say(text.T("few.table.auction-first"))
	case at.Card == card.Card{}:
		s.note.say(text.T("few.table.face-down"))
	default:
		s.entry.refuse(at.Card)
		s.parts.show()
	}
}

// elseClicked handles a click elsewhere on the table: it continues.
func (s *Screen) elseClicked() {
	if sheet.Peeks(s.parts.sheets.Top()) {
		s.parts.sheets.Pop()
		return
	}
	s.goOn()
}
