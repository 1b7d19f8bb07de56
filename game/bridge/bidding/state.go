package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// states maps the conditions about what has been shown, and about how high the bidding is.
var states = map[string]func(*Auction) bool{
	"we are silent":                  func(a *Auction) bool { return a.turns[a.me]+a.turns[a.partner] == 0 },
	"partner is silent":              func(a *Auction) bool { return a.turns[a.partner] == 0 },
	"partner has bid once":           func(a *Auction) bool { return a.turns[a.partner] == 1 },
	"partner has bid twice":          func(a *Auction) bool { return a.turns[a.partner] > 1 },
	"I have bid":                     func(a *Auction) bool { return a.turns[a.me] > 0 },
	"the system is own":              func(a *Auction) bool { return a.system() == Own },
	"game is sure":                   func(a *Auction) bool { return a.sure(0) },
	"two over one":                   (*Auction).twoOverOne,
	"below gameN":                    func(a *Auction) bool { return a.bid < a.game() },
	"past gameN":                     func(a *Auction) bool { return a.bid > a.game() },
	"slam is above game":             func(a *Auction) bool { return SlamLevel(a.rules) > a.wholeGame(bridge.Clubs) },
	"one no-trump is possible":       func(a *Auction) bool { return a.cheapest(bridge.NoTrump).Level() == 1 },
	"a major can be named at one":    (*Auction).majorLeft,
	"I have two suits":               func(a *Auction) bool { return a.suitsOf("mine") > 1 },
	"aces are asked":                 func(a *Auction) bool { return a.asked() && !a.last[a.partner].Keys },
	"key cards are asked":            func(a *Auction) bool { return a.asked() && a.last[a.partner].Keys },
	"aces are told":                  func(a *Auction) bool { return a.answered() && !a.last[a.me].Keys },
	"key cards are told":             func(a *Auction) bool { return a.answered() && a.last[a.me].Keys },
	"I have left out a control":      func(a *Auction) bool { return slices.Contains(a.controls[a.me][:], Lacks) },
	"partner has told a control":     func(a *Auction) bool { return a.controls[a.partner] != [4]Held{} },
	"partner has left out a control": func(a *Auction) bool { return slices.Contains(a.controls[a.partner][:], Lacks) },
	"we ask for aces":                func(a *Auction) bool { return a.plays(Blackwood) || a.plays(KeyCards) },
	"slam takes more points":         (*Auction).slamTakesMore,
	"the bid is the highest":         func(a *Auction) bool { return a.opened && a.bid == bridge.Bid(a.rules.Level, bridge.NoTrump) },
	"on lead":                        func(a *Auction) bool { return a.opened && a.Contract().Declarer.Next(1) == a.me },
	"the bid is mine":                func(a *Auction) bool { _, by, ok := a.LastBid(); return ok && by == a.me },
	"controls are told":              (*Auction).toldControls,
	"we have bid no-trump": func(a *Auction) bool {
		return slices.ContainsFunc(a.written(), func(m made) bool { return !m.theirs && m.call.Strain() == bridge.NoTrump && m.call.IsBid() })
	},
	"I was first":       func(a *Auction) bool { return a.began[a.me] },
	"the bid is ours":   func(a *Auction) bool { return a.ours },
	"the bid is theirs": func(a *Auction) bool { return a.opened && !a.ours },
	"the bid is agreed": func(a *Auction) bool {
		s, ok := a.agreed()
		return ok && a.bid.Strain() == bridge.Strain(s)
	},
	"the bid is no-trump": func(a *Auction) bool { return a.opened && a.bid.Strain() == bridge.NoTrump },
	"the bid is artificial": func(a *Auction) bool {
		_, by, ok := a.LastBid()
		return ok && a.last[by].artificial()
	},
	"doubled":          func(a *Auction) bool { return a.doubled },
	"below game":       (*Auction).bidBelowGame,
	"above game":       func(a *Auction) bool { return a.opened && a.bid.Level() > a.gameLevel(a.bid.Strain()) },
	"outbid at game":   (*Auction).outbidAtGame,
	"they may be weak": (*Auction).theyMayBeWeak,
	"they are strong": func(a *Auction) bool {
		return max(a.shown[a.left].strength.Min, a.shown[a.right].strength.Min) >= a.twoNT.Min
	},
	"they have told all": (*Auction).toldAll,
	"partner has a suit": func(a *Auction) bool { return a.hasSuit(a.partner) },
	"I have a suit":      func(a *Auction) bool { return a.hasSuit(a.me) },
	"no suit is new":     func(a *Auction) bool { return a.suitsOf("new") == 0 },
	"one suit is new":    func(a *Auction) bool { return a.suitsOf("new") == 1 },
	"two suits are free": func(a *Auction) bool { return a.suitsOf("free") <= 2 },
	"a major is new":     func(a *Auction) bool { return a.suitsOf("new-majors") > 0 },
}

