package table

import (
	"errors"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// playing holds the session that is played at the table, and the model that was shown last.
type playing struct {
	options Options // of the table
	config  play.Config
	session *play.Session
	model   tabletop.Model  // of the session's state, as it was shown last
	work    background.Work // for the session, beside the window
}

// act does what the user has decided.
func (en *entry) act(e bridge.Event) { en.do(e, en.play.session.Act) }

// do has the session do what the user has decided.
func (en *entry) do(e bridge.Event, act func(bridge.Event) error) {
	en.pending.Drop()
	en.advice.drop()
	en.typed = ""
	if !en.guided.allowed(e) {
		return
	}
	if err := act(e); err != nil {
		if errors.Is(err, play.ErrNotAsked) {
			en.note.say(text.T("table.not-your-turn"))
			return
		}
		en.note.say(bridgetext.Rule(err))
		return
	}
	en.parts.unselect()
}

// goOn gathers the trick that waits, and reports whether anything moved or waited.
func (s *Screen) goOn() bool {
	moving := s.finale.finish()
	if s.play.model.Waits {
		s.play.session.GoOn()
		return true
	}
	return moving
}

// next deals the next board, here or at a new table. Like every write it runs in the background: a busy disk
// must not hold up the window. What goes wrong shows in the session's state.
func (p *playing) next() {
	if p.options.OnNext == nil || !p.options.OnNext() {
		p.work.Write(p.work.Ctx, p.session.Next, func(error) {})
	}
}

// retry tries again what could not be saved.
func (p *playing) retry() {
	p.work.Write(p.work.Ctx, func() error { p.session.Retry(); return nil }, nil)
}

// rubber returns the rubber with the board that is over.
func (p *playing) rubber() session.Session {
	state := p.session.State()
	if state.Board.Phase() == bridge.Finished {
		return state.Rubber.With(state.Board)
	}
	return state.Rubber
}
