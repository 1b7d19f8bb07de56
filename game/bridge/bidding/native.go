package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// nativeRows are rules in Go that stand in the rows of a context.
var nativeRows = map[string]func(*Auction){
	"second suits as Goren has them": gorenSecondSuits,
	"the upper half accepts":         (*Auction).acceptNT,
	"game in the suit shown": func(a *Auction) {
		suit := a.last[a.me].Suit
		a.put(gameIn(a, suit), a.any(ToGame).long(suit, 3))
	},
	"slam by the aces at no-trump": (*Auction).slamAtNT,
	"ask for aces in the suit agreed": func(a *Auction) {
		s, _ := a.agreed()
		a.ask(s)
	},
	"answer about aces":                    (*Auction).answer,
	"place the contract by the aces":       func(a *Auction) { a.decide(a.last[a.me].Suit) },
	"go on with the higher number of aces": func(a *Auction) { a.goOn(a.last[a.partner].Suit) },
	"ask for aces": func(a *Auction) {
		a.eachSuit(func(s card.Suit) {
			if s.Major() {
				a.ask(s)
			}
		})
	},
}

// nativeContexts are contexts in Go.
var nativeContexts = map[string]func() []bookContext{
	"blackwood":                        func() []bookContext { return blackwood },
	"blackwood, but not over no-trump": gorenBlackwood,
	"key cards":                        func() []bookContext { return keyCards },
	"control bids":                     func() []bookContext { return controlBids },
}

// native returns a context in Go: when it holds, and what it proposes.
func native(when func(*Auction) bool, propose func(*Auction)) bookContext {
	return bookContext{conditions: []condition{{holds: when}}, rows: []row{{propose: propose}}}
}

// nativeWhole is native for a context that is whole.
func nativeWhole(when func(*Auction) bool, propose func(*Auction)) bookContext {
	c := native(when, propose)
	c.whole = true
	return c
}

// acceptNT proposes that opener accepts partner's invitation in no-trump with the upper half of his range.
func (a *Auction) acceptNT() {
	level, purpose := 3, ToGame
	if a.last[a.partner].Purpose == SlamInvitation {
		level, purpose = SlamLevel(a.rules), Slam
	}
	m := a.any(purpose)
	m.High = Range{a.last[a.me].High.Min + 1, a.last[a.me].High.Max}
	a.put(bridge.Bid(level, bridge.NoTrump), m)
}

// slamAtNT proposes a slam at no-trump by the aces that partner has told, or else to stop.
func (a *Auction) slamAtNT() {
	for level := a.rules.Level; level >= SlamLevel(a.rules); level-- {
		m := a.any(Slam)
		missing := 1
		if level == a.rules.Level {
			least, _, _ := a.expected()
			m.Points.Min = max(m.Points.Min, a.need(bridge.NoTrump, level)-least)
			missing = 0
		}
		for n := range 5 {
			if n+a.fewest(n, 4) >= 4-missing {
				m.Aces |= 1 << n
			}
		}
		if m.Aces != 0 && m.Points.Min <= m.Points.Max {
			a.put(bridge.Bid(level, bridge.NoTrump), m)
		}
		a.next()
	}
	a.put(a.cheapest(bridge.NoTrump), a.any(SignOff))
}

// gorenBlackwood is four no-trump, which asks for aces, but not after a bid of no-trump.
func gorenBlackwood() []bookContext {
	all := slices.Clone(blackwood)
	asks := all[0].conditions[0].holds
	all[0].conditions = []condition{{holds: func(a *Auction) bool {
		return asks(a) && !slices.ContainsFunc(a.written(), func(m made) bool { return !m.theirs && m.call.Strain() == bridge.NoTrump && m.call.IsBid() })
	}}}
	return all
}

// eachSuit calls propose for each suit that partner has shown, majors first.
func (a *Auction) eachSuit(propose func(card.Suit)) {
	a.suits(func(s card.Suit) {
		if a.showed(a.partner, s) {
			propose(s)
		}
	})
}

// strongOutbid reports whether the opponents have bid a suit over partner's answer to a strong opening that told nothing: opener goes on,
// whatever he has.
func (a *Auction) strongOutbid() bool {
	p := a.last[a.partner].Purpose
	return !a.ours && !a.doubled && a.last[a.me].Purpose == StrongOpening && a.turns[a.me] == 1 && (p == Waiting || p == Negative) && a.bid.Strain() != bridge.NoTrump
}
