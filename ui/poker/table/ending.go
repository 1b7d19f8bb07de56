package table

import (
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// scoring handles the end of a hand: its result, the end of the game, and the user's next step.
type scoring struct {
	table
	finale *finale
}

// ending is something that can be done when a hand is over.
type ending struct {
	label, key string
	letter     rune // that does it, or 0
	do         func()
}

// endings lists the actions when the hand is over. Enter does the first.
func (c *scoring) endings() []ending {
	enter := text.T("key.enter")
	if c.play.options.Branch {
		return c.branchEndings(enter)
	}
	all := []ending{{text.T("poker.next-hand"), enter, 0, c.play.next}}
	if c.play.state.MustBuy(c.play.config.Person) {
		all = []ending{{text.T("poker.buy"), enter, 0, c.openRebuy}}
	}
	if c.play.options.OnReview != nil {
		all = append(all, ending{text.T("poker.review"), text.T("poker.key.review"), 'v', func() { c.play.options.OnReview(c.play.model.Number) }})
	}
	if !c.play.state.MustBuy(c.play.config.Person) {
		all = append(all, ending{text.T("poker.buy"), text.T("poker.key.rebuy"), '+', c.openRebuy})
	}
	if _, ok := c.play.freeSeat(); ok && c.play.options.Invite != nil && !c.play.state.MustBuy(c.play.config.Person) {
		all = append(all, ending{text.T("poker.invite"), text.T("poker.key.invite"), 'i', c.invite})
	}
	if c.play.mayLeave() {
		all = append(all, ending{text.T("poker.leave"), text.T("poker.key.leave"), 'q', c.openLeave})
	}
	return all
}

// branchEndings are those of a hand that was played on from a place in another one: no hand follows.
func (c *scoring) branchEndings(enter string) []ending {
	all := []ending{{text.T("poker.branch-leave"), enter, 0, c.home}}
	if c.play.options.OnReview != nil {
		all = append(all, ending{text.T("poker.review"), text.T("poker.key.review"), 'v', func() { c.play.options.OnReview(c.play.model.Number) }})
	}
	return all
}

// freeSeat returns the first free seat.
func (p *playing) freeSeat() (seat poker.Seat, ok bool) {
	table := p.state.Game.State()
	for seat := poker.Seat(1); seat <= poker.Seats; seat++ {
		if _, taken := table.Player(seat); !taken {
			return seat, true
		}
	}
	return 0, false
}

// invite asks a computer player to join.
func (c *scoring) invite() {
	seat, ok := c.play.freeSeat()
	if !ok {
		return
	}
	who := c.play.options.Invite(seat)
	c.play.names[who.Seat] = who.Name
	c.play.work.Write(c.play.work.Ctx, func() error { return c.play.session.Join(who) }, func(error) {})
}

// home leaves the table. The game stays saved.
func (c *scoring) home() {
	c.finale.finish()
	c.play.options.OnHome()
}
