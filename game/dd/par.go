package dd

import (
	"fmt"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// ParScore is what a board is worth when both sides bid to their best with all hands open.
type ParScore struct {
	Points int // of North-South; East-West have the opposite
	// Contracts are all in which the bidding can end if no call costs the caller's side
	// points, in the order of the bids, for each from North clockwise. Where nobody can
	// make anything it is one, the passed-out board.
	Contracts []bridge.Contract
}

// Par returns what a board comes to if all four bid and play to their best and know all
// the cards: nobody has a call that would give his side more. So who can make nothing
// higher sacrifices if that is cheaper than to let the others play. What goes down is
// doubled, and what is made isn't.
//
// The seats call in turn from the dealer. That matters when both sides can make the same
// highest contract: it is for the seat that can make it and bids first.
//
// What counts are the points of [bridge.Rules.Score] for this one board, all its lines
// together, as in duplicate bridge and in Super Bridge, whose boards are scored each for
// itself. Nothing else does: no honours, no part-score from another board, and not what
// the board means for the rest of a rubber.
//
// The tricks must be exact and those of the rules' deck; else it fails, as it does if
// there is no such dealer or vulnerability.
func Par(t Tricks, r bridge.Rules, dealer card.Seat, vul bridge.Vulnerability) (ParScore, error) {
	if dealer > card.West {
		return ParScore{}, fmt.Errorf("dd: there is no seat %d to deal", uint8(dealer))
	}
	if vul > bridge.VulBoth {
		return ParScore{}, fmt.Errorf("dd: there is no vulnerability %d", uint8(vul))
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
	return newBidding(t, r, vul).par(dealer), nil
}

// bidding is an auction with open hands. Who bids declares: to let his partner do so, a
// seat passes, and partner has his turn before the auction can end. All points are those
// of North-South.
type bidding []bid

// bid is a contract that can be bid, by its declarer. The bids ascend.
type bid [4]struct {
	contract bridge.Contract // doubled if it goes down
	stands   int             // points if all pass now
	value    int             // if all do their best now
	best     int             // value of what is best for the seat, this bid or a higher one
}

func newBidding(t Tricks, r bridge.Rules, vul bridge.Vulnerability) bidding {
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
			b.stands = r.Score(c, vul.Has(seat.Side()), tricks).Total()
			if seat.Side() == card.EW {
				b.stands = -b.stands
			}
			b.value = bids.worth(turn{higher: i + 1, first: seat.Left(), seats: 3, stands: b.stands})[0]
			b.best = b.value
			if i+1 < len(bids) {
				b.best = better(seat, b.best, bids[i+1][seat].best)
			}
		}
	}
	return bids
}

// better returns what a seat would rather have.
func better(seat card.Seat, a, b int) int {
	if seat.Side() == card.NS {
		return max(a, b)
	}
	return min(a, b)
}

// turn is a state of the auction: so many seats may still call before it ends.
type turn struct {
	higher int       // the lowest bid that is high enough
	first  card.Seat // calls next, and then those on his left
	seats  int       // 4 before the first bid, and then 3
	stands int       // points if all of them pass
}

// worth returns what the auction comes to after 0, 1, … of the seats have passed.
func (bids bidding) worth(t turn) (worth [5]int) {
	worth[t.seats] = t.stands
	for i := t.seats - 1; i >= 0; i-- {
		worth[i] = worth[i+1]
		if seat := t.first.Next(i); t.higher < len(bids) {
			worth[i] = better(seat, worth[i], bids[t.higher][seat].best)
		}
	}
	return worth
}

// par follows all calls that cost nothing, from the first on, to the contracts where all
// passes cost nothing either.
func (bids bidding) par(dealer card.Seat) ParScore {
	opening := turn{first: dealer, seats: 4}
	par := ParScore{Points: bids.worth(opening)[0]}
	reached := make([][4]bool, len(bids))
	ends := func(t turn) bool {
		worth := bids.worth(t)
		for i := range t.seats {
			seat := t.first.Next(i)
			for j := t.higher; j < len(bids); j++ {
				if bids[j][seat].value == par.Points {
					reached[j][seat] = true
				}
			}
			if worth[i+1] != par.Points {
				return false
			}
		}
		return true
	}
	if ends(opening) {
		par.Contracts = append(par.Contracts, bridge.Contract{})
	}
	for i, seats := range bids {
		for _, seat := range card.Seats {
			after := turn{higher: i + 1, first: seat.Left(), seats: 3, stands: seats[seat].stands}
			if reached[i][seat] && ends(after) {
				par.Contracts = append(par.Contracts, seats[seat].contract)
			}
		}
	}
	return par
}
