package theme

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/card"
)

// Bidding holds the theme of a mistake in the auction, and the contract that would have been better; of [Penalty] that is theirs, doubled or not.
type Bidding struct {
	Theme  Theme
	Better bridge.Contract
}

// fromIMPs is the least difference between contracts that is a mistake, in IMPs.
const fromIMPs = 3

// fewestDown is the least number of undertricks for which a double is missed: one alone is luck.
const fewestDown = 2

// OfAuction returns what went wrong in a side's auction, double-dummy; ok is false if nothing did, or if not enough is known, as in games
// where declarer chooses the contract.
func OfAuction(b bridge.Board, a analysis.Analysis, side card.Side) (of Bidding, ok bool) {
	c := b.Contract()
	outbid := highest(b, side.Other())
	best, points, known := bestContract(b, a, side, outbid)
	switch {
	case !known || b.Rules.Choices:
		return Bidding{}, false
	case c.PassedOut():
		return Bidding{MissedGame, best}, points > 0 && game(b, best)
	}
	tricks, known := a.Worth(c)
	if !known {
		return Bidding{}, false
	}
	if c.Declarer.Side() != side {
		best, points, _ = bestContract(b, a, side, c)
		return ofDefenders(b, c, tricks, best, points)
	}
	of, ok = ofBidders(b, c, tricks, best, points, outbid)
	if takes, known := a.Worth(of.Better); ok && known && of.Theme == Overbid {
		of.Better.Level = takes - b.Rules.Needs(0) // the highest that makes
	}
	return of, ok
}

// ofBidders returns what went wrong for the side that plays a contract, which takes a number of tricks, and whose best one is worth some
// points. The opponents' highest bid has to be outbid by any. Where none makes, and where only one at the first level is better, nothing is
// said: hardly an auction ends there.
func ofBidders(b bridge.Board, c bridge.Contract, tricks int, best bridge.Contract, points int, outbid bridge.Contract) (of Bidding, ok bool) {
	if best.Level == 0 || best.Doubling != bridge.Undoubled || bridge.IMPs(points-b.Worth(c, tricks)) < fromIMPs {
		return Bidding{}, false
	}
	fails := tricks < b.Rules.Needs(c.Level)
	lower := c
	lower.Level, lower.Doubling = tricks-b.Rules.Needs(0), bridge.Undoubled
	switch {
	case fails && over(lower, outbid) && bridge.IMPs(points-b.Worth(lower, tricks)) < fromIMPs:
		return Bidding{Overbid, lower}, c.Level > 2 || lower.Level > 1 || c.Doubling != bridge.Undoubled
	case slam(b, best) && !slam(b, c):
		return Bidding{MissedSlam, best}, true
	case game(b, best) && !game(b, c) && !fails:
		return Bidding{MissedGame, best}, true
	case fails && points > 0 && best.Level < c.Level && !game(b, best):
		return Bidding{Overbid, best}, true
	}
	return Bidding{WrongStrain, best}, best.Strain != c.Strain && best.Level > 1
}

// highest returns the highest bid of a side as a contract; of level 0 if it has made none.
func highest(b bridge.Board, side card.Side) (bid bridge.Contract) {
	for i, call := range b.Auction().Calls {
		if call.IsBid() && b.Dealer.Next(i).Side() == side {
			bid = bridge.Contract{Level: call.Level(), Strain: call.Strain()}
		}
	}
	return bid
}

// over reports whether a contract is one, and higher than another.
func over(c, other bridge.Contract) bool {
	return c.Level > 0 && (c.Level > other.Level || c.Level == other.Level && c.Strain > other.Strain)
}

// ofDefenders returns what went wrong for the side that defends a contract, which is worth a number of tricks, and whose own best one above it is
// worth some points.
func ofDefenders(b bridge.Board, c bridge.Contract, tricks int, best bridge.Contract, points int) (of Bidding, ok bool) {
	undoubled, doubled := c, c
	undoubled.Doubling, doubled.Doubling = bridge.Undoubled, bridge.Doubled
	now, plain, double := -b.Worth(c, tricks), -b.Worth(undoubled, tricks), -b.Worth(doubled, tricks)
	outbids := best.Level > 0 && points > double && bridge.IMPs(points-now) >= fromIMPs
	switch {
	case outbids && best.Doubling != bridge.Undoubled:
		return Bidding{Sacrifice, best}, true
	case outbids && slam(b, best):
		return Bidding{MissedSlam, best}, true
	case outbids && game(b, best) && !game(b, c):
		return Bidding{MissedGame, best}, true
	case outbids:
		return Bidding{SoldOut, best}, true
	case c.Doubling == bridge.Undoubled && bridge.IMPs(double-now) >= fromIMPs && tricks+fewestDown <= b.Rules.Needs(c.Level):
		return Bidding{Penalty, doubled}, true
	case c.Doubling != bridge.Undoubled && bridge.IMPs(plain-now) >= fromIMPs:
		return Bidding{Penalty, undoubled}, true
	}
	return Bidding{}, false
}

// bestContract returns the contract of a side above another one that is worth most double-dummy, if there is one; those that go down are doubled. ok
// is false if the tricks of one aren't known.
func bestContract(b bridge.Board, a analysis.Analysis, side card.Side, above bridge.Contract) (best bridge.Contract, points int, ok bool) {
	for _, declarer := range [2]card.Seat{card.Seat(side), card.Seat(side).Partner()} {
		for _, strain := range bridge.Strains {
			for level := 1; level <= b.Rules.Level; level++ {
				c := bridge.Contract{Level: level, Strain: strain, Declarer: declarer}
				tricks, known := a.Worth(c)
				if !known {
					return bridge.Contract{}, 0, false
				}
				if tricks < b.Rules.Needs(level) {
					c.Doubling = bridge.Doubled
				}
				if worth := b.Worth(c, tricks); over(c, above) && (best.Level == 0 || worth > points) {
					best, points = c, worth
				}
			}
		}
	}
	return best, points, true
}

// game reports whether a contract is game or more.
func game(b bridge.Board, c bridge.Contract) bool {
	c.Doubling = bridge.Undoubled
	return b.Rules.TrickPoints(c) >= b.Rules.GameFrom
}

// slam reports whether a contract is one of the rules' slams.
func slam(b bridge.Board, c bridge.Contract) bool {
	for _, s := range b.Rules.Slams {
		if c.Level >= s.Level {
			return true
		}
	}
	return false
}
