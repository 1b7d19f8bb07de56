package bot

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// shown is what a player's calls have shown of his hand.
type shown struct {
	points Range // high cards and length
	usual  Range // the same, if he has gone by the rules alone
	// strength is what he has claimed his hand to be worth to the contract in question,
	// shortness included: what partner adds his own to.
	strength Range
	length   [4]Range
}

// learn returns what is known after one more call.
func (s shown) learn(m Meaning) shown {
	s.strength = m.Points.within(s.strength)
	points := m.widest()
	if m.Support {
		m.Points.Min, points.Min = 0, 0 // all of it may be shortness
	}
	s.points, s.usual = points.within(s.points), m.Points.within(s.usual)
	for i := range s.length {
		s.length[i] = m.Length[i].within(s.length[i])
	}
	return s
}

// untold returns what is known of four hands before anyone has called.
func untold(r bridge.Rules) (all [4]shown) {
	for seat := range all {
		all[seat].points = Range{0, figuresFor(r).total()}
		all[seat].usual, all[seat].strength = all[seat].points, all[seat].points
		for s := range all[seat].length {
			all[seat].length[s] = Range{0, r.Tricks()}
		}
	}
	return all
}

// candidate is a call that a rule proposes, with what it means.
type candidate struct {
	call    bridge.Call
	meaning Meaning
	tier    int // of the candidates that a hand fits, those of the lowest tier count
}

// auction is an auction as far as it has been read, seen by the player whose turn it is.
type auction struct {
	*figures
	bridge.Auction
	rules    bridge.Rules
	standing bridge.Standing

	shown [4]shown
	last  [4]Meaning // each player's last call, if he has called
	named [4][4]bool // suits that each has bid
	turns [4]int     // how many calls but passes each has made
	began [4]bool    // whose call was the first of his side that wasn't a pass

	me, partner, left, right card.Seat
	bid                      bridge.Call // the last one, if any
	opened                   bool        // there is one
	ours                     bool        // it is our side's
	doubled                  bool        // it is doubled or redoubled
	forced                   bool        // partner's last call must be answered
	theirs                   [4]bool     // suits that the opponents have bid

	candidates []candidate
	tier       int
}

// read reads an auction at a table call by call: each is explained by what the calls before it
// have told, with the same rules that choose calls.
func read(t *bridge.Table, calls bridge.Auction) *auction {
	a := &auction{figures: figuresFor(t.Rules), rules: t.Rules, standing: t.Standing, Auction: bridge.Auction{Dealer: calls.Dealer}}
	a.shown = untold(t.Rules)
	a.propose()
	for _, c := range calls.Calls {
		a.follow(c, a.explain(c))
		a.propose()
	}
	return a
}

// follow notes the player's call, and what it means.
func (a *auction) follow(c bridge.Call, m Meaning) {
	a.shown[a.me] = a.shown[a.me].learn(m)
	a.last[a.me] = m
	if trump, ok := c.Strain().Trump(); ok && c.IsBid() {
		a.named[a.me][trump] = true
	}
	if c != bridge.Pass {
		a.began[a.me] = a.began[a.me] || a.turns[a.partner] == 0
		a.turns[a.me]++
	}
	a.Calls = append(a.Calls, c)
}

// look finds out where the player whose turn it is stands.
func (a *auction) look() {
	a.me = a.Turn()
	a.left, a.partner, a.right = a.me.Next(1), a.me.Next(2), a.me.Next(3)
	var by card.Seat
	a.bid, by, a.opened = a.LastBid()
	a.ours = a.opened && by.Side() == a.me.Side()
	a.doubled = a.Contract().Doubling != bridge.Undoubled
	n := len(a.Calls)
	a.forced = n >= 2 && (a.last[a.partner].Forcing && a.Calls[n-1] == bridge.Pass ||
		a.last[a.partner].Purpose.artificial() && a.Calls[n-1] == bridge.Double)
	for _, s := range card.Suits {
		a.theirs[s] = a.named[a.left][s] || a.named[a.right][s]
	}
}

// lengths is how many cards of each suit each player has shown at least, by seat and suit.
type lengths [4][4]int

// least returns how many cards of each suit each player has shown at least.
func (a *auction) least() (n lengths) {
	for seat, told := range a.shown {
		for s, length := range told.length {
			n[seat][s] = length.Min
		}
	}
	return n
}

// showed reports whether a player has shown a suit.
func (a *auction) showed(seat card.Seat, s card.Suit) bool {
	n := a.suit
	if a.named[seat][s] {
		n = min(n, a.minor)
	}
	return a.shown[seat].length[s].Min >= n
}

