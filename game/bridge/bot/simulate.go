package bot

import (
	"context"
	"math"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
)

// judge returns the call for the player's hand: that of the rules, or another true call that scores more on
// layouts that fit the auction, with everybody continuing by the rules and the contract making its estimated
// tricks.
func judge(ctx context.Context, v bridge.View, e effort) (Advice, error) {
	a := e.cards.Read(&v.Table, v.Auction())
	call, meaning := a.Choose(v.Own())
	if r, ok := e.ofChance(v); ok {
		o := otherwise(a, r, v.Own(), bidding.Option{Call: call, Meaning: meaning})
		call, meaning = o.Call, o.Meaning
	}
	options := []bidding.Option{{Call: call, Meaning: meaning}}
	if e.auctions > 0 && !e.without.lacks(Simulation) {
		others := a.Others
		if e.byTheBook {
			others = a.ByTheBook
		}
		options = append(options, others(v.Own(), call, meaning)...)
	}
	best := 0
	gains := make([]float64, len(options)) // compared with the call of the rules, over all layouts
	imps := make([]float64, len(options))  // the same, in IMPs
	if len(options) > 1 {
		squares := make([]float64, len(options))
		for _, l := range newAuctionDealer(v, a.Shown(), e.source).layouts(e.auctions) {
			if err := ctx.Err(); err != nil {
				return Advice{}, err
			}
			usual := a.GoOn(call, &l.hands, &v.Table)
			for i := 1; i < len(options); i++ {
				points := int(a.GoOn(options[i].Call, &l.hands, &v.Table) - usual)
				more := e.scoring.duel(points)
				imps[i] += float64(bridge.IMPs(points))
				gains[i] += more
				squares[i] += more * more
			}
		}
		for i := range options {
			// A gain below its standard error may be chance.
			if gains[i] > gains[best] && gains[i] > math.Sqrt(squares[i]) {
				best = i
			}
		}
	}
	advice := Advice{Event: bridge.Called(options[best].Call), Meaning: options[best].Meaning}
	next := -1 // the best of the others
	for i := range options {
		if i != best && (next < 0 || gains[i] > gains[next]) {
			next = i
		}
	}
	if next >= 0 && gains[next] < gains[best] && imps[next] < imps[best] {
		advice.NextCall, advice.Loses = options[next].Call, (imps[best]-imps[next])/float64(e.auctions)
	}
	return advice, nil
}
