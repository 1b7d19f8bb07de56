package bot

import (
	"github.com/superbridge/superbridge/game/card"
)

// declarer is a position of declarer's side, in either hand.
type declarer struct{ *position }

// declare chooses a lead for declarer's side.
func (p declarer) declare() (card.Card, Reason) {
	if p.runs() {
		if c, ok := p.cash(); ok {
			return c, CashOut
		}
	}
	if p.trumps {
		if c, ok := p.ruffLoser(); ok {
			return c, RuffLoser
		}
		if p.hand[p.trump] != 0 && p.draws() {
			c, reason := p.leadSuit(p.trump)
			if reason == CashWinner || reason == SetUpSuit {
				reason = DrawTrumps
			}
			return c, reason
		}
	}
	best, worth := card.Suit(0), -1
	for _, s := range card.Suits {
		if p.hand[s] == 0 || p.trumps && s == p.trump {
			continue
		}
		if w := p.promise(s); w > worth {
			best, worth = s, w
		}
	}
	if worth > 0 {
		return p.leadSuit(best)
	}
	if c, ok := p.cash(); ok {
		return c, CashWinner
	}
	return p.exit()
}

// runs reports whether the winners in sight are all the remaining tricks or all that the contract needs, and
// no opponents' trump can interfere.
func (p declarer) runs() bool {
	if p.trumps && p.out[p.trump] != 0 {
		return false
	}
	n := 0
	for _, s := range card.Suits {
		both := p.hand[s] | p.other[s]
		n += min(p.masters(s, both), max(p.hand[s].Len(), p.other[s].Len()))
	}
	return n >= p.view.Left() || n >= p.need && p.need > 0
}

// cash returns a winner to lead: from the shorter hand of the suit first, so that the suit doesn't block, or
// a low card to the other hand's winner.
func (p declarer) cash() (card.Card, bool) {
	var best option
	for _, s := range card.Suits {
		own, other := p.hand[s], p.other[s]
		if own == 0 || p.threatened(s) {
			continue
		}
		mine, yours := p.masters(s, own), p.masters(s, other)
		switch {
		case mine > 0:
			worth := 20 // before crossing over: there may be no way back
			if yours > 0 {
				worth = 10 - own.Len() + other.Len()
			}
			if p.trumps && s == p.trump {
				worth = 1
			}
			best = better(best, option{card.Card{Suit: s, Rank: own.Top()}, CashWinner, worth})
		case yours > 0:
			best = better(best, option{card.Card{Suit: s, Rank: own.Bottom()}, CashWinner, 5})
		}
	}
	return best.card, best.card != card.Card{}
}

// draws reports whether to draw trumps: there are some out that can be drawn.
func (p declarer) draws() bool {
	out := p.out[p.trump]
	both := p.hand[p.trump] | p.other[p.trump]
	rounds := (out.Len() + 1) / 2
	long := max(p.hand[p.trump].Len(), p.other[p.trump].Len())
	switch {
	case out == 0:
		return false
	case both.Above(out.Top()) == 0 && out.Len() == 1:
		return false // it takes its trick anyway
	}
	return both.Above(out.Top()) != 0 && p.masters(p.trump, both) >= rounds || long > rounds+1
}

// ruffLoser returns a lead towards a ruff in the hand with fewer trumps.
func (p declarer) ruffLoser() (card.Card, bool) {
	own, other := p.hand[p.trump].Len(), p.other[p.trump].Len()
	for _, s := range card.Suits {
		if s == p.trump || p.hand[s] == 0 || p.ruffs(p.left, s) {
			continue
		}
		loser := !p.master(card.Card{Suit: s, Rank: p.hand[s].Bottom()})
		if loser && other > 0 && other <= own && p.other[s] == 0 {
			return card.Card{Suit: s, Rank: p.hand[s].Bottom()}, true
		}
	}
	return card.Card{}, false
}

