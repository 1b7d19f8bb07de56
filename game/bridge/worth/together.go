package worth

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// Together is the combined value of two hands of partners.
type Together struct {
	Points int         // as the players count, [Players]; with a fit the hand with fewer trumps as [PlayersFit]
	Suit   card.Suit   // in which they have most cards; of equals the higher
	Cards  int         // of it
	Bid    bridge.Call // the highest that they have the points for, in that suit if it is a fit, else at no-trumps; Pass if there is none
	Need   int         // the points that it should have
}

// Of2 returns the combined value of two hands at a table before anybody has bid.
func Of2(t *bridge.Table, one, other card.Hand) Together {
	c := bidding.Counting(t.Rules)
	w := Together{Points: c.Points(one) + c.Points(other), Bid: bridge.Pass}
	for _, suit := range card.Suits {
		if n := one[suit].Len() + other[suit].Len(); n >= w.Cards {
			w.Suit, w.Cards = suit, n
		}
	}
	strain := bridge.NoTrump
	if w.Cards >= c.Fit {
		strain = bridge.Strain(w.Suit)
		if one[w.Suit].Len() < other[w.Suit].Len() {
			one, other = other, one
		}
		w.Points = c.Points(one) + c.Support(other, w.Suit, c.Fit/2)
	}
	read := bidding.Read(t, bridge.Auction{Dealer: t.Dealer})
	for level := 1; level <= t.Rules.Level; level++ {
		need := read.Need(bridge.Contract{Level: level, Strain: strain})
		if need > w.Points || level > 1 && need <= w.Need { // there are no figures for higher ones
			break
		}
		w.Bid, w.Need = bridge.Bid(level, strain), need
	}
	return w
}
