package bidding

import (
	"cmp"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Auction is an auction read so far, as seen by the player to call.
type Auction struct {
	*figures // of the player to call
	bridge.Auction
	rules    bridge.Rules
	vul      bridge.Vulnerability
	standing bridge.Standing
	games    [2][len(bridge.Strains)]int // the lowest levels that make game, by side
	whole    [len(bridge.Strains)]int    // the lowest levels that make game from nothing
	cards    Cards
	contexts [2][]bookContext // of each card's book
	natural  [2][]bookContext // the natural rules that back them up
	resigns  [2][]condition   // under these everything but conventions is left to the natural rules
	counted  [2]*figures      // the figures each side counts with
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

	candidates []candidate
	tier       int
	row        *row   // the row proposing calls
	from       int    // index of the first candidate of its context
	several    bool   // a row has added to the candidates of another row
	checker    *check // observes, or nil
}

// Read reads an auction at a table where both sides bid the players' own system.
func Read(t *bridge.Table, calls bridge.Auction) *Auction { return Cards{}.Read(t, calls) }

// Read reads an auction at a table call by call. It explains each call from the calls before it, with the same rules
// that choose calls. A side whose system doesn't fit the deck bids the players' own.
func (c Cards) Read(t *bridge.Table, calls bridge.Auction) *Auction {
	return c.read(t, calls, func(int, Meaning) {})
}

// read does what Read does and also calls told for each call, with its index in the auction and its meaning.
func (c Cards) read(t *bridge.Table, calls bridge.Auction, told func(i int, m Meaning)) *Auction {
	a := c.begin(t, calls.Dealer)
	a.propose()
	for i, call := range calls.Calls {
		m := a.Explain(call)
		told(i, m)
		a.follow(call, m)
		a.propose()
	}
	return a
}

// begin returns an auction without calls.
func (c Cards) begin(t *bridge.Table, dealer card.Seat) *Auction {
	a := &Auction{rules: t.Rules, vul: t.Vul, standing: t.Standing, Auction: bridge.Auction{Dealer: dealer}}
	a.whole = games(t.Rules, t.Rules.GameFrom)
	for side := range c {
		a.games[side] = games(t.Rules, t.Standing.Lacks(t.Rules, card.Side(side)))
		a.counted[side] = figuresFor(t.Rules)
		book := ownBook(t.Rules.Deck)
		a.contexts[side], a.natural[side] = book.contexts, book.natural
		if c[side].System != Own && c[side].System.Fits(t.Rules) {
			a.cards[side] = c[side]
			a.contexts[side] = c[side].contexts()
			a.natural[side], a.resigns[side] = books[c[side].System].natural, books[c[side].System].resigns
			a.counted[side] = cmp.Or(books[c[side].System].figures, a.counted[side])
		}
	}
	a.shown = Untold(t.Rules)
	return a
}

// follow records the player's call and its meaning.
func (a *Auction) follow(c bridge.Call, m Meaning) {
	a.shown[a.me] = a.shown[a.me].learn(m)
	a.last[a.me] = m
	if m.Purpose == ControlBid {
		for s, c := range m.Controls {
			a.controls[a.me][s] = max(a.controls[a.me][s], c)
		}
	}
	if trump, ok := c.Strain().Trump(); ok && c.IsBid() && !m.Artificial {
		a.named[a.me][trump] = true
	}
	a.bound[a.me.Side()] = a.bound[a.me.Side()] || m.Forcing == GameForcing
	if c != bridge.Pass {
		a.began[a.me] = a.began[a.me] || a.turns[a.partner] == 0
		if a.turns[a.me] == 0 {
			a.first[a.me] = m.Purpose
		}
		a.turns[a.me]++
	}
	doubles := false
	if _, by, bid := a.LastBid(); c == bridge.Double && bid {
		doubles = a.last[by].Artificial
	}
	a.artificial = append(a.artificial, doubles)
	a.Calls = append(a.Calls, c)
}

// look finds out where the player whose turn it is stands.
func (a *Auction) look() {
	a.me = a.Turn()
	a.figures = a.counted[a.me.Side()]
	a.left, a.partner, a.right = a.me.Next(1), a.me.Next(2), a.me.Next(3)
	var by card.Seat
	a.bid, by, a.opened = a.LastBid()
	a.ours = a.opened && by.Side() == a.me.Side()
	a.doubled = a.Contract().Doubling != bridge.Undoubled
	n := len(a.Calls)
	said := a.last[a.partner] // doubling a second suit doesn't end its force
	a.forced = n >= 2 && (said.Forcing != NotForcing && (a.Calls[n-1] == bridge.Pass || a.Calls[n-1] == bridge.Double && said.Purpose == SecondSuit) ||
		a.last[a.partner].artificial() && a.Calls[n-1] == bridge.Double && !a.inSuit() || a.bound[a.me.Side()] && a.belowGame())
	for _, s := range card.Suits {
		a.theirs[s] = a.named[a.left][s] || a.named[a.right][s]
	}
}

// inSuit reports whether partner's answer to the player's ace question is a bid in the very suit that the question was
// about.
func (a *Auction) inSuit() bool {
	had := a.last[a.me]
	return had.Purpose == AceQuestion && a.bid.Strain() == bridge.Strain(had.Suit)
}

// Shown returns what each player has shown, by seat.
func (a *Auction) Shown() [4]Shown { return a.shown }

// Forced reports whether the player to call must not pass.
func (a *Auction) Forced() bool { return a.forced }

// Need returns the combined points that a contract should have.
func (a *Auction) Need(c bridge.Contract) int { return a.need(c.Strain, c.Level) }

// belowGame reports whether a pass would leave a side that is committed to game below it, or let the opponents play
// undoubled.
func (a *Auction) belowGame() bool {
	n := len(a.Calls)
	if a.Calls[n-1] != bridge.Pass || a.doubled {
		return false
	}
	if a.ours {
		return a.bid.Level() < a.gameLevel(a.bid.Strain())
	}
	return n >= 2 && a.Calls[n-2] == bridge.Pass
}

// showed reports whether a player has shown a suit.
func (a *Auction) showed(seat card.Seat, s card.Suit) bool {
	n := a.Suit
	if a.named[seat][s] {
		n = min(n, a.minor)
	}
	return a.shown[seat].length[s].Min >= n
}

// propose collects the candidates of the player to call.
func (a *Auction) propose() {
	a.look()
	a.candidates, a.tier = a.candidates[:0], 0
	if a.Over() {
		return
	}
	if a.lookUp() {
		a.pass(a.any(Content))
		a.wait()
		return
	}
	a.lookUpNatural()
	if a.system() != Own || a.rules.Deck == card.Deck68 {
		a.wait() // with 52 and 36 cards the own system is natural, and a player without a call passes
	}
}

// system returns the system of the player's side.
func (a *Auction) system() System { return a.cards[a.me.Side()].System }

// plays reports whether the player's side plays a convention. The players' own system has its own conventions.
func (a *Auction) plays(v Convention) bool {
	c := a.cards[a.me.Side()]
	return c.System == Own || c.Has(v)
}

// wait proposes, last of all, a call for hands that must not pass and for which no rule has a call: the cheapest bid in
// a suit of partner's, in a suit of the player's, or in no-trump, that has no other meaning.
func (a *Auction) wait() {
	if !a.forced || !a.opened {
		return
	}
	a.next()
	n := len(a.candidates)
	propose := func(strain bridge.Strain) {
		for c := a.cheapest(strain); len(a.candidates) == n && c.Level() <= a.rules.Level; c += bridge.Call(len(bridge.Strains)) {
			m := a.any(Waiting)
			m.Suit, _ = strain.Trump()
			a.put(c, m)
		}
	}
	for _, seat := range [2]card.Seat{a.partner, a.me} {
		a.suits(func(s card.Suit) {
			if a.showed(seat, s) {
				propose(bridge.Strain(s))
			}
		})
	}
	propose(bridge.NoTrump)
}

// Explain returns the meaning of a call that the player to call could make. It has an answer for any legal call.
func (a *Auction) Explain(c bridge.Call) Meaning {
	for _, had := range a.candidates {
		if had.call == c {
			return had.said()
		}
	}
	return a.unspoken(c)
}

// Proposed lists the calls that the system proposes, tier by tier from the first; a hand makes the first call that it
// fits.
func (a *Auction) Proposed() []bridge.Call {
	var all []bridge.Call
	for _, c := range a.candidates {
		if !slices.Contains(all, c.call) {
			all = append(all, c.call)
		}
	}
	return all
}

// Place returns the line of the book that a call comes from, as in standard.book:12, or "" if there is none.
func (a *Auction) Place(c bridge.Call) string {
	for _, had := range a.candidates {
		if had.call == c && had.row != nil {
			return had.row.place.String()
		}
	}
	return ""
}

// commits reports whether a bid below game that shows at least the given points can't be passed. An invitation may be,
// unless game was certain before it.
func (a *Auction) commits(c bridge.Call, p Purpose, least int) bool {
	return c.IsBid() && (p != Invitation || a.sure(0)) && c.Level() < a.gameLevel(c.Strain()) && a.sure(least)
}

// sure reports whether both hands are known to have the points that commit them to game, if the player has at least n.
func (a *Auction) sure(n int) bool {
	n = max(n, a.shown[a.me].strength.Min)
	return a.bound[a.me.Side()] || n+a.shown[a.partner].strength.Min >= a.gameForce()
}

// pass proposes a pass, in a tier of its own, unless partner's call must be answered.
func (a *Auction) pass(m Meaning) {
	a.next()
	if !a.forced || len(a.candidates) == 0 {
		a.add(bridge.Pass, m)
	}
}

// next starts a tier: what is added from here on is only for hands that fit nothing before.
func (a *Auction) next() { a.tier++ }

// any returns a meaning that says no more than the player has already shown.
func (a *Auction) any(p Purpose) Meaning {
	return Meaning{Purpose: p, Points: a.shown[a.me].points, Length: a.shown[a.me].length}
}

// unspoken returns the meaning of a call that no rule explains.
func (a *Auction) unspoken(c bridge.Call) Meaning {
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
		m.Length[trump] = Range{a.Suit, a.rules.Tricks()}.within(m.Length[trump])
	}
	return m
}

// cheapest returns the lowest bid in a strain above the last bid, of which there must be one. It may be above the
// highest level.
func (a *Auction) cheapest(strain bridge.Strain) bridge.Call {
	if strain > a.bid.Strain() {
		return bridge.Bid(a.bid.Level(), strain)
	}
	return bridge.Bid(a.bid.Level()+1, strain)
}