// theyMayBeWeak reports whether the opponents have shown too little for their contract, so that a double pays.
func (a *Auction) theyMayBeWeak() bool {
	return a.shown[a.left].strength.Min+a.shown[a.right].strength.Min < a.need(a.bid.Strain(), a.bid.Level())-a.doubleMore
}

// bidBelowGame reports whether the last bid is below game for the side that made it.
func (a *Auction) bidBelowGame() bool {
	if !a.opened {
		return false
	}
	_, by, _ := a.LastBid()
	return a.bid.Level() < a.games[by.Side()][a.bid.Strain()]
}

// toldAll reports whether both opponents have bid, and have reached game from nothing.
func (a *Auction) toldAll() bool {
	return a.opened && a.bid.Level() >= a.wholeGame(a.bid.Strain()) && a.turns[a.left] > 0 && a.turns[a.right] > 0
}

// suitsOf counts the suits of a set.
func (a *Auction) suitsOf(set string) (n int) {
	for _, s := range card.Suits {
		if suitSets[set](a, s) {
			n++
		}
	}
	return n
}

// hasSuit reports whether a player has shown any suit.
func (a *Auction) hasSuit(seat card.Seat) bool {
	for _, s := range card.Suits {
		if a.showed(seat, s) {
			return true
		}
	}
	return false
}

// lastChance reports whether a pass would end the auction, as two before it have.
func (a *Auction) lastChance() bool {
	n := len(a.Calls)
	return n >= 2 && a.Calls[n-1] == bridge.Pass && a.Calls[n-2] == bridge.Pass
}

// raised reports whether both opponents have bid a suit.
func (a *Auction) raised(s card.Suit) bool { return a.named[a.left][s] && a.named[a.right][s] }

// contested reports whether the opponents have bid a suit.
func (a *Auction) contested() bool { return a.theirs != [4]bool{} }

// twoOverOne reports whether partner has answered in a suit that needed nearly as much as one at the two level.
func (a *Auction) twoOverOne() bool {
	return a.began[a.me] && a.last[a.partner].Purpose == NewSuit && a.last[a.partner].Points.Min > a.newTwo-a.newStep
}

// majorLeft reports whether a major that neither the player nor partner has shown can be named at the one level.
func (a *Auction) majorLeft() bool {
	return slices.ContainsFunc(card.Suits[:], func(s card.Suit) bool {
		return s.Major() && !a.theirs[s] && !a.showed(a.me, s) && !a.showed(a.partner, s) && a.cheapest(bridge.Strain(s)).Level() == 1
	})
}

// agreed returns the suit in which the side has shown a fit, the highest if there are several.
func (a *Auction) agreed() (suit card.Suit, ok bool) {
	a.suits(func(s card.Suit) {
		if !ok && a.shown[a.me].length[s].Min+a.shown[a.partner].length[s].Min >= a.Fit {
			suit, ok = s, true
		}
	})
	return suit, ok
}

// outbidAtGame reports whether the opponents have bid game from nothing, or more, undoubled, against a side that has
// shown the points that commit it to game, less two steps: about half of all.
func (a *Auction) outbidAtGame() bool {
	return a.opened && !a.ours && !a.doubled && a.bid.Level() >= a.wholeGame(a.bid.Strain()) &&
		a.shown[a.me].strength.Min+a.shown[a.partner].strength.Min >= a.force-2*a.newStep
}
