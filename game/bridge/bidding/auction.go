package bidding

import (
	"cmp"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Auction is an auction read so far, with the calls that the player to call could make next.
type Auction struct {
	view
	contexts [2][]bookContext // of each card's book
	natural  [2][]bookContext // the natural rules that back them up
	resigns  [2][]condition   // under these everything but conventions is left to the natural rules
	proposals
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
	return c.begin(t, calls.Dealer).readOn(calls, told)
}

// readOn reads the calls of an auction that has none yet.
func (a *Auction) readOn(calls bridge.Auction, told func(i int, m Meaning)) *Auction {
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
	a := begun(t, dealer)
	for side := range c {
		if c[side].System == Own || !c[side].System.Fits(t.Rules) {
			a.sit(side, ownBook(t.Rules.Deck), ownBook(t.Rules.Deck).contexts, bids{Own, Card{}.plays})
		} else {
			a.sit(side, c[side].System.book(), c[side].contexts(), bids{c[side].System.base(), c[side].plays})
		}
		a.counted[side] = a.counted[side].styled(c[side].style, t.Rules)
	}
	return a
}

// begun returns an auction without calls, and without the systems of the sides.
func begun(t *bridge.Table, dealer card.Seat) *Auction {
	a := &Auction{view: view{rules: t.Rules, vul: t.Vul, standing: t.Standing, Auction: bridge.Auction{Dealer: dealer}}}
	a.whole = games(t.Rules, t.Rules.GameFrom)
	for side := range a.games {
		a.games[side] = games(t.Rules, t.Standing.Lacks(t.Rules, card.Side(side)))
	}
	a.shown = Untold(t.Rules)
	return a
}

// sit has a side bid by a book, with some of its contexts.
func (a *Auction) sit(side int, b *book, contexts []bookContext, by bids) {
	a.bids[side], a.contexts[side], a.natural[side], a.resigns[side] = by, contexts, b.natural, b.resigns
	a.counted[side] = cmp.Or(b.figures, figuresFor(a.rules))
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
	if a.base() != Own || a.rules.Deck == card.Deck68 {
		a.wait() // with 52 and 36 cards the own system is natural, and a player without a call passes
	}
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
		eachSuit(func(s card.Suit) {
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

// True reports whether a call that the player to call could make is true of a hand, as dealt, counted as his system does.
func (a *Auction) True(c bridge.Call, hand card.Hand) bool { return a.Fits(a.Explain(c), hand) }

// Fits reports whether a hand, as dealt, fits a meaning of a call of the player to call, counted as his system does.
func (a *Auction) Fits(m Meaning, hand card.Hand) bool { return m.fits(a.figures, hand) }

// pass proposes a pass, in a tier of its own, unless partner's call must be answered.
func (a *Auction) pass(m Meaning) {
	a.next()
	if !a.forced || len(a.candidates) == 0 {
		a.add(bridge.Pass, m)
	}
}
