package bidding_test

import (
	"fmt"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

func ExampleExplain() {
	auction := bridge.Auction{Dealer: card.South}
	for _, text := range []string{"1S", "Pass", "3S", "Pass", "5S"} {
		call, err := bridge.ParseCall(text)
		if err != nil {
			panic(err)
		}
		m := bidding.Explain(bridge.SuperBridge(), auction, call)
		fmt.Printf("%v %v: %v, %d to %d points, %d or more spades\n",
			auction.Turn(), call, m.Purpose, m.Points.Min, m.Points.Max, m.Length[card.Spades].Min)
		auction = auction.With(call)
	}
	// Output:
	// S 1S: opening, 18 to 30 points, 6 or more spades
	// W Pass: nothing-to-add, 0 to 60 points, 0 or more spades
	// N 3S: raise, 15 to 18 points, 4 or more spades
	// E Pass: nothing-to-add, 0 to 60 points, 0 or more spades
	// S 5S: to-game, 25 to 29 points, 6 or more spades
}
