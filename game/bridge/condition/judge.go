package condition

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// judge decides whether deals meet parts. It is for one goroutine.
type judge struct {
	rules bridge.Rules
	cards bidding.Cards
	count bidding.Count
	opens [4]*bidding.Auction // before anyone has called, by seat; nil until needed
	slams slams
}

func newJudge(r bridge.Rules, cards bidding.Cards) *judge {
	return &judge{rules: r, cards: cards, count: bidding.Counting(r)}
}

// meets reports whether a deal meets all parts. The solver comes last, since it takes longest.
func (j *judge) meets(ctx context.Context, deal *card.Deal, parts []Part) (bool, error) {
	for _, p := range parts {
		if p.What != Slam && j.holds(deal, p) == p.Not {
			return false, nil
		}
	}
	for _, p := range parts {
		if p.What != Slam {
			continue
		}
		slam, err := j.slam(ctx, deal, card.Side(p.Who-NS))
		if err != nil || slam == p.Not {
			return false, err
		}
	}
	return true, nil
}

// holds reports whether a part other than a slam holds, ignoring its Not.
func (j *judge) holds(deal *card.Deal, p Part) bool {
	var lengths [4]int
	points := 0
	for _, seat := range card.Seats {
		if p.Who.seats().has(seat) {
			for suit, h := range deal[seat] {
				lengths[suit] += h.Len()
				points += j.count.High(h)
			}
		}
	}
	longest, shortest := 0, j.rules.Tricks()
	for _, n := range lengths {
		longest, shortest = max(longest, n), min(shortest, n)
	}
	switch p.What {
	case Points:
		return p.Range.Has(points)
	case Length:
		return p.Range.Has(lengths[p.Suit])
	case Longest:
		return p.Range.Has(longest)
	case Shortest:
		return p.Range.Has(shortest)
	case Fit:
		return longest >= j.count.Fit
	case Balanced:
		return balanced(j.count, lengths)
	}
	return j.opening(deal, card.Seat(p.Who), p.Call)
}

// balanced reports whether a hand with these lengths is balanced.
func balanced(c bidding.Count, lengths [4]int) bool {
	short := 0
	for _, n := range lengths {
		if !c.Balanced.Has(n) {
			return false
		}
		if n == c.Balanced.Min {
			short++
		}
	}
	return short <= 1
}

// opening reports whether the players open with a hand, with a given bid or, if that is a pass, with any.
func (j *judge) opening(deal *card.Deal, seat card.Seat, bid bridge.Call) bool {
	if j.opens[seat] == nil {
		j.opens[seat] = opener(j.rules, j.cards, seat)
	}
	call, _ := j.opens[seat].Choose(deal[seat])
	if bid == bridge.Pass {
		return call.IsBid()
	}
	return call == bid
}

// opener returns the auction in which a player is the first to call.
func opener(r bridge.Rules, cards bidding.Cards, seat card.Seat) *bidding.Auction {
	return cards.Read(&bridge.Table{Rules: r}, bridge.Auction{Dealer: seat})
}
