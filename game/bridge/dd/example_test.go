package dd_test

import (
	"context"
	"fmt"
	"log"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// mustParse reads a deal that is known to be one.
func mustParse(text string) card.Deal {
	deal, err := card.ParseDeal(text)
	if err != nil {
		log.Fatal(err)
	}
	return deal
}

// South leads at no-trump: the king is with West, and so the finesse works.
func finesse() dd.Position {
	return dd.Position{
		Hands:  mustParse("N:AQ... ..87. 32... KJ..."),
		Trick:  bridge.Trick{Leader: card.South},
		Strain: bridge.NoTrump,
	}
}

func ExampleSolve() {
	tricks, err := dd.Solve(context.Background(), finesse(), dd.Options{})
	fmt.Println(tricks.Min, tricks.Exact(), err)
	// Output:
	// 2 true <nil>
}

// With a limit the answer may be open; what has been proved is true.
func ExampleSolve_limit() {
	p := dd.Position{Hands: card.Deck68.Seeded(1, 0, 0), Strain: bridge.Spades}
	tricks, err := dd.Solve(context.Background(), p, dd.Options{Nodes: 100})
	fmt.Println(tricks.Exact(), tricks.Min <= tricks.Max, err)
	// Output:
	// false true <nil>
}

// Whether East-West take a trick is answered sooner than how many tricks there are.
func ExampleAtLeast() {
	answer, err := dd.AtLeast(context.Background(), finesse(), card.EW, 1, dd.Options{Nodes: 1000})
	fmt.Println(answer, err)
	// Output:
	// No <nil>
}

// After South's 3 and West's jack, North is to play: the queen wins two tricks, and the ace
// but one.
func ExamplePlays() {
	p := finesse()
	p.Hands[card.South] = p.Hands[card.South].Without(card.Card{Suit: card.Spades, Rank: 3})
	p.Hands[card.West] = p.Hands[card.West].Without(card.Card{Suit: card.Spades, Rank: card.Jack})
	p.Trick = p.Trick.With(card.Card{Suit: card.Spades, Rank: 3}).With(card.Card{Suit: card.Spades, Rank: card.Jack})
	plays, err := dd.Plays(context.Background(), p, dd.Options{})
	for _, play := range plays {
		fmt.Println(play.Cards, play.Tricks.Min)
	}
	fmt.Println(err)
	// Output:
	// A... 1
	// Q... 2
	// <nil>
}

// Hands of three cards have a table too. Who declares matters: the others lead.
func ExampleTable() {
	deal := mustParse("N:A.K.2. K.A.3. 2..4.A 3..A.K")
	tricks, err := dd.Table(context.Background(), deal, dd.Options{})
	for _, declarer := range card.Seats {
		fmt.Print(declarer)
		for _, strain := range bridge.Strains {
			fmt.Print(" ", strain, tricks[declarer][strain].Min)
		}
		fmt.Println()
	}
	fmt.Println(err)
	// Output:
	// N C 1 D 1 H 1 S 1 N 1
	// E C 1 D 1 H 1 S 1 N 1
	// S C 2 D 1 H 1 S 1 N 1
	// W C 1 D 1 H 2 S 1 N 1
	// <nil>
}

// North-South can make four spades; five diamonds, doubled, goes down only two.
func ExamplePar() {
	var tricks dd.Tricks
	for _, declarer := range card.Seats {
		for strain, n := range [2][5]int{card.NS: {6, 4, 6, 10, 8}, card.EW: {7, 9, 7, 3, 5}}[declarer.Side()] {
			tricks[declarer][strain] = dd.Bounds{Min: n, Max: n}
		}
	}
	par, err := dd.Par(tricks, bridge.Duplicate(), card.North, bridge.VulNone)
	fmt.Println(par.Points, par.Contracts, err)
	// Output:
	// 300 [5DX-E 5DX-W] <nil>
}

// South, in 9NT with every top card between his two hands, claims after the lead.
func ExampleCheckClaim() {
	deal := mustParse("N:AKQJM.AKQJ.AKQJ.AKQJ 8765.8765.8765.87654 ZLT9.MZLT9.MZLT.MZLT 4321.4321.94321.9321")
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
