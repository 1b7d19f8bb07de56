package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// lighter returns by how many points less a player bids where a pass would end the auction: partner has some of those that the
// opponents have not shown. Over a strong hand that is none.
func (a *Auction) lighter() int {
	if !a.lastChance() || max(a.shown[a.left].strength.Min, a.shown[a.right].strength.Min) >= a.twoNT.Min {
		return 0
	}
	return a.figures.reopen
}

// lastChance reports whether a pass would end the auction, as two before it have.
func (a *Auction) lastChance() bool {
	n := len(a.Calls)
	return n >= 2 && a.Calls[n-1] == bridge.Pass && a.Calls[n-2] == bridge.Pass
}

// raised reports whether both opponents have bid a suit.
func (a *Auction) raised(s card.Suit) bool { return a.named[a.left][s] && a.named[a.right][s] }

// leave proposes to pass partner's negative double, with their suit.
func (a *Auction) leave() {
	if trump, ok := a.bid.Strain().Trump(); ok && a.forced && a.last[a.partner].Purpose == NegativeDouble {
		a.add(bridge.Pass, a.any(PenaltyPass).long(trump, a.Suit+1))
		a.next()
	}
}

// nearest returns the suit of none of the opponents that can be named lowest.
func (a *Auction) nearest() (suit card.Suit) {
	low := bridge.Call(0)
	a.suits(func(s card.Suit) {
		if c := a.cheapest(bridge.Strain(s)); !a.theirs[s] && (low == 0 || c < low) {
			suit, low = s, c
		}
	})
	return suit
}

// tooStrong proposes what a doubler says whose hand was too strong for an overcall: a suit, or no-trump.
func (a *Auction) tooStrong() {
	a.suits(func(s card.Suit) {
		if c := a.cheapest(bridge.Strain(s)); c.Level() <= 3 && !a.theirs[s] && !a.showed(a.partner, s) {
			a.add(c, a.with(NewSuit, a.atLeast(a.jumpOver)).long(s, a.Suit+1))
		}
	})
	a.next()
	if c := a.cheapest(bridge.NoTrump); c.Level() <= 2 {
		m := a.even(a.with(NoTrump, a.atLeast(a.overNT.Max+1+(c.Level()-1)*a.newStep)))
		m.Guarded = a.unguarded()
		a.add(c, m)
	}
	a.next()
}

// strongAgain proposes what a strong opener says to an overcall that comes round to him: his suit again if it is longer than promised, or for the
// first time, no-trump if he guards theirs, and otherwise a double for partner's best suit.
func (a *Auction) strongAgain() {
	a.next()
	told := a.hasSuit(a.me)
	a.suits(func(s card.Suit) {
		c := a.cheapest(bridge.Strain(s))
		switch {
		case c.Level() > a.gameLevel(bridge.Strain(s)):
		case a.showed(a.me, s):
			a.add(c, a.any(Rebid).long(s, max(a.shown[a.me].length[s].Min+1, a.Suit+2)))
		case !told && !a.theirs[s]:
			a.add(c, a.any(NewSuit).long(s, a.Suit+1))
		}
	})
	a.next()
	if c := a.cheapest(bridge.NoTrump); c <= a.game() {
		m := a.any(NoTrump)
		m.Balanced, m.Guarded = true, a.theirs
		a.add(c, m)
	}
	a.next()
	if trump, ok := a.bid.Strain().Trump(); ok && a.bid.Level() <= a.gameLevel(a.bid.Strain()) {
		m := a.any(TakeOutDouble)
		m.Suit, m.Forcing = trump, OneRound
		a.add(bridge.Double, m)
	}
	a.pass(a.any(NothingToAdd))
}
