package table

import (
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// playing holds the session at the table, and the model shown last.
type playing struct {
	options Options // of the table
	names   map[poker.Seat]string
	config  play.Config
	session *play.Session
	state   play.State     // as it was shown last
	model   tabletop.Model // of that state
	sorting tabletop.Sorting
	brought brought
	work    background.Work // for the session, beside the window
}

// modelOf returns the model of a state. The user's placing stays while the cards are the same.
func (p *playing) modelOf(state play.State) tabletop.Model {
	m := tabletop.NewModel(state.Hand, p.config.Person, p.names)
	put := m.Placing.Sort(p.sorting)
	switch {
	case state.Ready != nil:
		put = put.Take(*state.Ready)
	case put.Of(p.model.Placing) && m.Number == p.model.Number:
		put = p.model.Placing
		m.Chosen = p.model.Chosen
	}
	m = m.With(put)
	if !m.Over {
		return m
	}
	switch {
	case state.Settling() && !state.Laid:
		return m
	case state.Settling():
		return m.Show(state.Settled + 1)
	}
	m = m.Show(len(m.Settled.Pairs)).Ended(state.Game.State())
	return m
}

// settling reports whether the payments of the hand are being shown.
func (p *playing) settling() bool { return p.resting() && p.state.Laid }

// resting reports whether the hand is over and not settled yet.
func (p *playing) resting() bool { return p.model.Over && p.state.Settling() }

// resulted reports whether the hand is over and settled.
func (p *playing) resulted() bool { return p.model.Over && !p.state.Settling() }

// mayLeave reports whether the user may leave the game now; a single hand that was played on is just left.
func (p *playing) mayLeave() bool { return p.state.MayLeave() && !p.options.Branch }

// next deals the next hand. Like all writes it is done in the background: a busy disk must not hold up the window. An
// error shows in the session's state.
func (p *playing) next() { p.work.Write(p.work.Ctx, p.session.Next, func(error) {}) }

// turnName names the player to act.
func (p *playing) turnName() string {
	for _, p := range p.model.Players {
		if p.Turn {
			return p.Name
		}
	}
	return ""
}
