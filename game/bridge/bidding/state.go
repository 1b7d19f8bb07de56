package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// states maps the conditions about what has been shown, and about how high the bidding is.
var states = map[string]func(*view) bool{
	"we are silent":                  func(v *view) bool { return v.turns[v.me]+v.turns[v.partner] == 0 },
	"partner is silent":              func(v *view) bool { return v.turns[v.partner] == 0 },
	"partner has bid once":           func(v *view) bool { return v.turns[v.partner] == 1 },
	"partner has bid twice":          func(v *view) bool { return v.turns[v.partner] > 1 },
	"I have bid":                     func(v *view) bool { return v.turns[v.me] > 0 },
	"the system is own":              func(v *view) bool { return v.base() == Own },
	"game is sure":                   func(v *view) bool { return v.sure(0) },
	"two over one":                   twoOverOne,
	"below gameN":                    func(v *view) bool { return v.bid < v.game() },
	"past gameN":                     func(v *view) bool { return v.bid > v.game() },
	"slam is above game":             func(v *view) bool { return SlamLevel(v.rules) > v.whole[bridge.Clubs] },
	"one no-trump is possible":       func(v *view) bool { return v.cheapest(bridge.NoTrump).Level() == 1 },
	"a major can be named at one":    majorLeft,
	"I have two suits":               func(v *view) bool { return countSuits(v, "mine") > 1 },
	"aces are asked":                 func(v *view) bool { return acesAsked(v) && !v.last[v.partner].Keys },
	"key cards are asked":            func(v *view) bool { return acesAsked(v) && v.last[v.partner].Keys },
	"aces are told":                  func(v *view) bool { return acesTold(v) && !v.last[v.me].Keys },
	"key cards are told":             func(v *view) bool { return acesTold(v) && v.last[v.me].Keys },
	"I have left out a control":      func(v *view) bool { return slices.Contains(v.controls[v.me][:], Lacks) },
	"partner has told a control":     func(v *view) bool { return v.controls[v.partner] != [4]Held{} },
	"partner has left out a control": func(v *view) bool { return slices.Contains(v.controls[v.partner][:], Lacks) },
	"we ask for aces":                func(v *view) bool { return v.plays(Blackwood) || v.plays(KeyCards) },
	"slam takes more points":         slamTakesMore,
	"the bid is the highest":         func(v *view) bool { return v.opened && v.bid == bridge.Bid(v.rules.Level, bridge.NoTrump) },
	"on lead":                        func(v *view) bool { return v.opened && v.Contract().Declarer.Next(1) == v.me },
	"the bid is mine":                func(v *view) bool { _, by, ok := v.LastBid(); return ok && by == v.me },
	"controls are told":              toldControls,
	"we have bid no-trump": func(v *view) bool {
		return slices.ContainsFunc(v.written(), func(m made) bool { return !m.theirs && m.call.Strain() == bridge.NoTrump && m.call.IsBid() })
	},
	"I was first":       func(v *view) bool { return v.began[v.me] },
	"the bid is ours":   func(v *view) bool { return v.ours },
	"the bid is theirs": func(v *view) bool { return v.opened && !v.ours },
	"the bid is agreed": func(v *view) bool {
		s, ok := v.agreed()
		return ok && v.bid.Strain() == bridge.Strain(s)
	},
	"the bid is no-trump": func(v *view) bool { return v.opened && v.bid.Strain() == bridge.NoTrump },
	"the bid is artificial": func(v *view) bool {
		_, by, ok := v.LastBid()
		return ok && v.last[by].artificial()
	},
	"doubled":          func(v *view) bool { return v.doubled },
	"below game":       bidBelowGame,
	"above game":       func(v *view) bool { return v.opened && v.bid.Level() > v.gameLevel(v.bid.Strain()) },
	"outbid at game":   outbidAtGame,
	"they may be weak": theyMayBeWeak,
	"they are strong": func(v *view) bool {
		return max(v.shown[v.left].strength.Min, v.shown[v.right].strength.Min) >= v.twoNT.Min
	},
	"they have told all": toldAll,
	"partner has a suit": func(v *view) bool { return v.hasSuit(v.partner) },
	"I have a suit":      func(v *view) bool { return v.hasSuit(v.me) },
	"no suit is new":     func(v *view) bool { return countSuits(v, "new") == 0 },
	"one suit is new":    func(v *view) bool { return countSuits(v, "new") == 1 },
	"two suits are free": func(v *view) bool { return countSuits(v, "free") <= 2 },
	"a major is new":     func(v *view) bool { return countSuits(v, "new-majors") > 0 },
}

