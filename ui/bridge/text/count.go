package text

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// HandPoints describes the value of a hand, as in "17 HCP (18)": its high cards, and in brackets its points with long
// suits if these are more. Only high cards count in games in which the players announce their points, and with decks
// that the systems can't count.
func HandPoints(r bridge.Rules, hand card.Hand) string {
	high := bridge.HCP(hand)
	all := high
	if !r.Choices && bidding.Knows(r) {
		c := bidding.Counting(r)
		high, all = 0, c.Points(hand)
		for _, h := range hand {
			high += c.High(h)
		}
	}
	if all == high {
		return text.T("hand.points", "Points", high)
	}
	return text.T("hand.points-long", "Points", high, "All", all)
}
