package table

import (
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// playing holds the session at the table, and the model shown last.
type playing struct {
	options Options // of the table
	config  play.Config
	session *play.Session
	state   play.State      // as it was shown last
	model   tabletop.Model  // of that state
	work    background.Work // for the session, beside the window
}

// next deals the next deal. Like all writes it is done in the background: a busy disk must not hold up the window. An
// error shows in the session's state.
func (p *playing) next() { p.work.Write(p.work.Ctx, p.session.Next, func(error) {}) }

// rules returns the rules of the session.
func (p *playing) rules() few.Rules { return p.state.Session.Rules() }

// modelOf returns the model of a state. The user's choice of cards stays while the question is the same.
func (p *playing) modelOf(state play.State) tabletop.Model {
	b := state.Board
	o := tabletop.Options{Person: p.config.Person, Names: p.options.Names, Number: b.Setup().Number, Acts: state.Asked, Waits: state.Waits}
	if state.Over() {
		return tabletop.NewOver(b, o)
	}
	return tabletop.NewModel(b.View(p.config.Person), o).Keeps(p.model)
}

// view returns the user's view.
func (p *playing) view() few.View { return p.state.Board.View(p.config.Person) }

// asked reports whether the user is to act, with the question on the table.
func (p *playing) asked() bool { return p.state.Asked && !p.state.Waits && !p.model.Over }

// calling reports whether contracts are bid or trumps are named.
func (p *playing) calling() bool {
	stage := p.model.Table.Stage()
	return stage == few.StageBidding || stage == few.StageNaming
}

// check returns why the user may not do an act in the box now, or nil. It ignores a call's packet.
func (p *playing) check(e few.Event) error {
	if p.model.Free && e.Kind == few.Calling {
		e.Packet = few.Open
	}
	return p.view().Check(e)
}

func (p *playing) can(e few.Event) bool { return p.asked() && p.check(e) == nil }
