package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// states are conditions that ask who has told what, and how high the bidding is. Passes don't count as bids.
var states = map[string]func(*Auction) bool{
	"we are silent":         func(a *Auction) bool { return a.turns[a.me]+a.turns[a.partner] == 0 },
	"partner is silent":     func(a *Auction) bool { return a.turns[a.partner] == 0 },
	"partner has bid once":  func(a *Auction) bool { return a.turns[a.partner] == 1 },
	"partner has bid twice": func(a *Auction) bool { return a.turns[a.partner] > 1 },
	"I have bid":            func(a *Auction) bool { return a.turns[a.me] > 0 },
	"I was first":           func(a *Auction) bool { return a.began[a.me] },
	"the bid is ours":       func(a *Auction) bool { return a.ours },
	"the bid is theirs":     func(a *Auction) bool { return a.opened && !a.ours },
	"the bid is no-trump":   func(a *Auction) bool { return a.opened && a.bid.Strain() == bridge.NoTrump },
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

// theyMayBeWeak reports whether the opponents haven't shown the points that their contract takes, but for so few that a double is worth it.
func (a *Auction) theyMayBeWeak() bool {
	return a.shown[a.left].strength.Min+a.shown[a.right].strength.Min < a.need(a.bid.Strain(), a.bid.Level())-a.doubleMore
}

// bidBelowGame reports whether the last bid is lower than game for the side that has made it.
func (a *Auction) bidBelowGame() bool {
	if !a.opened {
		return false
	}
	_, by, _ := a.LastBid()
	return a.bid.Level() < GameLevel(a.rules, a.bid.Strain(), a.standing.Lacks(a.rules, by.Side()))
}

// toldAll reports whether both opponents have bid, and at least what is game from nothing.
func (a *Auction) toldAll() bool {
	return a.opened && a.bid.Level() >= GameLevel(a.rules, a.bid.Strain(), a.rules.GameFrom) && a.turns[a.left] > 0 && a.turns[a.right] > 0
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
