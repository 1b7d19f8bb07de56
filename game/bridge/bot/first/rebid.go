package first

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// develop proposes the calls of a player when he and his partner have both spoken.
func (a *auction) develop() {
	s, ok := a.agreed()
	switch {
	case a.ours && a.doubled && !a.forced:
		a.redouble()
	case ok:
		a.raise(s, Raise, a.floor())
		if !s.Major() {
			a.noTrumps(NoTrump, -1)
		}
	case a.ours && !a.forced && a.settled():
		// Partner has placed the contract.
	default:
		a.search()
	}
	a.next()
	a.punish()
	a.pass(a.any(Content))
}

// settled reports whether partner's last call was to play, or the bidding has reached
// game.
func (a *auction) settled() bool {
	return a.last[a.partner].Purpose == SignOff || a.bid.Level() >= gameLevel(a.rules, a.bid.Strain())
}

// floor returns the points for the cheapest bid: any if partner must be answered.
func (a *auction) floor() int {
	if a.forced {
		return 0
	}
	return -1
}

// agreed returns the suit in which the side has shown a fit, the highest if several.
func (a *auction) agreed() (suit card.Suit, ok bool) {
	a.suits(func(s card.Suit) {
		if !ok && a.shown[a.me].length[s].Min+a.shown[a.partner].length[s].Min >= a.fit {
			suit, ok = s, true
		}
	})
	return suit, ok
}

// search looks for the right strain: a fit, no-trump, or the own suits.
func (a *auction) search() {
	own := a.shown[a.me]
	a.eachSuit(func(s card.Suit) {
		if s.Major() {
			a.raise(s, Raise, a.floor())
		}
	})
	a.next()
	a.suits(func(s card.Suit) {
		if a.showed(a.me, s) {
			a.rebid(s)
		} else if !a.theirs[s] && !a.showed(a.partner, s) {
			a.second(s)
		}
	})
	a.next()
	if own.points.Min >= a.figures.respond || a.forced {
		a.noTrumps(NoTrump, a.floor())
	}
	a.next()
	a.eachSuit(func(s card.Suit) {
		if !s.Major() {
			a.raise(s, Raise, a.floor())
		}
	})
}

// rebid proposes to name an own suit again, with more cards than promised: to play, with
// a jump for a hand with something in reserve, or as game if it needs no support.
func (a *auction) rebid(s card.Suit) {
	c := a.cheapest(bridge.Strain(s))
	game, slam := gameLevel(a.rules, bridge.Strain(s)), slamLevel(a.rules)
	again := a.last[a.me].Purpose == Rebid && a.last[a.me].Suit == s
	switch {
	case a.ours && a.bid.Strain() == bridge.Strain(s):
		return
	case !a.forced && (again || a.last[a.partner].Purpose == Rebid):
		return // two long suits that don't fit go no further
	case !a.forced && !a.ours && c.Level() > 2:
		return // the opponents only wait to double
	}
	least, _, _ := a.expected()
	low := a.shown[a.me].points.Min
	extra := low + 2*a.newStep
	n := a.shown[a.me].length[s].Min
	if c.Level() < game {
		sure := Range{a.need(bridge.Strain(s), game) - least, a.need(bridge.Strain(s), slam) - least - 1}
		a.add(bridge.Bid(game, bridge.Strain(s)), a.with(ToGame, sure).long(s, max(n, a.fit-2)))
		a.add(c+bridge.Call(len(bridge.Strains)), a.with(Rebid, a.limited(extra)).long(s, n+1))
	}
	if c.Level() < game || a.forced {
		a.add(c, a.with(Rebid, Range{low, extra - 1}).long(s, n+1))
	}
}

// limited returns the range of n points or more, but not so many that they are sure to
// be enough for game at no-trump: such a hand makes no bid that can be passed. Opposite
// a forcing call it may, as partner will then have more to say.
func (a *auction) limited(n int) Range {
	if a.forced {
		return a.atLeast(n)
	}
	least, _, _ := a.expected()
	return Range{n, a.need(bridge.NoTrump, gameLevel(a.rules, bridge.NoTrump)) - least - 1}
}

// contested reports whether the opponents have shown a suit.
func (a *auction) contested() bool { return a.hasSuit(a.left) || a.hasSuit(a.right) }

// second proposes another suit. One above the first suit's next level asks for more.
func (a *auction) second(s card.Suit) {
	c := a.cheapest(bridge.Strain(s))
	if c.Level() > 3 {
		return
	}
	points := a.shown[a.me].points.Min
	if c.Level() >= 2 && a.hasSuit(a.me) {
		for _, first := range card.Suits {
			if a.showed(a.me, first) && c > a.cheapest(bridge.Strain(first)) {
				points += 2 * a.newStep
				break
			}
		}
	}
	a.add(c, a.with(SecondSuit, a.limited(points)).long(s, a.suit))
}
