package bridge_test

import (
	"errors"
	"fmt"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

func ExampleBoard_Apply() {
	deal, err := card.ParseDeal("N:AM951.JT62.QL73.KZ84 KZ84.AM951.JT62.QL73 QL73.KZ84.AM951.JT62 JT62.QL73.KZ84.AM951")
	if err != nil {
		fmt.Println(err)
		return
	}
	b, err := bridge.NewBoard(bridge.SuperBridge(), deal, card.South, bridge.VulNone)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, c := range []bridge.Call{bridge.Bid(1, bridge.NoTrump), bridge.Pass, bridge.Bid(1, bridge.Hearts)} {
		next, err := b.Apply(bridge.Called(c))
		if err != nil {
			fmt.Println(err)
			break
		}
		b = next
	}
	fmt.Println(b.Auction().Calls, "and it is for", b.Turn(), "to call")
	// Output:
	// 1H is not legal: a bid must be higher than the last one, 1N
	// [1N Pass] and it is for N to call
}

func ExampleRules_Score() {
	contract, err := bridge.ParseContract("7HX-S")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, tricks := range []int{16, 13} {
		score := bridge.SuperBridge().Score(contract, true, tricks)
		fmt.Println(tricks, "tricks:", score.Balance(contract.Declarer.Side()), "in", len(score), "lines")
	}
	// Output:
	// 16 tricks: 3260 in 4 lines
	// 13 tricks: -900 in 1 lines
}

func ExampleParseEvent() {
	for _, text := range []string{"4n", "SA", "Claim 5"} {
		fmt.Println(bridge.ParseEvent(text))
	}
	// Output:
	// 4N <nil>
	// SA <nil>
	// Claim 5 <nil>
}

func ExampleRuleError() {
	auction := bridge.Auction{Dealer: card.South, Calls: []bridge.Call{bridge.Bid(1, bridge.Spades), bridge.Pass}}
	err := auction.Check(bridge.SuperBridge(), bridge.Double)
	var broke *bridge.RuleError
	if errors.As(err, &broke) {
		fmt.Println(broke.Rule == bridge.DoubleOpponents, broke.Seat, broke.Event)
	}
	fmt.Println(err)
	// Output:
	// true N X
	// X is not legal: 1S is your own side's bid
}