// propose collects the candidates of the player whose turn it is.
func (a *auction) propose() {
	a.look()
	a.candidates, a.tier = a.candidates[:0], 0
	switch {
	case a.Over():
	case !a.opened:
		a.open()
	case a.turns[a.me]+a.turns[a.partner] == 0:
		a.overcall()
	case a.last[a.partner].Purpose == TakeOutDouble:
		a.advance()
	case a.last[a.partner].Purpose == PenaltyDouble && a.doubled && !a.ours:
		a.pass(a.any(Content))
	case a.turns[a.partner] == 0:
		a.reopen()
	case a.turns[a.me] == 0:
		a.respond()
	default:
		a.develop()
	}
}

// explain returns the meaning of the player's call c.
func (a *auction) explain(c bridge.Call) Meaning {
	for _, had := range a.candidates {
		if had.call == c {
			return had.meaning
		}
	}
	return a.natural(c)
}

// choose returns the call for a hand, with its meaning: of the first tier that has
// calls for it, the one about the hand's longest suit.
func (a *auction) choose(hand card.Hand) (bridge.Call, Meaning) {
	best := -1
	for i, c := range a.candidates {
		if best >= 0 && c.tier > a.candidates[best].tier {
			break
		}
		if !c.meaning.usual(a.figures, hand) {
			continue
		}
		if best < 0 || hand[c.meaning.Suit].Len() > hand[a.candidates[best].meaning.Suit].Len() {
			best = i
		}
	}
	if best < 0 {
		// The rules have a call for every hand that has called by them. Another may have
		// been brought here by anyone.
		return bridge.Pass, a.explain(bridge.Pass)
	}
	return a.candidates[best].call, a.candidates[best].meaning
}

// add proposes a call, if it is legal and nothing has been proposed about it yet: a
// call has one meaning.
func (a *auction) add(c bridge.Call, m Meaning) {
	if m.Points.Min > m.Points.Max || a.Check(a.rules, c) != nil {
		return
	}
	for _, l := range m.Length {
		if l.Min > l.Max {
			return
		}
	}
	// An invitation may be passed, but not when game was sure before it.
	if c.IsBid() && (m.Purpose != Invitation || a.sure(0)) && c.Level() < a.gameLevel(c.Strain()) && a.sure(m.Points.Min) {
		m.Forcing = true
	}
	if c != bridge.Pass {
		m.Leeway = a.leeway(m.Purpose)
	}
	if !slices.ContainsFunc(a.candidates, func(had candidate) bool { return had.call == c }) {
		a.candidates = append(a.candidates, candidate{c, m, a.tier})
	}
}

// sure reports whether both hands are known to have the points that commit them to game,
// if the player's has at least n.
func (a *auction) sure(n int) bool {
	n = max(n, a.shown[a.me].strength.Min)
	return n+a.shown[a.partner].strength.Min >= a.gameForce()
}

// pass proposes a pass, as a tier of its own, unless partner must be answered and there is
// something to answer.
func (a *auction) pass(m Meaning) {
	a.next()
	if !a.forced || len(a.candidates) == 0 {
		a.add(bridge.Pass, m)
	}
}

// next begins a tier: what is added from here on counts only for hands that nothing
// before fits.
func (a *auction) next() { a.tier++ }

// any returns the meaning that says no more than the player has told already.
func (a *auction) any(p Purpose) Meaning {
	return Meaning{Purpose: p, Points: a.shown[a.me].points, Length: a.shown[a.me].length}
}

// with returns the meaning that the player has points, which cuts nothing off what he
// has told about his suits.
func (a *auction) with(p Purpose, points Range) Meaning {
	m := a.any(p)
	m.Points = Range{max(points.Min, m.Points.Min), min(points.Max, m.Points.Max)}
	return m
}

// atLeast returns the range of n points or more.
func (a *auction) atLeast(n int) Range { return Range{n, a.total()} }

// long returns the meaning with at least n cards of suit s, which it is about.
func (m Meaning) long(s card.Suit, n int) Meaning {
	m.Suit = s
	m.Length[s].Min = max(n, m.Length[s].Min)
	return m
}

// natural returns the meaning of a call that no rule speaks about.
func (a *auction) natural(c bridge.Call) Meaning {
	m := a.any(Natural)
	switch trump, ok := c.Strain().Trump(); {
	case c == bridge.Pass:
		m.Purpose = NothingToAdd
	case c == bridge.Double:
		m.Purpose = PenaltyDouble
		m.Suit, _ = a.bid.Strain().Trump()
	case c == bridge.Redouble:
		m.Purpose = Strength
	case ok:
		m.Suit = trump
		m.Length[trump] = Range{a.suit, a.rules.Tricks()}.within(m.Length[trump])
	}
	return m
}

// cheapest returns the lowest bid in a strain above the last bid, which there must be.
// It may be above the highest level.
func (a *auction) cheapest(strain bridge.Strain) bridge.Call {
	if strain > a.bid.Strain() {
		return bridge.Bid(a.bid.Level(), strain)
	}
	return bridge.Bid(a.bid.Level()+1, strain)
}