// promise rates a side suit by the tricks that may be made in it besides the winners.
func (p declarer) promise(s card.Suit) int {
	own, other, out := p.hand[s], p.other[s], p.out[s]
	both := own | other
	long := max(own.Len(), other.Len())
	if out == 0 || p.threatened(s) || both.Len() < 2 {
		return 0
	}
	masters := min(p.masters(s, both), long)
	extra := long - masters - out.Len()/2 + 1 // cards that may become good
	honours := both.Above(out.Bottom()).Len() - masters
	if extra <= 0 && honours <= 0 {
		return 0
	}
	return max(0, 5*extra+masters+p.deck.High(both))
}

// leadSuit chooses the card with which to play on a suit.
func (p declarer) leadSuit(s card.Suit) (card.Card, Reason) {
	own, other, out := p.hand[s], p.other[s], p.out[s]
	low := card.Card{Suit: s, Rank: own.Bottom()}
	missing := out.Top()
	switch {
	case p.masters(s, own|other) >= out.Len():
		if m := p.masters(s, own); m > 0 && (own.Len() <= other.Len() || p.masters(s, other) == 0) {
			return card.Card{Suit: s, Rank: own.Top()}, CashWinner
		}
		return low, CashWinner
	case other.Above(missing) != 0 && p.runnable(s) && !p.dropIs(p.left, s, missing):
		return card.Card{Suit: s, Rank: own.Top()}, Finesse
	case other.Above(missing) != 0 && p.tenace(s, other) && !p.dropIs(p.left, s, missing):
		return low, Finesse
	case own.Above(missing) != 0 && p.tenace(s, own) && !p.dropIs(p.right, s, missing):
		if c, ok := p.cross(s); ok {
			return c, CrossOver
		}
		return card.Card{Suit: s, Rank: own.Top()}, CashWinner
	case own.Above(missing) != 0 && p.tenace(s, other) && other.Top().Honour() && !p.dropIs(p.left, s, missing):
		if c, ok := p.cross(s); ok {
			return c, CrossOver
		}
		return low, TowardsHonours
	case own.Above(missing) != 0:
		return card.Card{Suit: s, Rank: own.Top()}, CashWinner
	case other.Above(missing) != 0:
		return low, SetUpSuit
	case p.sequence(s) >= 2 && own.Top().Honour():
		return card.Card{Suit: s, Rank: own.Top()}, SetUpSuit
	case other.Top().Honour() && other.Top() > own.Top():
		return low, TowardsHonours
	case own.Top().Honour():
		if c, ok := p.cross(s); ok {
			return c, CrossOver
		}
	}
	return low, SetUpSuit
}

// runnable reports whether the hand's top card may be led for a finesse, as the queen
// from queen and jack: only one card beats it, and the next one below is the side's too.
func (p declarer) runnable(s card.Suit) bool {
	top, out := p.hand[s].Top(), p.out[s]
	next := (p.hand[s] | p.other[s]).Below(top).Top()
	return out.Above(top).Len() == 1 && next != 0 && between(out, next, top) == 0
}

// tenace reports whether a holding has a card just below one that is missing.
func (p declarer) tenace(s card.Suit, h card.Holding) bool {
	_, ok := p.finesse(s, h, 0)
	return ok
}

// cross returns a lead to a sure winner of the other hand in another suit.
func (p declarer) cross(not card.Suit) (card.Card, bool) {
	for _, s := range card.Suits {
		if s == not || p.hand[s] == 0 || p.threatened(s) {
			continue
		}
		if p.masters(s, p.other[s]) > 0 && p.masters(s, p.hand[s]) == 0 {
			return card.Card{Suit: s, Rank: p.hand[s].Bottom()}, true
		}
	}
	return card.Card{}, false
}

// exit leads a low card of the suit that gives away least.
func (p declarer) exit() (card.Card, Reason) {
	var best option
	for _, s := range card.Suits {
		if p.hand[s] == 0 {
			continue
		}
		worth := p.hand[s].Len() - p.deck.High(p.hand[s]|p.other[s])
		if p.trumps && s == p.trump {
			worth -= 10
		}
		best = better(best, option{card.Card{Suit: s, Rank: p.hand[s].Bottom()}, SafeLead, worth})
	}
	return best.card, best.reason
}
