package text

import (
	"strconv"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// HandPoints says what a hand counts, as in "17 HCP (18)": high cards, and in brackets with long suits, where that is more. Where the players
// announce their points, and where they have no way to count the deck, high cards are all.
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
		return text.TN("hand.points", high)
	}
	return text.TN("hand.points-long", high, "All", strconv.Itoa(all))
}
