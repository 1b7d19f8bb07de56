package dd

import (
	"fmt"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// ParScore is the value of a board if both sides bid to their best double-dummy.
type ParScore struct {
	Points int // of North-South; East-West have the opposite
	// Contracts are all that give this score and on which the others can't improve: none of their higher bids
	// would give them more. They are in the order of the bids, clockwise from North. If nobody can make
	// anything there is one, the passed-out board.
	Contracts []bridge.Contract
}

// Par returns the par of a board, on which all four bid and play to their best with all cards known: nobody has
// a call that would give his side more. So a side that can't make anything higher sacrifices if that is cheaper
// than letting the others play. Contracts that fail are doubled, and those that make aren't.
//
// The seats call in turn from the dealer. That matters when both sides can make the same highest contract: it
// is for the seat that can make it and bids first.
//
// Points are those of [bridge.Table.Worth] for this one board, all its lines together. Nothing is carried from
// another board: for that use [ParOf].
//
// The tricks must be exact and those of the rules' deck; else it fails, as it does if there is no such dealer
// or vulnerability.
func Par(t Tricks, r bridge.Rules, dealer card.Seat, vul bridge.Vulnerability) (ParScore, error) {
	return ParOf(t, bridge.Table{Rules: r, Dealer: dealer, Vul: vul})
}

// ParOf returns the par of a board with its standing from earlier boards, and fails as [Par] does. The events
// of the board don't matter, nor does its effect on later boards.
func ParOf(t Tricks, b bridge.Table) (ParScore, error) {
	r := b.Rules
	if b.Dealer > card.West {
		return ParScore{}, fmt.Errorf("dd: there is no seat %d to deal", uint8(b.Dealer))
	}
	if b.Vul > bridge.VulBoth {
		return ParScore{}, fmt.Errorf("dd: there is no vulnerability %d", uint8(b.Vul))
	}
	for _, declarer := range card.Seats {
		for _, strain := range bridge.Strains {
			b := t[declarer][strain]
			if !b.Exact() || b.Min < 0 || b.Max > r.Tricks() {
				return ParScore{}, fmt.Errorf("dd: %v takes from %d to %d tricks in %v; want one number, from 0 to %d",
					declarer, b.Min, b.Max, strain, r.Tricks())
			}
		}
	}
	return newBidding(t, b).par(b.Dealer), nil
}

// bidding is an auction with open hands. The bidder declares: to let his partner do so, a seat passes, and
// partner has his turn before the auction can end. All points are those of North-South.
type bidding []bid

// bid is a contract that can be bid, by its declarer. The bids ascend.
type bid [4]struct {
	contract bridge.Contract // doubled if it goes down
	stands   int             // points if all pass now
	best     int             // points if the seat makes this bid or a higher one, the best for him
}

func newBidding(t Tricks, table bridge.Table) bidding {
	r := table.Rules
	bids := make(bidding, r.Level*len(bridge.Strains))
	for i := len(bids) - 1; i >= 0; i-- {
		call := bridge.Bid(1, bridge.Clubs) + bridge.Call(i)
		for _, seat := range card.Seats {
			c := bridge.Contract{Level: call.Level(), Strain: call.Strain(), Declarer: seat}
			tricks := t[seat][c.Strain].Min
			if tricks < r.Needs(c.Level) {
				c.Doubling = bridge.Doubled
			}
			b := &bids[i][seat]
			b.contract = c
			b.stands = table.Worth(c, tricks)
			if seat.Side() == card.EW {
				b.stands = -b.stands
			}
			b.best = bids.worth(i+1, seat.Left(), 3, b.stands)
			if i+1 < len(bids) {
				b.best = better(seat, b.best, bids[i+1][seat].best)
			}
		}
	}
	return bids
}

// better returns the value that a seat prefers.
func better(seat card.Seat, a, b int) int {
	if seat.Side() == card.NS {
		return max(a, b)
	}
	return min(a, b)
}

// worth returns the result of the auction if the given number of seats may still call, from first on, with bids
// starting at higher; it is stands if all of them pass.
func (bids bidding) worth(higher int, first card.Seat, seats, stands int) int {
	if higher == len(bids) {
		return stands
	}
	for i := seats - 1; i >= 0; i-- { // each would rather bid, or have what comes of passing
		seat := first.Next(i)
		stands = better(seat, stands, bids[higher][seat].best)
	}
	return stands
}

// par returns the par score.
func (bids bidding) par(dealer card.Seat) ParScore {
	par := ParScore{Points: bids.worth(0, dealer, 4, 0)}
	if par.Points == 0 {
		par.Contracts = append(par.Contracts, bridge.Contract{})
	}
	for i, seats := range bids {
		for _, seat := range card.Seats {
			if b := seats[seat]; b.stands == par.Points && !bids.bettered(i, seat) {
				par.Contracts = append(par.Contracts, b.contract)
			}
		}
	}
	return par
}

// bettered reports whether the opponents of a bid's declarer have a higher bid that gives them more, if it
// stands.
func (bids bidding) bettered(i int, declarer card.Seat) bool {
	stands := bids[i][declarer].stands
	for _, seats := range bids[i+1:] {
		for _, other := range [2]card.Seat{declarer.Left(), declarer.Next(3)} {
			if better(other, seats[other].stands, stands) != stands {
				return true
			}
		}
	}
	return false
}
