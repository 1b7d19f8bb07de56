package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// view is an auction so far, as seen by the player to call.
type view struct {
	*figures // of the player to call
	bridge.Auction
	rules    bridge.Rules
	vul      bridge.Vulnerability
	standing bridge.Standing
	games    [2][len(bridge.Strains)]int // the lowest levels that make game, by side
	whole    [len(bridge.Strains)]int    // the lowest levels that make game from nothing
	bids     [2]bids
	counted  [2]*figures // the figures each side counts with
	story    []made
	// artificial says, for each call, whether it doubles a bid that says nothing about its suit.
	artificial []bool

	shown [4]Shown
	last  [4]Meaning // each player's last call, if he has called
	named [4][4]bool // suits that each player has bid
	turns [4]int     // number of calls other than passes that each player has made
	first [4]Purpose // purpose of the first of these
	began [4]bool    // whether it was the first of his side
	bound [2]bool    // sides committed to game by a call
	// controls holds the controls, outside trumps, that each player has shown or denied.
	controls [4][4]Held

	me, partner, left, right card.Seat
	bid                      bridge.Call // the last bid, if any
	opened                   bool        // there is a last bid
	ours                     bool        // it is the player's side's
	doubled                  bool        // it is doubled or redoubled
	forced                   bool        // partner's last call must be answered
	theirs                   [4]bool     // suits that the opponents have bid
}

// follow records the player's call and its meaning.
func (v *view) follow(c bridge.Call, m Meaning) {
	v.shown[v.me] = v.shown[v.me].learn(m)
	v.last[v.me] = m
	if m.Purpose == ControlBid || m.Purpose == Splinter {
		for s, c := range m.Controls {
			v.controls[v.me][s] = max(v.controls[v.me][s], c)
		}
	}
	if trump, ok := c.Strain().Trump(); ok && c.IsBid() && !m.Artificial {
		v.named[v.me][trump] = true
	}
	v.bound[v.me.Side()] = v.bound[v.me.Side()] || m.Forcing == GameForcing
	if c != bridge.Pass {
		v.began[v.me] = v.began[v.me] || v.turns[v.partner] == 0
		if v.turns[v.me] == 0 {
			v.first[v.me] = m.Purpose
		}
		v.turns[v.me]++
	}
	doubles := false
	if _, by, bid := v.LastBid(); c == bridge.Double && bid {
		doubles = v.last[by].Artificial
	}
	v.artificial = append(v.artificial, doubles)
	v.Calls = append(v.Calls, c)
}

// look finds out where the player whose turn it is stands.
func (v *view) look() {
	v.me = v.Turn()
	v.figures = v.counted[v.me.Side()]
	v.left, v.partner, v.right = v.me.Next(1), v.me.Next(2), v.me.Next(3)
	var by card.Seat
	v.bid, by, v.opened = v.LastBid()
	v.ours = v.opened && by.Side() == v.me.Side()
	v.doubled = v.Contract().Doubling != bridge.Undoubled
	n := len(v.Calls)
	said := v.last[v.partner] // doubling a second suit doesn't end its force
	v.forced = n >= 2 && (said.Forcing != NotForcing && (v.Calls[n-1] == bridge.Pass || v.Calls[n-1] == bridge.Double && said.Purpose == SecondSuit) ||
		v.last[v.partner].artificial() && v.Calls[n-1] == bridge.Double && !v.inSuit() || v.bound[v.me.Side()] && v.belowGame())
	for _, s := range card.Suits {
		v.theirs[s] = v.named[v.left][s] || v.named[v.right][s]
	}
}

// inSuit reports whether partner's answer to the player's ace question is a bid in the very suit that the question was
// about.
func (v *view) inSuit() bool {
	had := v.last[v.me]
	return had.Purpose == AceQuestion && v.bid.Strain() == bridge.Strain(had.Suit)
}

// Shown returns what each player has shown, by seat.
func (v *view) Shown() [4]Shown { return v.shown }

// Forced reports whether the player to call must not pass.
func (v *view) Forced() bool { return v.forced }

// Need returns the combined points that a contract should have.
func (v *view) Need(c bridge.Contract) int { return v.need(c.Strain, c.Level) }

// belowGame reports whether a pass would leave a side that is committed to game below it, or let the opponents play
// undoubled.
func (v *view) belowGame() bool {
	n := len(v.Calls)
	if v.Calls[n-1] != bridge.Pass || v.doubled {
		return false
	}
	if v.ours {
		return v.bid.Level() < v.enoughLevel(v.bid.Strain())
	}
	return n >= 2 && v.Calls[n-2] == bridge.Pass
}

// showed reports whether a player has shown a suit.
func (v *view) showed(seat card.Seat, s card.Suit) bool {
	n := v.Suit
	if v.named[seat][s] {
		n = min(n, v.minor)
	}
	return v.shown[seat].length[s].Min >= n
}

// bids holds the answers to what conditions of rows ask about the system of a side.
type bids struct {
	base  System // the program's system on which it is based
	plays func(Convention) bool
}

// base returns the program's system on which that of the player's side is based.
func (v *view) base() System { return v.bids[v.me.Side()].base }

// plays reports whether the player's side plays a convention.
func (v *view) plays(which Convention) bool { return v.bids[v.me.Side()].plays(which) }

// commits reports whether a bid below game that shows at least the given points can't be passed. An invitation may be,
// unless game was certain before it.
func (v *view) commits(c bridge.Call, p Purpose, least int) bool {
	return c.IsBid() && (p != Invitation || v.sure(0)) && c.Level() < v.enoughLevel(c.Strain()) && v.sure(least)
}

// sure reports whether both hands are known to have the points that commit them to game, if the player has at least n.
func (v *view) sure(n int) bool {
	n = max(n, v.shown[v.me].strength.Min)
	return v.bound[v.me.Side()] || n+v.shown[v.partner].strength.Min >= v.gameForce()
}

// any returns a meaning that says no more than the player has already shown.
func (v *view) any(p Purpose) Meaning {
	return Meaning{Purpose: p, Points: v.shown[v.me].points, Length: v.shown[v.me].length}
}

// unspoken returns the meaning of a call that no rule explains.
func (v *view) unspoken(c bridge.Call) Meaning {
	m := v.any(Natural)
	switch trump, ok := c.Strain().Trump(); {
	case c == bridge.Pass:
		m.Purpose = NothingToAdd
	case c == bridge.Double:
		m.Purpose = PenaltyDouble
		m.Suit, _ = v.bid.Strain().Trump()
	case c == bridge.Redouble:
		m.Purpose = Strength
	case ok:
		m.Suit = trump
		m.Length[trump] = Range{v.Suit, v.rules.Tricks()}.within(m.Length[trump])
	}
	return m
}

// cheapest returns the lowest bid in a strain above the last bid, of which there must be one. It may be above the
// highest level.
func (v *view) cheapest(strain bridge.Strain) bridge.Call {
	if strain > v.bid.Strain() {
		return bridge.Bid(v.bid.Level(), strain)
	}
	return bridge.Bid(v.bid.Level()+1, strain)
}
