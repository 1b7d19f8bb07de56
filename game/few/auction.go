package few

import "github.com/superbridge/superbridge/game/bridge"

// Made is a call and the player who made it.
type Made struct {
	Player Player
	Call   Call
	Packet Packet // chosen with the call
	Round  int    // round of the auction at Slam, 1 to 3; else 0
}

// bidding holds the calls of an auction. Each kind of auction derives the rest from them.
type bidding struct {
	setup Setup
	calls []Made
}

// auction is the procedure of one kind of auction.
type auction interface {
	next() (turn Player, over bool) // the player to call, or over
	broken(by Player, c Call) Rule  // the rule a call would break, beyond those of all auctions; 0 if none
}

// course returns the auction under the rules of the game.
func (b bidding) course() auction {
	switch b.setup.Rules.Kind {
	case BridgeForThree:
		return twoPart{b}
	case Booby:
		return threeWay{b}
	case Slam:
		return rounds{b}
	}
	return duel{b}
}

// last returns the last bid and its bidder; ok is false if there is none.
func (b bidding) last() (bid Call, by Player, ok bool) {
	for i := len(b.calls) - 1; i >= 0; i-- {
		if b.calls[i].Call.IsBid() {
			return b.calls[i].Call, b.calls[i].Player, true
		}
	}
	return Call{}, Nobody, false
}

// doubling returns whether the last bid is doubled or redoubled.
func (b bidding) doubling() bridge.Doubling {
	d := bridge.Undoubled
	for _, made := range b.calls {
		switch made.Call.Kind {
		case DoubleCall:
			d = bridge.Doubled
		case RedoubleCall:
			d = bridge.Redoubled
		case BidCall, NumberCall:
			d = bridge.Undoubled
		}
	}
	return d
}

// passes returns the number of passes at the end.
func (b bidding) passes() int {
	n := 0
	for n < len(b.calls) && b.calls[len(b.calls)-1-n].Call == Pass {
		n++
	}
	return n
}

// broken returns the rule that a call by the player to call would break, or 0.
func (b bidding) broken(by Player, c Call) Rule {
	r := b.setup.Rules
	bid, bidder, any := b.last()
	ours := any && b.setup.Side(bidder) == b.setup.Side(by)
	switch {
	case c == Pass:
	case c.Kind == NumberCall && r.Kind != Slam:
		return BidNames
	case c.Kind == BidCall && r.Rank(c.Strain) < 0:
		return StrainKnown
	case c.Kind == BidCall && (c.Level < 1 || int(c.Level) > r.Level):
		return BidWithinLevels
	case c.IsBid() && any && !r.Higher(c, bid):
		return BidHigher
	case c.IsBid():
	case r.Kind == Slam:
		return NoDoubles
	case r.Kind == BridgeForThree && twoPart{b}.partners():
		return PartnersBid
	case !any:
		return DoubleABid
	case c == Double && ours:
		return DoubleOpponents
	case c == Double && b.doubling() != bridge.Undoubled:
		return DoubleOnce
	case c == Redouble && b.doubling() == bridge.Redoubled:
		return RedoubleOnce
	case c == Redouble && b.doubling() == bridge.Undoubled:
		return RedoubleDoubled
	case c == Redouble && !ours:
		return RedoubleOwn
	}
	return b.course().broken(by, c)
}

// contract returns the contract reached. At Slam the strain for a bid of points isn't known yet.
func (b bidding) contract() Contract {
	bid, by, ok := b.last()
	if !ok {
		return Contract{}
	}
	c := Contract{Level: int(bid.Level), Strain: bid.Strain, Doubling: b.doubling(), Declarer: by, Points: int(bid.Points)}
	if b.setup.Rules.Kind == BridgeForThree {
		c.Declarer = b.first(bid.Strain, b.setup.Side(by))
	}
	return c
}

// first returns the player of a side who first named a strain.
func (b bidding) first(s Strain, side Side) Player {
	for _, made := range b.calls {
		if made.Call.IsBid() && made.Call.Strain == s && b.setup.Side(made.Player) == side {
			return made.Player
		}
	}
	return Nobody
}

// duel is the auction of two: the first pass after a bid or double ends it, and so do two passes at once.
// (Rules: bridge-few, Auction of two.)
type duel struct{ bidding }

func (d duel) next() (Player, bool) {
	_, _, any := d.last()
	n := d.passes()
	return d.setup.Rules.after(d.setup.Dealer, len(d.calls)), n > 0 && any || n >= 2
}

func (d duel) broken(_ Player, c Call) Rule {
	if d.setup.Rules.Kind == OpenOrClosed && len(d.calls) == 0 && c == Pass {
		return FirstCallNoPass
	}
	return 0
}
