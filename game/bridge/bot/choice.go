package bot

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// choiceLayouts is how many layouts of the defenders' hands a contract is chosen on.
const choiceLayouts = 40

// chooseContract returns the contract that declarer chooses: the one that scores most on layouts in which the defenders
// have the points that they have announced, when it makes as many tricks as the estimate says.
func chooseContract(ctx context.Context, v bridge.View, e effort) (Advice, error) {
	calls := v.LegalChoices()
	worth := make([]float64, len(calls))
	for _, l := range newChoiceDealer(v, e.source).layouts(choiceLayouts) {
		if err := ctx.Err(); err != nil {
			return Advice{}, err
		}
		for i, call := range calls {
			c := bridge.Contract{Level: call.Level(), Strain: call.Strain(), Declarer: v.Seat}
			worth[i] += bidding.Worth(&v.Table, c, &l.hands) / choiceLayouts
		}
	}
	best := 0
	for i := range calls {
		if worth[i] > worth[best] {
			best = i
		}
	}
	return Advice{Event: bridge.Chosen(calls[best])}, nil
}

// newChoiceDealer returns a dealer for declarer, who sees dummy and chooses the contract.
func newChoiceDealer(v bridge.View, source uint64) *dealer {
	d := newAuctionDealer(v, bidding.Untold(v.Rules), source)
	dummy := v.Contract().Dummy()
	d.fixed.hands[dummy], _ = v.Hand(dummy)
	d.hidden = []card.Seat{v.Seat.Left(), v.Seat.Left().Partner()}
	d.divide(v.Table)
	return d
}
