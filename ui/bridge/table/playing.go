package table

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// playing holds the session at the table, and the model shown last.
type playing struct {
	options Options // of the table
	config  play.Config
	session *play.Session
	model   tabletop.Model  // of the session's state, as it was shown last
	work    background.Work // for the session, beside the window
}

// next deals the next board, here or at a new table. Like all writes it is done in the background: a busy disk must not
// hold up the window. An error shows in the session's state.
func (p *playing) next() {
	if p.options.OnNext == nil || !p.options.OnNext() {
		p.work.Write(p.work.Ctx, p.session.Next, func(error) {})
	}
}

// retry tries again to save.
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

// contracts returns the event of making a call or, where declarer chooses the contract, of choosing it.
func (p *playing) contracts(c bridge.Call) bridge.Event {
	if p.model.Table.Rules.Choices {
		return bridge.Chosen(c)
	}
	return bridge.Called(c)
}

// contracting reports whether there is no contract yet: there is an auction, or declarer is to choose.
func (p *playing) contracting() bool {
	phase := p.model.Table.Phase()
	return phase == bridge.AuctionPhase || phase == bridge.ChoicePhase
}

// choosing reports whether the user is to choose the contract.
func (p *playing) choosing() bool {
	return p.model.Yours && p.model.Table.Phase() == bridge.ChoicePhase
}

// single reports whether the rubber is one deal, played by itself.
func (p *playing) single() bool { return p.model.Length == 1 }