// theyMayBeWeak reports whether the opponents have shown too little for their contract, so that a double pays.
func theyMayBeWeak(v *view) bool {
	return v.shown[v.left].strength.Min+v.shown[v.right].strength.Min < v.need(v.bid.Strain(), v.bid.Level())-v.doubleMore
}

// bidBelowGame reports whether the last bid is below game for the side that made it.
func bidBelowGame(v *view) bool {
	if !v.opened {
		return false
	}
	_, by, _ := v.LastBid()
	return v.bid.Level() < v.games[by.Side()][v.bid.Strain()]
}

// toldAll reports whether both opponents have bid, and have reached game from nothing.
func toldAll(v *view) bool {
	return v.opened && v.bid.Level() >= v.whole[v.bid.Strain()] && v.turns[v.left] > 0 && v.turns[v.right] > 0
}

// countSuits counts the suits of a set.
func countSuits(v *view, set string) (n int) {
	for _, s := range card.Suits {
		if suitSets[set](v, s) {
			n++
		}
	}
	return n
}

// hasSuit reports whether a player has shown any suit.
func (v *view) hasSuit(seat card.Seat) bool {
	for _, s := range card.Suits {
		if v.showed(seat, s) {
			return true
		}
	}
	return false
}

// lastChance reports whether a pass would end the auction, as two before it have.
func (v *view) lastChance() bool {
	n := len(v.Calls)
	return n >= 2 && v.Calls[n-1] == bridge.Pass && v.Calls[n-2] == bridge.Pass
}

// theyRaised reports whether both opponents have bid a suit.
func theyRaised(v *view, s card.Suit) bool { return v.named[v.left][s] && v.named[v.right][s] }

// contested reports whether the opponents have bid a suit.
func (v *view) contested() bool { return v.theirs != [4]bool{} }

// twoOverOne reports whether partner has answered in a suit that needed nearly as much as one at the two level.
func twoOverOne(v *view) bool {
	return v.began[v.me] && v.last[v.partner].Purpose == NewSuit && v.last[v.partner].Points.Min > v.newTwo-v.newStep
}

// majorLeft reports whether a major that neither the player nor partner has shown can be named at the one level.
func majorLeft(v *view) bool {
	return slices.ContainsFunc(card.Suits[:], func(s card.Suit) bool {
		return s.Major() && !v.theirs[s] && !v.showed(v.me, s) && !v.showed(v.partner, s) && v.cheapest(bridge.Strain(s)).Level() == 1
	})
}

// agreed returns the suit in which the side has shown a fit, the highest if there are several.
func (v *view) agreed() (suit card.Suit, ok bool) {
	eachSuit(func(s card.Suit) {
		if !ok && v.shown[v.me].length[s].Min+v.shown[v.partner].length[s].Min >= v.Fit {
			suit, ok = s, true
		}
	})
	return suit, ok
}

// outbidAtGame reports whether the opponents have bid game from nothing, or more, undoubled, against a side that has
// shown the points that commit it to game, less two steps: about half of all.
func outbidAtGame(v *view) bool {
	return v.opened && !v.ours && !v.doubled && v.bid.Level() >= v.whole[v.bid.Strain()] &&
		v.shown[v.me].strength.Min+v.shown[v.partner].strength.Min >= v.force-2*v.newStep
}
