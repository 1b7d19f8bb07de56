package table

import (
	"errors"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// playing is what is played at the table.
type playing struct {
	config   play.Config
	session  *play.Session
	model    tabletop.Model // of the session's state, as it was shown last
	dropping bool           // a line of practice is being thrown away
}

// act does what the user has decided.
func (s *Screen) act(e bridge.Event) { s.do(e, s.play.session.Act) }

// do has the session do what the user has decided.
func (s *Screen) do(e bridge.Event, act func(bridge.Event) error) {
	s.entry.pending.Drop()
	s.advice.drop()
	s.entry.typed = ""
	if !s.allowed(e) {
		return
	}
	if err := act(e); err != nil {
		if errors.Is(err, play.ErrNotAsked) {
			s.say(text.T("table.not-your-turn"))
			return
		}
		s.say(bridgetext.Rule(err))
		return
	}
	s.parts.box.Unselect()
	s.parts.surface.Select(card.Card{})
}

// goOn gathers the trick that waits, and reports whether anything moved or waited.
func (s *Screen) goOn() bool {
	moving := s.finish()
	if s.play.model.Waits {
		s.play.session.GoOn()
		return true
	}
	return moving
}

// next deals the next board, here or at a new table. Like every write it runs in the background: a busy disk
// must not hold up the window. What goes wrong shows in the session's state.
func (s *Screen) next() {
	if s.options.OnNext == nil || !s.options.OnNext() {
		s.work.Runner.Write(s.work.Ctx, s.play.session.Next, func(error) {})
	}
}

// retry tries again what could not be saved.
func (s *Screen) retry() {
	s.work.Runner.Write(s.work.Ctx, func() error { s.play.session.Retry(); return nil }, nil)
}

// rubber returns the rubber with the board that is over.
func (s *Screen) rubber() session.Session {
	state := s.play.session.State()
	if state.Board.Phase() == bridge.Finished {
		return state.Rubber.With(state.Board)
	}
	return state.Rubber
}
