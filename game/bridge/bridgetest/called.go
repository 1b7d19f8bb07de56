package bridgetest

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Called returns a board of a number, counted from 0, with the given calls, in which declarer's side then takes a number of
// tricks. The cards are dealt in their order.
func Called(rules bridge.Rules, number int, calls []string, tricks int) bridge.Board {
	var deal card.Deal
	for i, c := range rules.Deck.Hand().Cards() {
		deal[i%4] = deal[i%4].With(c)
	}
	b, err := bridge.NewBoard(rules, deal, rules.Dealer(number), rules.Vulnerability(number))
	for _, text := range calls {
		var c bridge.Call
		if err == nil {
			c, err = bridge.ParseCall(text)
		}
		if err == nil {
			b, err = b.Apply(bridge.Called(c))
		}
	}
	if err == nil && b.Phase() == bridge.PlayPhase { // whoever leads claims for the defenders
		b, err = b.Apply(bridge.Claimed(rules.Tricks() - tricks))
	}
	if err != nil {
		panic(err)
	}
	return b
}
