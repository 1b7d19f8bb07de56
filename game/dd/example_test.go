package dd_test

import (
	"context"
	"fmt"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/dd"
)

// South, in 9NT with every top card between his two hands, claims after the lead.
func ExampleCheckClaim() {
	deal, err := card.ParseDeal("N:AKQJM.AKQJ.AKQJ.AKQJ 8765.8765.8765.87654 ZLT9.MZLT9.MZLT.MZLT 4321.4321.94321.9321")
	if err != nil {
		fmt.Println(err)
		return
	}
	b, err := bridge.NewBoard(bridge.SuperBridge(), deal, card.South, bridge.VulNone)
	if err != nil {
		fmt.Println(err)
		return
	}
	b, err = b.Replay([]bridge.Event{
		bridge.Called(bridge.Bid(9, bridge.NoTrump)), bridge.Called(bridge.Pass), bridge.Called(bridge.Pass), bridge.Called(bridge.Pass),
		bridge.Played(card.Card{Suit: card.Diamonds, Rank: 9}),
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	verdict, err := dd.CheckClaim(context.Background(), b, 17, 300_000)
	fmt.Println(verdict.Good, verdict.Sure, err)
	// Output:
	// Yes 17 <nil>
}
