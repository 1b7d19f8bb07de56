package practice

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// doubt is the number of points by which a call may be off as a matter of judgement.
const doubt = 1

// FromCalls makes exercises of a player's calls on a board that aren't true of his hand by the cards that the sides bid by: to find
// the call that is. What may be a matter of judgement isn't among them.
func FromCalls(b bridge.Board, seat card.Seat, cards bidding.Cards) (all []Exercise) {
	auction := b.Auction()
	for i, call := range auction.Calls {
		if auction.Caller(i) != seat {
			continue
		}
		e := Exercise{Kind: Mistake, Level: 1, Board: b.Prefix(i).Alone(), Seat: seat, Cards: cards, Done: bridge.Called(call)}
		best, _ := e.read().Choose(e.Hand())
		e.Best = bridge.Called(best)
		asked := e
		asked.Kind = Answer
		if v := asked.called(call); !v.Right && beyondDoubt(v) {
			all = append(all, e)
		}
	}
	return all
}

// beyondDoubt reports whether a call is wrong beyond judgement.
func beyondDoubt(v Verdict) bool {
	if slices.Contains([]string{"natural", "purpose", "illegal"}, v.Why) {
		return false
	}
	off := v.Wanted - v.Number
	points := slices.Contains([]string{"too-few-points", "too-many-points", "too-few-high", "too-many-high"}, v.Why)
	return !points || max(off, -off) > doubt
}
