package bridge

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// Auction is the calls made so far, clockwise from the dealer.
type Auction struct {
	Dealer card.Seat
	Calls  []Call
}

// With returns the auction with one more call. It doesn't check the call.
func (a Auction) With(c Call) Auction {
	return Auction{a.Dealer, append(slices.Clip(a.Calls), c)}
}

// Turn returns the seat to call. It means nothing once the auction is over.
func (a Auction) Turn() card.Seat { return a.Caller(len(a.Calls)) }

// Caller returns the seat that makes the i-th call, counted from 0.
func (a Auction) Caller(i int) card.Seat { return a.Dealer.Next(i) }

// Over reports whether the auction has ended: three passes after any other call, or
// four passes.
func (a Auction) Over() bool {
	n := len(a.Calls)
	if n < 4 {
		return false
	}
	last := a.Calls[n-3:]
	return last[0] == Pass && last[1] == Pass && last[2] == Pass
}

// LastBid returns the highest bid so far and its bidder; ok is false if there is none.
func (a Auction) LastBid() (bid Call, by card.Seat, ok bool) {
	for i, c := range slices.Backward(a.Calls) {
		if c.IsBid() {
			return c, a.Caller(i), true
		}
	}
	return 0, 0, false
}

// Contract returns the contract if the auction ended now: the last bid as doubled since, declared by the
// player of that side who first named its strain.
func (a Auction) Contract() Contract {
	bid, by, ok := a.LastBid()
	if !ok {
		return Contract{}
	}
	c := Contract{Level: bid.Level(), Strain: bid.Strain(), Declarer: by}
	for _, call := range slices.Backward(a.Calls) {
		if call == bid {
			break
		}
		switch call {
		case Double:
			c.Doubling = max(c.Doubling, Doubled)
		case Redouble:
			c.Doubling = Redoubled
		}
	}
	for i, call := range a.Calls {
		if call.IsBid() && call.Strain() == c.Strain && a.Caller(i).Side() == by.Side() {
			c.Declarer = a.Caller(i)
			break
		}
	}
	return c
}

// Check returns nil if the player to call may make call c, otherwise a [*RuleError] that says which rule
// forbids it. (Rules: super-bridge, Auction.)
func (a Auction) Check(r Rules, c Call) error {
	if rule := a.broken(r, c); rule != 0 {
		bid, _, _ := a.LastBid()
		return &RuleError{Rule: rule, Event: Called(c), Seat: a.Turn(), Bid: bid, Level: r.Level}
	}
	return nil
}

// broken returns the rule that call c would break, or 0.
func (a Auction) broken(r Rules, c Call) Rule {
	if a.Over() {
		return AuctionIsOver
	}
	contract := a.Contract()
	ours := contract.Declarer.Side() == a.Turn().Side()
	switch bid, _, any := a.LastBid(); {
	case c == Pass:
		return 0
	case c.IsBid() && c.Level() > r.Level:
		return BidWithinLevels
	case c.IsBid() && any && c <= bid:
		return BidHigher
	case c.IsBid():
		return 0
	case !any:
		return DoubleABid
	case c == Double && ours:
		return DoubleOpponents
	case c == Double && contract.Doubling != Undoubled:
		return DoubleOnce
	case c == Redouble && contract.Doubling == Redoubled:
		return RedoubleOnce
	case c == Redouble && !ours:
		return RedoubleOwn
	case c == Redouble && contract.Doubling == Undoubled:
		return RedoubleDoubled
	}
	return 0
}

// Legal returns every call that may be made now, passes and doubles first.
func (a Auction) Legal(r Rules) []Call {
	var legal []Call
	for c := Pass; c <= Bid(r.Level, NoTrump); c++ {
		if a.broken(r, c) == 0 {
			legal = append(legal, c)
		}
	}
	return legal
}
