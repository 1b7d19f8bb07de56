package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// controlBids are bids of another suit below game where a major is agreed: the hand looks for slam and has a control there, and none in the
// suits that it has left out. Partner asks for aces with a control in each suit that is left, tells one of his, or goes back to game
// if he has the least that he has told or lacks what it takes. Who has enough for slam opposite that asks him, with the level above, to
// bid it with the controls that are left.
var controlBids = []bookContext{
	nativeWhole(func(a *Auction) bool {
		return a.forced && a.ours && a.last[a.partner].Purpose == ControlBid
	}, func(a *Auction) { a.answerControl(a.last[a.partner].Suit) }),
	nativeWhole(func(a *Auction) bool {
		return a.ours && a.last[a.me].Purpose == ControlBid && a.last[a.partner].Purpose == SignOff
	}, func(a *Auction) { a.askForControl(a.last[a.me].Suit) }),
	nativeWhole(func(a *Auction) bool { return a.leftInControl() }, func(a *Auction) { a.backToGame(a.last[a.me].Suit) }),
	nativeWhole(func(a *Auction) bool {
		return !a.ours && !a.doubled && (a.last[a.me].Purpose == ControlBid || a.last[a.partner].Purpose == ControlBid)
	}, func(a *Auction) { a.overInterference() }),
	nativeWhole(func(a *Auction) bool {
		return a.ours && a.last[a.me].Purpose == SignOff && a.last[a.partner].Purpose == SlamInvitation && a.controls[a.partner] != [4]Held{}
	}, func(a *Auction) { a.slamWithControl(a.last[a.partner].Suit) }),
	native(func(a *Auction) bool {
		s, ok := a.agreed()
		return ok && s.Major() && a.ours && !a.toldControls() && a.bid.Strain() == bridge.Strain(s) && a.bid < gameIn(a, s) && a.looksForSlam(s)
	}, func(a *Auction) {
		s, _ := a.agreed()
		a.bidControl(s)
	}),
}

// controls reports whether a holding keeps the opponents from taking at once, in a side suit, a trick more than the lowest slam may lose. With 52
// cards it takes the ace, the king, or one card at most; with 68, where that slam loses two tricks, a queen or two cards do as well.
func (f *figures) controls(h card.Holding) bool {
	for rank := card.Ace; rank >= card.Ace-card.Rank(f.slamLoses); rank-- {
		if h.Has(rank) {
			return true
		}
	}
	return h.Len() <= f.slamLoses
}

// toldControls reports whether the player's side has told controls.
func (a *Auction) toldControls() bool {
	return a.controls[a.me] != [4]Held{} || a.controls[a.partner] != [4]Held{}
}

// looksForSlam reports whether the player's side asks for aces before slam in a suit, and slam takes more points than game, which it doesn't
// with 36 cards.
func (a *Auction) looksForSlam(s card.Suit) bool {
	strain := bridge.Strain(s)
	return (a.plays(Blackwood) || a.plays(KeyCards)) && a.need(strain, SlamLevel(a.rules)) > a.need(strain, GameLevel(a.rules, strain, a.rules.GameFrom))
}

// bidControl proposes to tell a control, with the points that ask for aces; who has one in each suit asks.
func (a *Auction) bidControl(s card.Suit) {
	_, likely, _ := a.expected()
	points := a.need(bridge.Strain(s), SlamLevel(a.rules)) - likely
	a.askWithControls(s, points)
	a.tellControls(s, points, [4]Held{})
	a.next()
}

// askWithControls proposes to ask for aces, on so many points, with the controls that partner hasn't told.
func (a *Auction) askWithControls(s card.Suit, points int) {
	m := a.aceQuestion(s, points)
	m.Controls = a.missing(s)
	if a.toldControls() {
		m.High = Range{} // with both hands looking for slam shortness is worth what it counts
	}
	a.add(a.question(), m)
	a.next()
}

// answerControl proposes the answers to a control.
func (a *Auction) answerControl(s card.Suit) {
	least, _, _ := a.expected()
	points := a.need(bridge.Strain(s), SlamLevel(a.rules)) - least - a.newStep // a control is worth more than it counts
	a.askWithControls(s, points)
	a.tellControls(s, points, a.leftOut())
	a.next()
	a.backToGame(s)
}

// backToGame proposes game in the suit, or what is lowest above it.
func (a *Auction) backToGame(s card.Suit) {
	m := a.any(SignOff)
	m.Suit = s
	a.add(max(gameIn(a, s), a.cheapest(bridge.Strain(s))), m)
}

// leftInControl reports whether the last bid is a control that the player has told: partner hasn't answered it.
func (a *Auction) leftInControl() bool {
	_, by, ok := a.LastBid()
	return ok && by == a.me && a.last[a.me].Purpose == ControlBid
}

// overInterference proposes what to do where the opponents have bid over a control: aces are asked for with all that partner hasn't told, their bid
// is doubled, game is bid, or more for its points, but no slam.
func (a *Auction) overInterference() {
	s := a.last[a.partner].Suit
	if a.last[a.me].Purpose == ControlBid {
		s = a.last[a.me].Suit
	}
	strain := bridge.Strain(s)
	least, _, _ := a.expected()
	a.askWithControls(s, a.need(strain, SlamLevel(a.rules))-least)
	a.punish()
	a.next()
	if c := a.cheapest(strain); c <= gameIn(a, s) {
		a.backToGame(s)
	} else if c.Level() < SlamLevel(a.rules) {
		m := a.any(SignOff)
		m.Suit, m.Support, m.Points = s, true, a.atLeast(a.need(strain, c.Level())-least)
		a.add(c, m)
	}
	if a.forced {
		a.next()
		a.add(bridge.Double, a.any(PenaltyDouble))
	}
}

// tellControls proposes to tell one control, on so many points and with what the hand must have besides. What is left out is a control that it
// lacks, and nothing is told twice.
func (a *Auction) tellControls(s card.Suit, points int, must [4]Held) {
	m := a.any(ControlBid).long(s, a.trumps(s))
	m.Support, m.Artificial, m.Forcing = true, true, GameForcing
	m.Points, m.Controls = a.atLeast(points), must
	last := min(gameIn(a, s)-1, a.bid+bridge.Call(len(bridge.Strains)))
	for c := a.bid + 1; c <= last; c++ {
		t, ok := c.Strain().Trump()
		if !ok || t == s || a.controls[a.me][t] != Unsaid || a.controls[a.partner][t] == Has {
			continue
		}
		has := m
		has.Controls[t] = Has
		a.add(c, has)
		if must[t] == Has {
			return
		}
		m.Controls[t] = Lacks
	}
}

// askForControl proposes the level above game to who has told a control and has enough for slam although partner has gone back. If he has left
// out a suit, that is what he asks about, and he has the others.
func (a *Auction) askForControl(s card.Suit) {
	c := a.cheapest(bridge.Strain(s))
	least, _, _ := a.expected()
	points := a.need(bridge.Strain(s), SlamLevel(a.rules)) - least
	a.askWithControls(s, points) // with all that is left he would have asked before, but whoever sits there may ask
	if c.Level() >= SlamLevel(a.rules) || a.controls[a.partner] != [4]Held{} {
		return // partner has told one too, and nobody has the last
	}
	m := a.any(SlamInvitation).long(s, a.trumps(s))
	m.Support, m.Points = true, a.atLeast(points)
	if slices.Contains(a.controls[a.me][:], Lacks) {
		for _, t := range card.Suits {
			if t != s && a.controls[a.me][t] == Unsaid {
				m.Controls[t] = Has
			}
		}
	}
	a.add(c, m)
}

// slamWithControl proposes slam to who has gone back to game and is asked for the controls that partner has left out, or if there are none, for
// those that he hasn't told.
func (a *Auction) slamWithControl(s card.Suit) {
	m := a.any(Slam)
	m.Suit, m.Support, m.Points, m.Controls = s, true, a.atLeast(0), a.leftOut()
	if m.Controls == [4]Held{} {
		m.Controls = a.missing(s)
	}
	a.add(bridge.Bid(SlamLevel(a.rules), bridge.Strain(s)), m)
}

// leftOut returns the controls that partner has left out.
func (a *Auction) leftOut() (suits [4]Held) {
	for t, c := range a.controls[a.partner] {
		if c == Lacks {
			suits[t] = Has
		}
	}
	return suits
}

// missing returns the controls that partner hasn't told, with a suit as trumps.
func (a *Auction) missing(trumps card.Suit) (suits [4]Held) {
	for _, t := range card.Suits {
		if t != trumps && a.controls[a.partner][t] != Has {
			suits[t] = Has
		}
	}
	return suits
}
